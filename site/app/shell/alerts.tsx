import { lazy, Suspense } from 'react'
import { useGlobal } from '../data/global.ts'
import { usePath } from '../language/language.ts'
import { LocalLink } from '../language/local-link.tsx'
import { useHydrated } from '../lib/use-hydrated.ts'
import styles from './header.module.css'

// Only pages with an alert load it.
const CloseAlert = lazy(() => import('./close-alert.tsx'))

/**
 * The alerts that concern this page, above the header. Each is announced when it appears, also after an in-app step; the
 * server decides which pages show it. A visitor can close one, until it is changed.
 */
export function Alerts() {
  const path = usePath()
  const isHydrated = useHydrated()
  return useGlobal()
    ?.alerts?.filter(({ shownOn }) => !shownOn[0] || shownOn.includes(path))
    .map(({ id, level, levelName, title, text, path: to, updatedAt }) => (
      <p key={id + updatedAt} className={styles.alert} data-level={level} role="alert">
        <b>{levelName}</b>{' '}
        <strong>{to && to !== path ? <LocalLink to={to}>{title}</LocalLink> : title}</strong> {text}
        {isHydrated && (
          <Suspense>
            <CloseAlert name={id + updatedAt} />
          </Suspense>
        )}
      </p>
    ))
}
