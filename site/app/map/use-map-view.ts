import { type RefObject, useEffect, useState } from 'react'
import { map } from '../messages/map.ts'
import type { Provider } from './choice.ts'
import type { MapView, Scene } from './map-view.ts'
import { patience } from './patience.ts'
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
    let late: ReturnType<typeof setTimeout> | undefined
    const tell = (shown: Shown) => {
      clearTimeout(late)
      if (ended) return shown.view?.end()
      running = shown.view
      setState(shown)
      // One patience over all that loads; a map that comes after it is still shown.
      if (shown.loading)
        late = setTimeout(() => setState((state) => ({ ...state, note: words.lost.blocked })), patience)
    }
    const onLost = () => setState({ note: words.lost.graphics })
    void showMap(element, { ...scene, onLost }, choice.provider, tell)
    return () => {
      ended = true
      clearTimeout(late)
      running?.end()
    }
  }, [box, scene, choice])
  return state
}
