const files = import.meta.glob<string>(['../../../../locales/pl.ftl', '../../../../games/**/locales/pl.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

export default Object.values(files)
