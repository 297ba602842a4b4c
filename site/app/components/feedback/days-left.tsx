import { useLanguage } from '../../language/language.ts'
import { componentMessages } from '../../messages/components.ts'
import styles from './days-left.module.css'

/** Days until a deadline with the number in large accent figures; a dash where none are left. */
export function DaysLeft({ days }: { days: number | undefined }) {
  const t = componentMessages[useLanguage()]
  if (days === undefined) return <span className="mute">—</span>
  const [before, after] = (days === 1 ? t.dayLeft : t.daysLeft).split('{n}')
  return (
    <span className={styles.days}>
      {before}
      <b>{days}</b>
      {after}
    </span>
  )
}
