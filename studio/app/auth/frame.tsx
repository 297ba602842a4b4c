import type { Language } from '@shanmen/content/language.ts'
import { type ReactNode, useEffect } from 'react'
import { chooseLanguage, useLanguage, useMessages } from '../language/language.ts'
import { authMessages } from '../messages/auth.ts'
import './fonts.css'
import styles from './frame.module.css'
import { Scene } from './scene.tsx'

const languages: [Language, string, string][] = [
  ['zh', '中文', 'zh-CN'],
  ['en', 'English', 'en'],
]

/** What stands around every screen before someone is signed in. */
export function AuthLayout({ title, children }: { title: string; children: ReactNode }) {
  const t = useMessages(authMessages)
  const now = useLanguage()
  useEffect(() => {
    document.title = `${title} · ${t.studio}`
  }, [title, t])
  return (
    <div className={styles.page}>
      <div className={styles.scene} aria-hidden="true">
        <Scene />
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
          <h1>{title}</h1>
          {children}
        </main>
        <footer>
          <p className={styles.note}>{t.foot}</p>
        </footer>
      </div>
    </div>
  )
}
