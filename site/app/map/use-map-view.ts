import { type RefObject, useEffect, useState } from 'react'
import { map } from '../words/map.ts'
import type { Provider } from './choice.ts'
import type { MapView, Scene } from './map-view.ts'
import { showMap } from './show-map.ts'

type State = { view?: MapView; note: string }

/** The running map of a scene in a box, and what is to be said about it; no map before one is chosen. */
export function useMapView(
  box: RefObject<HTMLElement | null>,
  scene: Omit<Scene, 'onLost'>,
  provider: Provider | undefined,
): State {
  const [state, setState] = useState<State>({ note: '' })
  useEffect(() => {
    const element = box.current
    if (!element || !provider) return
    const words = map[scene.language]
    let ended = false
    let running: MapView | undefined
    setState({ note: words.loading })
    const onLost = () => setState({ note: words.lost.graphics })
    void showMap(element, { ...scene, onLost }, provider).then((result) => {
      if (ended) return result.view?.end()
      running = result.view
      setState(result)
    })
    return () => {
      ended = true
      running?.end()
    }
  }, [box, scene, provider])
  return state
}
