import { useGlobal } from '../data/global.ts'
import { usePath } from '../language/language.ts'
import { LocalLink } from '../language/local-link.tsx'
import styles from './header.module.css'

/**
 * The alerts that concern this page, above the header. Each is announced when it appears, also after an in-app step; the
 * server decides which pages show it.
 */
export function Alerts() {
  const path = usePath()
  return useGlobal()
    ?.alerts?.filter(({ shownOn }) => !shownOn[0] || shownOn.includes(path))
    .map(({ id, level, levelName, title, text, path: to }) => (
      <p key={id} className={styles.alert} data-level={level} role="alert">
        <b>{levelName}</b>{' '}
        <strong>{to && to !== path ? <LocalLink to={to}>{title}</LocalLink> : title}</strong> {text}
      </p>
    ))
}
