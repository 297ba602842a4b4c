import modes from '../styles/token-modes.css?inline'
import tokens from '../styles/tokens.css?inline'

/**
 * Adds styles to a document outside its style sheet: only a page whose map scrolls into view loads them. The
 * build gives that sheet's custom properties short names, so these bring the tokens under their own, and only to the
 * elements of `scope`: nothing else in the page may change. Without a scope they are the whole document's.
 */
export function adoptStyles(scope: string, ...texts: string[]): void {
  const own = [tokens, modes].map((text) => text.replaceAll(/:root[^\s,{]*/g, `$& ${scope}`))
  for (const text of [...own, ...texts]) {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets.push(sheet)
  }
}
