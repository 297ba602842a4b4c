import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useShell } from '../data/global.ts'
import { useLanguage } from '../language/language.ts'
import { showMoment } from '../lib/dates.ts'
import { frame } from '../messages/shell.ts'
import { keepPageCode, pageCodeId } from './page-code.ts'
import styles from './print-foot.module.css'

/** On paper only, below the item: where it was read and when it was printed, the address also as a QR code. */
export function PrintFoot() {
  const language = useLanguage()
  const words = frame[language]
  const { pathname } = useLocation()
  const address = (useShell()?.settings.publicUrl ?? '') + pathname
  const printed = useRef<HTMLElement>(null)
  useEffect(() => void keepPageCode(address), [address])
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
        {words.printedFrom}
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
