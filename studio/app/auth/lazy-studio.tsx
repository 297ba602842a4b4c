import { type ComponentType, useEffect, useState } from 'react'
import { useMessages } from '../language/language.ts'
import { authMessages } from '../messages/auth.ts'
import styles from './auth-layout.module.css'
import { Broken } from './auth-screens.tsx'

type LazyStudioProps = {
  /** Loads the studio's code, which may be there already. */
  load: () => Promise<{ default: ComponentType }>
}

/**
 * The studio after sign-in. Not loaded with `lazy`: React shows the content of a Suspense boundary at the earliest 300 ms
 * after its fallback, which would be a quarter of the time to the first screen.
 */
export function LazyStudio({ load }: LazyStudioProps) {
  const [Studio, setStudio] = useState<ComponentType>()
  const [lost, setLost] = useState(false)
  useEffect(() => {
    load().then(
      (studio) => setStudio(() => studio.default),
      () => setLost(true),
    )
  }, [load])
  if (lost) return <Broken />
  return Studio ? <Studio /> : <LoadingScreen />
}

/** Shown until the studio is loaded; its text fades in late, so that it does not flash on a fast start. */
export function LoadingScreen() {
  const t = useMessages(authMessages)
  return (
    <p className={styles.opening} role="status">
      <img src="/seal.svg" alt="" />
      {t.opening}
    </p>
  )
}
