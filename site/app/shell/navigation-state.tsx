import { pathWithoutLanguage } from '@shanmen/contract/languages.ts'
import { useEffect, useLayoutEffect, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { Skeleton } from '../components/feedback/placeholders.tsx'
import { useGlobal } from '../data/global.ts'
import { menuTarget, menuTrail } from '../lib/menu.ts'
import styles from './navigation-state.module.css'

const timeoutMs = 200

/**
 * Shown instead of the page when the next one takes longer than 200 ms. Only for another path: a list stays visible
 * while its filters change.
 */
export function Pending() {
  const { location: next } = useNavigation()
  const { pathname } = useLocation()
  const leaving = next !== undefined && next.pathname !== pathname
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!leaving) return
    const timer = setTimeout(() => setLate(true), timeoutMs)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [leaving])
  return leaving && late ? <Silhouette path={pathWithoutLanguage(next.pathname)} /> : null
}

/** The outline of the next page: a page of the menu has a head and cards, an item its title and text. */
function Silhouette({ path }: { path: string }) {
  const menu = useGlobal()?.menu ?? []
  const listed = menuTrail(menu, path).some((item) => menuTarget(item) === path)
  useLayoutEffect(() => {
    // The page itself stays mounted and hidden: an aborted navigation shows it again.
    document.documentElement.toggleAttribute('data-pending', true)
    return () => void document.documentElement.toggleAttribute('data-pending', false)
  }, [])
  return (
    <div className={styles.pending} data-item={!listed}>
      <div className="wrap">
        <i />
      </div>
      <div className="wrap">
        <Skeleton />
      </div>
    </div>
  )
}

/** A thin line at the top while the next page loads; visible only when that takes longer than 200 ms. */
export function Progress() {
  const { state } = useNavigation()
  return <div className={styles.progress} data-loading={state === 'loading'} aria-hidden="true" />
}
