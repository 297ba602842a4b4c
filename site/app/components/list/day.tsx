import { useLanguage } from '../../language/language.ts'
import { dateParts, showMonth } from '../../lib/dates.ts'
import styles from './dated-list.module.css'

/** The date of a list row: the day in large figures, month and year below. */
export function Day({ at }: { at: string }) {
  return (
    <time className={styles.day} dateTime={at}>
      <b>{dateParts(at).day}</b> <span>{showMonth(at, useLanguage())}</span>
    </time>
  )
}
