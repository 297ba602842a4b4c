import tokens from '../styles/tokens.css?inline'

/**
 * Adds styles to a document without its one style sheet: only a page whose map comes near the screen pays for them. The
 * build gives that sheet's custom properties short names, so these bring the tokens under their own.
 */
export function adoptStyles(...texts: string[]): void {
  for (const text of [tokens, ...texts]) {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets.push(sheet)
  }
}
