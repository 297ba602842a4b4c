import type { EntryContext } from 'react-router'
import { qrPath } from '../parts/qr-code.ts'
import { codeParts, pageCodeId } from './page-code.ts'

/** The symbol with the QR code of a detail page's address, for the foot of its print; empty on every other page. */
export function drawPageCode(publicUrl: string, { staticHandlerContext }: EntryContext): string {
  const { matches, location, statusCode } = staticHandlerContext
  const isDetail = statusCode === 200 && matches.at(-1)?.params.id !== undefined
  const address = isDetail ? publicUrl + location.pathname : ''
  const { viewBox, path } = codeParts(address ? qrPath(address) : undefined)
  const symbol = `<symbol id="${pageCodeId}" viewBox="${viewBox}" data-of="${escapeAttribute(address)}"><path d="${path}"/></symbol>`
  return `<svg width="0" height="0" class="vh" aria-hidden="true">${symbol}</svg>`
}

const escapeAttribute = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')
