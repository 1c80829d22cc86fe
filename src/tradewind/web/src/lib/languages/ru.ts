const files = import.meta.glob<string>(['../../../../locales/ru.ftl', '../../../../games/**/locales/ru.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

export default Object.values(files)
