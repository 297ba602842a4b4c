import type { InterfaceLanguage } from '@shanmen/contract/languages.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import { chooseLanguage, useLanguage, useMessages } from '../language/language.ts'
import { authMessages } from '../messages/auth.ts'
import styles from './auth-layout.module.css'

const languages: [InterfaceLanguage, string, string][] = [
  ['zh', '中文', 'zh-CN'],
  ['en', 'English', 'en'],
]

// The first screen leaves the focus to the browser. A later one focuses its heading, which is announced: what had the focus is gone.
let opened = false

/** The layout of every screen before sign-in. */
export function AuthLayout({ title, children }: { title: string; children: ReactNode }) {
  const t = useMessages(authMessages)
  const now = useLanguage()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (opened) heading.current?.focus()
    opened = true
  }, [])
  useEffect(() => {
    const before = document.title
    document.title = `${title} · ${t.studio}`
    return () => {
      document.title = before
    }
  }, [title, t])
  return (
    <div className={styles.page}>
      <div className={styles.scene} aria-hidden="true">
        <img src="/scene.svg" alt="" />
        <p className={styles.colophon}>{t.colophon}</p>
      </div>
      <div className={styles.side}>
        <header className={styles.brand}>
          <img src="/seal.svg" alt="" />
          <b>{t.studio}</b>
          <div className={styles.languages}>
            {languages.map(([code, name, lang]) => (
              <button
                key={code}
                type="button"
                lang={lang}
                aria-pressed={now === code}
                onClick={() => chooseLanguage(code)}
              >
                {name}
              </button>
            ))}
          </div>
        </header>
        <main className={styles.main}>
          <h1 id="sign-in" ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {children}
        </main>
        <footer>
          <p className={styles.note}>{t.foot}</p>
        </footer>
      </div>
    </div>
  )
}
