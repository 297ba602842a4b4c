declare module 'virtual:style-sheet' {
  /** Text of the inlined style sheet, by the reader's view. */
  export const styleSheets: { normal: string; elder: string }
}
declare module '*.mjs?worker&url' {
  const address: string
  export default address
}
