import { useLanguage } from '../../language/language.ts'
import { fillIn, parts } from '../../messages/components.ts'
import styles from './badge.module.css'

const max = 99

/** How often something was repeated; above 99 it reads 99+ (R262). */
export function Badge({ count }: { count: number }) {
  const words = parts[useLanguage()]
  const text = badgeText(count)
  return (
    <>
      <span className={styles.badge} aria-hidden="true">
        {text}
      </span>
      <span className="vh">{fillIn(words.repeated, text)}</span>
    </>
  )
}

/** 99 → `99`, 100 → `99+`. */
export function badgeText(count: number): string {
  return count > max ? `${max}+` : String(count)
}
