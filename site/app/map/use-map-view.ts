import { type RefObject, useEffect, useState } from 'react'
import { map } from '../words/map.ts'
import type { Provider } from './choice.ts'
import type { MapView, Scene } from './map-view.ts'
import { type Shown, showMap } from './show-map.ts'

/** The running map of a scene in a box, and what is to be said about it; no map before one is chosen. The same choice made once more tries once more. */
export function useMapView(
  box: RefObject<HTMLElement | null>,
  scene: Omit<Scene, 'onLost'>,
  choice: { provider: Provider } | undefined,
): Shown {
  const [state, setState] = useState<Shown>({ note: '' })
  useEffect(() => {
    const element = box.current
    if (!element || !choice) return
    const words = map[scene.language]
    let ended = false
    let running: MapView | undefined
    setState({ note: words.loading })
    const onLost = () => setState({ note: words.lost.graphics })
    void showMap(element, { ...scene, onLost }, choice.provider).then((result) => {
      if (ended) return result.view?.end()
      running = result.view
      setState(result)
    })
    return () => {
      ended = true
      running?.end()
    }
  }, [box, scene, choice])
  return state
}
