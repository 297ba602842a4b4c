import { map as allWords } from '../messages/map.ts'
import type { Provider } from './choice.ts'
import { MapFailure, type MapTrouble, type MapView, type Scene } from './map-view.ts'

/** `again` says that this is a substitute for AMap's map, which may be tried again; `loading` that a map is on its way. */
export type Shown = { view?: MapView; note: string; again?: boolean; loading?: boolean }

/**
 * Shows the map that was chosen; when AMap's cannot be shown or breaks, the site's own, and when there can be none only
 * says why. `tell` hears of each turn. Never rejects.
 */
export async function showMap(
  box: HTMLElement,
  scene: Scene,
  provider: Provider,
  tell: (shown: Shown) => void,
): Promise<void> {
  const { loading, lost, own } = allWords[scene.language]
  tell({ note: loading, loading: true })
  if (provider === 'own') return tell(await showOwn(box, scene, ''))
  const substitute = async (trouble: MapTrouble) => {
    tell({ note: loading, loading: true, again: true })
    const shown = await showOwn(box, scene, trouble === 'refused' ? own.refused : own.blocked)
    // The reader wants to know why the map is missing, not why its substitute is.
    tell(shown.view ? { ...shown, again: true } : { note: lost[trouble], again: true })
  }
  try {
    const { showAmap } = await import('./amap/show-amap.ts')
    const view = await showAmap(box, { ...scene, onLost: () => void substitute('blocked') })
    tell({ view, note: '' })
  } catch (error) {
    await substitute(troubleOf(error))
  }
}

async function showOwn(box: HTMLElement, scene: Scene, note: string): Promise<Shown> {
  try {
    const { showEmbedded } = await import('./embedded/show-embedded.ts')
    const view = await showEmbedded(box, scene)
    const missing = view.beyond > 0 ? allWords[scene.language].beyond(view.beyond) : ''
    return { view, note: [note, missing].filter(Boolean).join(scene.language === 'zh' ? '' : ' ') }
  } catch (error) {
    return { note: allWords[scene.language].lost[troubleOf(error)] }
  }
}

const troubleOf = (error: unknown): MapTrouble => (error instanceof MapFailure ? error.trouble : 'blocked')
