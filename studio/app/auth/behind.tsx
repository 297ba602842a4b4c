import { type ComponentType, useEffect, useState } from 'react'
import { Broken } from './auth.tsx'
import { LoadingScreen } from './opening.tsx'

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
