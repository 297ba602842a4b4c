import type { Data } from '@shanmen/contract/schemas.ts'
import { useLanguage } from '../../../language/language.ts'
import { memberMessages } from '../../../messages/member.ts'
import styles from './visitor-notes.module.css'

/** What to know before a visit: rules and concessions, and where to park. Nothing without either. */
export function VisitorNotes({ scenic: { notices, parking } }: { scenic: Data<'scenicDetail'> }) {
  const t = memberMessages[useLanguage()]
  if (notices.length === 0 && !parking) return null
  return (
    <section className={`wrap ${styles.notes}`} aria-labelledby="notes">
      <h2 id="notes">{t.notices}</h2>
      <ul>
        {notices.map((notice) => (
          <li key={notice}>{notice}</li>
        ))}
        {parking && (
          <li>
            <b>{t.parking}</b> {parking}
          </li>
        )}
      </ul>
    </section>
  )
}
