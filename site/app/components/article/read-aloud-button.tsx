import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useLanguage } from '../../language/language.ts'
import { Icon } from '../../lib/icon.tsx'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { readAloudMessages } from '../../messages/read-aloud.ts'
import styles from './read-aloud-button.module.css'

/** Reads the article around it aloud and stops; nothing where the browser cannot speak. The code is loaded when pressed. */
export function ReadAloudButton() {
  const t = readAloudMessages[useLanguage()]
  const [stop, setStop] = useState<() => void>()
  const { pathname } = useLocation()
  const lastClick = useRef(0)
  useEffect(() => stop, [stop])
  // Another page ends it, also while the code is loading: between two items of one kind the button stays.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own article.
  useEffect(
    () => () => {
      lastClick.current += 1
      setStop(undefined)
    },
    [pathname],
  )
  const toggle = async ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    lastClick.current += 1
    const click = lastClick.current
    const article = currentTarget.closest('article')
    if (stop || !article) return setStop(undefined)
    const { readAloud } = await import('./read-aloud.ts')
    if (click !== lastClick.current) return
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
