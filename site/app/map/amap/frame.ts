import { load } from '@amap/amap-jsapi-loader'
import { map as allWords } from '../../messages/map.ts'
import { adoptStyles } from '../adopt-styles.ts'
import type { MapTrouble, MapView, Scene } from '../map-view.ts'
import marks from '../marks.css?inline'
import type { AMapLibrary } from './amap-types.ts'
import frameStyles from './frame.css?inline'
import { leaveScrolling } from './gestures.ts'
import { viewOf } from './view.ts'

export type FrameAnswer = { view: MapView } | { trouble: MapTrouble }

declare global {
  interface Window {
    _AMapSecurityConfig?: { serviceHost: string } | { securityJsCode: string }
    /** What the page around this frame calls. Errors of this document are not those of that one: they travel as values. */
    showAmap?: (scene: Scene) => Promise<FrameAnswer>
  }
}

type Settings = { key: string; code?: string }

const patience = 15_000

window.showAmap = async (scene) => {
  dress(scene)
  const { key, code }: Settings = JSON.parse(document.getElementById('amap')?.textContent ?? '{}')
  // It must be there before the script runs, or every service refuses (R274).
  window._AMapSecurityConfig = code
    ? { securityJsCode: code }
    : { serviceHost: `${location.origin}/_AMapService` }
  try {
    const AMap: AMapLibrary = await inTime(
      load({ key, version: '2.0', plugins: ['AMap.MarkerCluster', 'AMap.Walking'] }),
    )
    const box = document.createElement('div')
    box.id = 'map'
    // What has the focus is shown by moving the map; scrolling its box would tear it.
    box.addEventListener('scroll', () => box.scrollTo(0, 0))
    document.body.append(box)
    leaveScrolling(scene)
    return { view: await inTime(viewOf(AMap, box, scene)) }
  } catch (error) {
    // The loader says in a text that the key was refused; all else is a part that does not come or does not work.
    return { trouble: typeof error === 'string' ? 'refused' : 'blocked' }
  }
}

class Late extends Error {}

function inTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Late()), patience)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** The frame looks like the page around it. */
function dress({ language, places }: Scene): void {
  const { documentElement: root } = document
  root.lang = window.parent.document.documentElement.lang
  document.title = allWords[language].map(places.map(({ name }) => name).join(', '))
  const { documentElement: outer } = window.parent.document
  root.toggleAttribute('data-elder', outer.hasAttribute('data-elder'))
  // Large text is larger from the root on.
  root.style.fontSize = window.parent.getComputedStyle(outer).fontSize
  adoptStyles('', frameStyles, marks)
}
