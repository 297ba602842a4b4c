import '@shanmen/brand/terms.css'
import { terms } from '@shanmen/brand/messages/terms.ts'
import type { Language } from '@shanmen/contract/languages.ts'
import { languages } from '@shanmen/contract/languages.ts'
import { useLanguage } from '../../language/language.ts'
import { dateParts, showMonth } from '../../lib/dates.ts'
import type { Today } from './load-home.ts'
import { Sky } from './sky.tsx'
import styles from './term.module.css'

/** A day of the year: `11月22日`, `22 Nov`. */
function showDay(date: string, language: Language): string {
  const { month, day } = dateParts(date)
  if (languages[language].isCjk) return `${Number(month)}月${Number(day)}日`
  return `${Number(day)} ${showMonth(date, language).slice(0, 3)}`
}

/** The solar term in its seal, its line of verse, and how long it lasts. */
export function TermLine({ today }: { today: Today }) {
  const language = useLanguage()
  const { name, verse } = terms[today.term][language]
  return (
    <p className={styles.term}>
      <b lang="zh-CN" aria-hidden={language !== 'zh'}>
        {terms[today.term].zh.name}
      </b>
      <span>
        {verse}
        <small>
          {name} · {showDay(today.from, language)} – {showDay(today.to, language)}
        </small>
      </span>
    </p>
  )
}

type VerseProps = { lines: readonly string[]; today: Today }

/** The closing verse under the sky of the hour, above the ridge of the footer: the painting ends where that begins. */
export function Verse({ lines, today }: VerseProps) {
  const language = useLanguage()
  const { verse } = terms[today.term][language]
  const shown = lines.length > 0 ? lines : [verse]
  return (
    <section className={styles.verse}>
      <Sky />
      <p>
        {shown.map((line) => (
          <span key={line}>{line}</span>
        ))}
        <b lang="zh-CN" aria-hidden="true">
          {terms[today.term].zh.name}
        </b>
      </p>
    </section>
  )
}
