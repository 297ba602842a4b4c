import { languages } from '@shanmen/contract/languages.ts'
import { type RefObject, useEffect, useState } from 'react'
import { mapMessages } from '../messages/map.ts'
import { MapFailure, type MapTrouble, type MapView, mapTimeoutMs, type Scene } from './map-view.ts'

/** `again` says that this is a substitute for AMap's map, which may be tried again; `loading` that a map is on its way. */
type Shown = { view?: MapView; note: string; again?: boolean; loading?: boolean }

/**
 * Shows the map that was chosen; when AMap's cannot be shown or breaks, the site's own, and when there can be none only
 * says why. `report` is called at each change, and answers whether the map is still wanted. Never rejects.
 */
async function showMap(
  box: HTMLElement,
  scene: Scene,
  provider: Provider,
  report: (shown: Shown) => boolean,
): Promise<unknown> {
  const { loading, lost, own } = mapMessages[scene.language]
  report({ note: loading, loading: true })
  if (provider === 'own') return report(await showOwn(box, scene, ''))
  const substitute = async (trouble: MapTrouble) => {
    if (!report({ note: loading, loading: true, again: true })) return
    const shown = await showOwn(box, scene, trouble === 'refused' ? own.refused : own.blocked)
    // The reader wants to know why the map is missing, not why its substitute is.
    report(shown.view ? { ...shown, again: true } : { note: lost[trouble], again: true })
  }
  try {
    const { showAmap } = await import('./amap/show-amap.ts')
    const view = await showAmap(box, { ...scene, onLost: () => void substitute('blocked') })
    report({ view, note: '' })
  } catch (error) {
    await substitute(troubleOf(error))
  }
}

async function showOwn(box: HTMLElement, scene: Scene, note: string): Promise<Shown> {
  try {
    const { showEmbedded } = await import('./embedded/show-embedded.ts')
    const view = await showEmbedded(box, scene)
    const missing = view.beyond > 0 ? mapMessages[scene.language].beyond(view.beyond) : ''
    return { view, note: [note, missing].filter(Boolean).join(languages[scene.language].isCjk ? '' : ' ') }
  } catch (error) {
    return { note: mapMessages[scene.language].lost[troubleOf(error)] }
  }
}

const troubleOf = (error: unknown): MapTrouble => (error instanceof MapFailure ? error.trouble : 'blocked')

/** The running map of a scene in a box and its note; no map before one is chosen. Choosing the same again tries again. */
export function useMapView(
  box: RefObject<HTMLElement | null>,
  scene: Omit<Scene, 'onLost' | 'onRestored'>,
  choice: { provider: Provider } | undefined,
): Shown {
  const [state, setState] = useState<Shown>({ note: '' })
  useEffect(() => {
    const element = box.current
    if (!element || !choice) return
    const t = mapMessages[scene.language]
    let ended = false
    let last: Shown = { note: '' }
    let late: ReturnType<typeof setTimeout> | undefined
    // A map of its own for each: what still loads of another one that was chosen before goes with its box.
    const own = document.createElement('div')
    own.className = 'map-box'
    element.append(own)
    const report = (shown: Shown) => {
      clearTimeout(late)
      if (ended) {
        shown.view?.end()
        return false
      }
      last = shown
      setState(shown)
      // One time limit over all that loads; a map that comes after it is still shown.
      if (shown.loading)
        late = setTimeout(() => setState((state) => ({ ...state, note: t.lost.blocked })), mapTimeoutMs)
      return true
    }
    const onLost = () => setState({ ...last, view: undefined, note: t.lost.blocked })
    const onRestored = () => setState(last)
    void showMap(own, { ...scene, onLost, onRestored }, choice.provider, report)
    return () => {
      ended = true
      clearTimeout(late)
      last.view?.end()
      own.remove()
    }
  }, [box, scene, choice])
  return state
}

/** Which map a visitor chose: AMap's, with their consent, or the site's own. */
export type Provider = 'amap' | 'own'

const key = 'shanmen:map'

/** The choice stored on this device; undefined without one, or where storage is blocked. */
export function storedChoice(): Provider | undefined {
  try {
    const value = localStorage.getItem(key)
    return value === 'amap' || value === 'own' ? value : undefined
  } catch {
    return undefined
  }
}

/** Stores the choice; where storage is blocked it lasts as long as the page. */
export function storeChoice(provider: Provider): void {
  try {
    localStorage.setItem(key, provider)
  } catch {
    // Asked again on the next page.
  }
}
