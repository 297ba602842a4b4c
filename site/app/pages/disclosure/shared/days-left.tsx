import { useLanguage } from '../../../language/language.ts'
import { parts } from '../../../messages/components.ts'
import styles from './days-left.module.css'

/** Days until a deadline with the number in large accent figures; a dash once it has passed. */
export function DaysLeft({ days }: { days: number | undefined }) {
  const words = parts[useLanguage()]
  if (days === undefined) return <span className="mute">—</span>
  const [before, after] = (days === 1 ? words.dayLeft : words.daysLeft).split('{n}')
  return (
    <span className={styles.left}>
      {before}
      <b>{days}</b>
      {after}
    </span>
  )
}
