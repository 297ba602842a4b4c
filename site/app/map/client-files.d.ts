declare module '*.mjs?worker&url' {
  const address: string
  export default address
}
