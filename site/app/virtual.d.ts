declare module 'virtual:page-styles' {
  /** Text of every style sheet of the browser build, by its address; empty in development. */
  export const styleSheets: Record<string, string>
}
declare module '*.mjs?worker&url' {
  const address: string
  export default address
}
