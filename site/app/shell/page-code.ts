export const pageCodeId = 'page-code'

type Code = { path: string; size: number }

/** What the symbol `#page-code` needs to show a QR code, with its quiet zone. */
export function codeParts(code: Code | undefined): { viewBox: string; path: string } {
  const side = (code?.size ?? 0) + 8
  return { viewBox: `-4 -4 ${side} ${side}`, path: code?.path ?? '' }
}

/**
 * Keeps the page's QR code right after a navigation; the server has drawn the one of the first page (`drawCodes`).
 * The code's generator is fetched only here, so a page that is read without navigating costs no script.
 */
export async function keepPageCode(address: string): Promise<void> {
  const symbol = document.getElementById(pageCodeId)
  if (!symbol || symbol.dataset.of === address) return
  symbol.dataset.of = address
  const generator = await import('../components/media/qr-code.ts').catch(() => undefined)
  if (symbol.dataset.of !== address) return
  const { viewBox, path } = codeParts(generator?.qrPath(address))
  symbol.setAttribute('viewBox', viewBox)
  symbol.firstElementChild?.setAttribute('d', path)
}
