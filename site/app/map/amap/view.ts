import { cinnabar } from '@shanmen/brand/colours.ts'
import { mapMessages } from '../../messages/map.ts'
import type { Gcj02 } from '../coordinates.ts'
import type { MapPlace, MapView, Scene } from '../map-view.ts'
import { aboveOf, clusterOf, clusterRadius, dotOf, pinIn, pinOf } from '../markers.ts'
import type { AMapLibrary, AMapMap, Marker, Overlay } from './amap-types.ts'
import { findRoute } from './walking-route.ts'

const nearZoom = 15

const at = ({ lng, lat }: Gcj02): [number, number] => [lng, lat]

/** AMap's map of a scene, ready to use. Rejects with what AMap throws. */
export async function viewOf(AMap: AMapLibrary, box: HTMLElement, scene: Scene): Promise<MapView> {
  const [first] = scene.places
  const map = new AMap.Map(box, {
    viewMode: '2D',
    zoom: nearZoom,
    center: first && at(first.at),
    // The same controls as the site's own map: Ctrl and the wheel, the keyboard, two fingers (`leaveScrollToPage`).
    scrollWheel: true,
    keyboardEnable: true,
    rotateEnable: false,
    pitchEnable: false,
    animateEnable: !scene.still,
    resizeEnable: true,
  })
  await new Promise<void>((resolve) => map.on('complete', resolve))
  return view(AMap, map, box, scene)
}

function view(AMap: AMapLibrary, map: AMapMap, box: HTMLElement, scene: Scene): MapView {
  let card: InstanceType<AMapLibrary['InfoWindow']> | undefined
  let drawn: Overlay[] = []
  const show = (id: string) => {
    const place = scene.places.find((each) => each.id === id)
    if (!place) return
    card?.close()
    // A box of this document: to AMap's script the page's own element would be no element.
    const content = document.createElement('div')
    content.append(scene.cardOf(id))
    card = new AMap.InfoWindow({
      content,
      anchor: 'bottom-center',
      offset: [0, -aboveOf(pinIn(box, id))],
    })
    card.on('close', () => takeFocus(pinIn(box, id)))
    card.open(map, at(place.at))
    // Keyboard users continue inside the card.
    requestAnimationFrame(() =>
      content.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true }),
    )
  }
  // Called by AMap's click handler, where an error would reach no caller.
  const open = (id: string) => {
    try {
      show(id)
    } catch {
      scene.onLost()
    }
  }
  const clear = () => {
    for (const each of drawn) each.setMap(null)
    drawn = []
  }
  const lineOf = (path: readonly Gcj02[], strokeStyle: 'solid' | 'dashed') =>
    new AMap.Polyline({
      map,
      path: path.map(at),
      strokeColor: cinnabar,
      strokeWeight: 4,
      strokeStyle,
      ...(strokeStyle === 'dashed' && { strokeDasharray: [1, 8] }),
      lineJoin: 'round',
      lineCap: 'round',
    })

  if (scene.cluster) addClusters(AMap, map, scene, open)
  else
    for (const place of scene.places)
      new AMap.Marker({
        map,
        position: at(place.at),
        content: pinOf(place, scene.places, open),
        anchor: 'bottom-center',
      })
  if (scene.line.length > 1) lineOf(scene.line, 'dashed')
  fitPlaces(AMap, map, scene)
  window.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') card?.close()
  })

  return {
    open,
    async walk(from, to) {
      clear()
      const { route, path } = await findRoute(AMap, from, to, scene.language)
      if (!route.found) return route
      card?.close()
      try {
        const content = dotOf(mapMessages[scene.language].from)
        drawn.push(new AMap.Marker({ map, position: at(from), content, anchor: 'center' }))
        drawn.push(lineOf(path, 'solid'))
        map.setFitView(drawn, scene.still, [84, 48, 48 + scene.covered, 48 + scene.coveredByWalk], 17)
        return route
      } catch {
        clear()
        return { found: false, why: 'service' }
      }
    },
    clearWalk: clear,
    close: () => card?.close(),
    beyond: 0,
    zoom: (by) => (by > 0 ? map.zoomIn() : map.zoomOut()),
    end: () => map.destroy(),
  }
}

/** Shows all places; AMap fits its map to overlays, so invisible ones are added. */
function fitPlaces(AMap: AMapLibrary, map: AMapMap, { places, line, covered }: Scene): void {
  const corners = [...places.map((place) => place.at), ...line].map(
    (place) =>
      new AMap.Marker({ map, position: at(place), content: document.createElement('i'), anchor: 'center' }),
  )
  map.setFitView(corners, true, [84, 48, 64 + covered, 72], nearZoom)
  for (const corner of corners) corner.setMap(null)
}

/** From this zoom on every place has its own marker. */
const singleFrom = 16

/** Updates the markers of AMap's map when its zoom changes. `open` opens a place. */
function addClusters(AMap: AMapLibrary, map: AMapMap, scene: Scene, open: (id: string) => void): void {
  /** The first place of the cluster that was opened: its marker gets the focus when the cluster disappears. */
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
    gridSize: clusterRadius(),
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

/** Focuses a marker when the focused element of this document was removed; never takes the focus from the outer page. */
function takeFocus(sign: HTMLElement | undefined): void {
  if (document.hasFocus() && document.activeElement === document.body) sign?.focus({ preventScroll: true })
}
