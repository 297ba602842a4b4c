import type { Gcj02 } from '../coordinates.ts'
import type { MapPlace, Scene } from '../map-view.ts'
import { clusterOf, gatherWithin, pinOf } from '../marks.ts'
import type { AMapLibrary, AMapMap, Marker } from './amap-types.ts'
import { takeFocus } from './focus.ts'

/** From here on every place has its own sign. */
const singleFrom = 16

const at = ({ lng, lat }: Gcj02): [number, number] => [lng, lat]

/** Keeps the signs of AMap's map in step with its zoom. `open` opens a place. */
export function putClusters(AMap: AMapLibrary, map: AMapMap, scene: Scene, open: (id: string) => void): void {
  /** The first place of the cluster that was entered: its sign gets the focus, which the cluster takes along. */
  let entered: string | undefined
  for (const press of ['keydown', 'pointerdown'] as const)
    window.addEventListener(press, () => (entered = undefined), { capture: true })
  const put = (marker: Marker, sign: HTMLElement, places: readonly MapPlace[]) => {
    marker.setContent(sign)
    // AMap puts it into the document, and the cluster out of it, when it draws.
    if (places.some(({ id }) => id === entered)) requestAnimationFrame(() => takeFocus(sign))
  }
  const byId = new Map(scene.places.map((place) => [place.id, place]))
  const data = scene.places.map(({ id, at: place }) => ({ id, lnglat: at(place) }))
  const found = (list: readonly { id: string }[] = []): MapPlace[] =>
    list.flatMap(({ id }) => byId.get(id) ?? [])
  // AMap 2.0 does not zoom into a cluster by itself.
  const enter = (marker: Marker, [first]: readonly MapPlace[]) => {
    entered = first?.id
    map.setZoomAndCenter(Math.min(18, map.getZoom() + 2), marker.getPosition(), scene.still)
  }
  new AMap.MarkerCluster(map, data, {
    gridSize: gatherWithin(),
    maxZoom: singleFrom,
    renderClusterMarker: ({ marker, count, clusterData }) => {
      const places = found(clusterData)
      const button = clusterOf(places, scene, () => enter(marker, places))
      button.textContent = String(count)
      marker.setAnchor('center')
      put(marker, button, places)
    },
    renderMarker: ({ marker, data: [single] = [] }) => {
      const place = single && byId.get(single.id)
      if (!place) return
      marker.setAnchor('bottom-center')
      put(marker, pinOf(place, scene.places, open), [place])
    },
  })
}
