import { type ComponentType, useEffect, useState } from 'react'
import { useMessages } from '../language/language.ts'
import { authMessages } from '../messages/auth.ts'
import styles from './auth-layout.module.css'
import { Broken } from './auth-screens.tsx'

type LazyStudioProps = {
  /** Fetches the studio's own code, which may be here already. */
  load: () => Promise<{ default: ComponentType }>
}

/**
 * What stands behind the gate. Waited for by hand, not with `lazy`: React shows whatever a Suspense boundary waited for
 * 300 ms after the boundary's fallback at the earliest, and here that would be a quarter of the way to the first screen.
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

/** The moment before the studio is there. Its words come late, so that a quick start shows nothing that vanishes. */
export function LoadingScreen() {
  const t = useMessages(authMessages)
  return (
    <p className={styles.opening} role="status">
      <img src="/seal.svg" alt="" />
      {t.opening}
    </p>
  )
}
