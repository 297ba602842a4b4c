import { type MouseEvent, useEffect, useState } from 'react'
import { useLanguage } from '../../language/language.ts'
import { Icon } from '../../lib/icon.tsx'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { readAloudMessages } from '../../messages/read-aloud.ts'
import styles from './read-aloud-button.module.css'

/** Reads the article around it aloud and stops; nothing where the browser cannot speak. The code is loaded when pressed. */
export function ReadAloudButton() {
  const t = readAloudMessages[useLanguage()]
  const [stop, setStop] = useState<() => void>()
  // Another page ends it.
  useEffect(() => stop, [stop])
  const toggle = async ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const article = currentTarget.closest('article')
    if (stop || !article) return setStop(undefined)
    const { readAloud } = await import('./read-aloud.ts')
    const ending = readAloud(article, () => setStop(undefined))
    setStop(() => ending)
  }
  return (
    <p className={`unprinted ${styles.listen}`} data-reading={stop && ''}>
      {useHydrated() && window.speechSynthesis && (
        <button type="button" className="btn btn--g btn--s" onClick={toggle}>
          <Icon name="sound" />
          {stop ? t.stop : t.read}
        </button>
      )}
    </p>
  )
}
