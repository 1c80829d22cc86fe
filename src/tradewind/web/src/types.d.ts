declare module '*.toml' {
  const facts: any
  export default facts
}
