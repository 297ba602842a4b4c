import type { EntryContext } from 'react-router'
import { qrPath } from '../components/media/qr-code.ts'
import { isShellData } from '../data/global.ts'
import { accountCodeId } from './footer.tsx'
import { codeParts, pageCodeId } from './print-foot.tsx'

/**
 * The symbols with the QR codes that a page shows without a script: of its address, for the foot of its print (empty on
 * pages without one), and of the group's accounts, for the footer.
 */
export function drawCodes(publicUrl: string, { staticHandlerContext }: EntryContext, html: string): string {
  const { location, loaderData } = staticHandlerContext
  const hasFoot = html.includes(`"#${pageCodeId}"`)
  const accounts = Object.values(loaderData).find(isShellData)?.global?.site.social ?? []
  const symbols = [
    symbolOf(pageCodeId, hasFoot ? publicUrl + location.pathname : ''),
    ...accounts.map(({ url }, index) => accountSymbol(accountCodeId(index), url)),
  ]
  return `<svg width="0" height="0" class="vh" aria-hidden="true">${symbols.join('')}</svg>`
}

const maxDrawn = 100
const drawn = new Map<string, string>()

/** Drawn once: every page shows the same few. */
function accountSymbol(id: string, address: string): string {
  const key = `${id} ${address}`
  // The footer is not printed.
  const symbol = drawn.get(key) ?? symbolOf(id, address, 'L')
  if (drawn.size < maxDrawn) drawn.set(key, symbol)
  return symbol
}

function symbolOf(id: string, address: string, ecc?: 'L'): string {
  const { viewBox, path } = codeParts(address ? qrPath(address, ecc) : undefined)
  return `<symbol id="${id}" viewBox="${viewBox}" data-of="${escapeAttribute(address)}"><path d="${path}"/></symbol>`
}

const escapeAttribute = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')
