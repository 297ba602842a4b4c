import { useAlerts } from '../data/global.ts'
import { usePath } from '../language/language.ts'
import { LocalLink } from '../language/local-link.tsx'
import styles from './header.module.css'

/**
 * The alerts that concern this page, above the header. Each is announced when it appears, also after an in-app step, and goes when it
 * ends, also from a page that stays open; the server decides which pages show it.
 */
export function Alerts() {
  const path = usePath()
  return useAlerts()
    ?.filter(({ shownOn }) => !shownOn[0] || shownOn.includes(path))
    .map(({ id, level, levelName, title, text, path: to, until }) => (
      <p key={id} className={styles.alert} data-level={level} data-until={until} role="alert">
        <b>{levelName}</b>{' '}
        <strong>{to && to !== path ? <LocalLink to={to}>{title}</LocalLink> : title}</strong> {text}
      </p>
    ))
}
