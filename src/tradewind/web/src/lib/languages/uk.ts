const files = import.meta.glob<string>(['../../../../locales/uk.ftl', '../../../../games/**/locales/uk.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

export default Object.values(files)
