import { cinnabar } from '@shanmen/brand/colours.ts'
import type { InterfaceLanguage } from '@shanmen/contract/languages.ts'
import { type ReactNode, useEffect } from 'react'
import { chooseLanguage, useLanguage, useMessages } from '../language/language.ts'
import { authMessages } from '../messages/auth.ts'
import styles from './auth-layout.module.css'

const languages: [InterfaceLanguage, string, string][] = [
  ['zh', '中文', 'zh-CN'],
  ['en', 'English', 'en'],
]

/** The layout of every screen before sign-in. */
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

/** Three mountain ridges as SVG, so that no picture is loaded. */
function Scene() {
  return (
    <svg viewBox="0 0 900 560" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <circle cx="250" cy="96" r="34" fill={cinnabar} />
      <path
        fill="#c9c7b4"
        d="M0 330c60-26 98-84 150-92 40-6 66 46 110 50 60 6 92-120 150-150 50-26 76 72 128 96 46 22 92-60 150-58 70 2 110 96 212 92v292H0z"
      />
      <path
        fill="#8fa096"
        d="M0 420c70-10 120-78 190-82 70-4 96 58 160 60 74 2 112-104 190-108 72-4 108 84 170 92 66 8 116-50 190-44v222H0z"
      />
      <path
        fill="#2f4a43"
        d="M0 486c90-30 150-26 230-16 90 12 146-46 236-44 84 2 132 52 218 50 84-2 140-40 216-30v114H0z"
      />
      <path
        fill="none"
        stroke="#f6efe0"
        strokeOpacity=".5"
        d="M40 516h180M300 532h150M520 514h220M640 536h190M120 546h120"
      />
    </svg>
  )
}
