import { map as allWords } from '../words/map.ts'
import type { Provider } from './choice.ts'
import { MapFailure, type MapTrouble, type MapView, type Scene } from './map-view.ts'

export type Shown = { view?: MapView; note: string }

/**
 * Shows the map that was chosen; when AMap's cannot be shown the site's own, and when there can be none only says why.
 * Never rejects.
 */
export async function showMap(box: HTMLElement, scene: Scene, provider: Provider): Promise<Shown> {
  const { lost, own } = allWords[scene.language]
  if (provider === 'own') return showOwn(box, scene, '')
  try {
    const { showAmap } = await import('./amap/show-amap.ts')
    return { view: await showAmap(box, scene), note: '' }
  } catch (error) {
    const trouble = troubleOf(error)
    const shown = await showOwn(box, scene, trouble === 'refused' ? own.refused : own.blocked)
    // The reader wants to know why the map is missing, not why its substitute is.
    return shown.view ? shown : { note: lost[trouble] }
  }
}

async function showOwn(box: HTMLElement, scene: Scene, note: string): Promise<Shown> {
  try {
    const { showEmbedded } = await import('./embedded/show-embedded.ts')
    return { view: await showEmbedded(box, scene), note }
  } catch (error) {
    return { note: allWords[scene.language].lost[troubleOf(error)] }
  }
}

const troubleOf = (error: unknown): MapTrouble => (error instanceof MapFailure ? error.trouble : 'blocked')
