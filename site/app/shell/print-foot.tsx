import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useShell } from '../data/global.ts'
import { useLanguage } from '../language/language.ts'
import { showMoment } from '../lib/dates.ts'
import { shellMessages } from '../messages/shell.ts'
import styles from './print-foot.module.css'

/** On paper only, below the item: where it was read and when it was printed, the address also as a QR code. */
export function PrintFoot() {
  const language = useLanguage()
  const t = shellMessages[language]
  const { pathname } = useLocation()
  const address = (useShell()?.settings.publicUrl ?? '') + pathname
  const printed = useRef<HTMLElement>(null)
  useEffect(() => void updatePageCode(address), [address])
  useEffect(() => {
    // A stored page cannot know the day on which it is printed.
    const date = () => {
      if (printed.current) printed.current.textContent = showMoment(new Date().toISOString(), language)
    }
    addEventListener('beforeprint', date)
    return () => removeEventListener('beforeprint', date)
  }, [language])
  return (
    <div className={`wrap ${styles.foot}`}>
      <svg aria-hidden="true">
        <use href={`#${pageCodeId}`} />
      </svg>
      <p>
        {t.printedFrom}
        <b>{readable(address)}</b>
        <span ref={printed} />
      </p>
    </div>
  )
}

/** Chinese ids as Chinese; a broken escape stays as it is. */
function readable(address: string): string {
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}

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
async function updatePageCode(address: string): Promise<void> {
  const symbol = document.getElementById(pageCodeId)
  if (!symbol || symbol.dataset.of === address) return
  symbol.dataset.of = address
  const generator = await import('../components/media/qr-code.ts').catch(() => undefined)
  if (symbol.dataset.of !== address) return
  const { viewBox, path } = codeParts(generator?.qrPath(address))
  symbol.setAttribute('viewBox', viewBox)
  symbol.firstElementChild?.setAttribute('d', path)
}
