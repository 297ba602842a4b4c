import { type GeoJSONSource, type Map as GlMap, Marker } from 'maplibre-gl'
import Supercluster from 'supercluster'
import type { MapPlace, Scene } from '../map-view.ts'
import { clusterOf, clusterRadius, pinOf } from '../markers.ts'

/** From this zoom on every place has its own marker. */
const singleFrom = 16

/** Space for the focus ring of a marker, and next to names. */
const edge = 8
/** How much wider the ring makes a cluster (`markers.css`). */
const ring = 14

type Mark = { key: string; lng: number; lat: number; element: () => HTMLButtonElement }

/** Updates the markers of a map when its zoom changes. `open` opens a place. */
export function addMarkers(map: GlMap, scene: Scene, open: (id: string) => void): void {
  const byId = new Map(scene.places.map((place) => [place.id, place]))
  const index = new Supercluster<{ id: string }>({ radius: clusterRadius(), maxZoom: singleFrom - 1 })
  index.load(scene.places.map(({ id, at }) => ({ ...feature(at), properties: { id } })))
  const shown = new Map<string, Marker>()

  const update = () => {
    const marks = scene.cluster ? gathered() : scene.places.map(single)
    const keys = new Set(marks.map(({ key }) => key))
    for (const [key, marker] of shown)
      if (!keys.has(key)) {
        marker.remove()
        shown.delete(key)
      }
    for (const { key, lng, lat, element } of marks) {
      if (shown.has(key)) continue
      const button = element()
      const anchor = button.className === 'map-pin' ? 'bottom' : 'center'
      shown.set(key, new Marker({ element: button, anchor }).setLngLat([lng, lat]).addTo(map))
      button.addEventListener('focus', () => panIntoView(map, button))
    }
    const features = [...shown.values()].map((marker) => footprintOf(map, marker))
    map.getSource<GeoJSONSource>('markers')?.setData({ type: 'FeatureCollection', features })
    fitIn()
  }

  /**
   * Markers outside the map take no focus, which would scroll the page to something invisible; names are moved
   * inside what is visible of the map.
   */
  const fitIn = () => {
    const { clientWidth: width, clientHeight: height } = map.getContainer()
    for (const marker of shown.values()) {
      const { x, y } = map.project(marker.getLngLat())
      const element = marker.getElement()
      const isOutside = x < 0 || y < 0 || x > width || y > height
      element.inert = isOutside && element !== document.activeElement
      if (!isOutside) fitName(element, x, x > scene.covered ? scene.covered : 0, width)
    }
  }

  const single = (place: MapPlace): Mark => ({
    key: place.id,
    ...place.at,
    element: () => pinOf(place, scene.places, open),
  })

  const gathered = (): Mark[] =>
    index.getClusters([-180, -85, 180, 85], Math.floor(map.getZoom())).flatMap(({ geometry, properties }) => {
      const [lng = 0, lat = 0] = geometry.coordinates
      if (!('cluster' in properties)) {
        const place = byId.get(properties.id)
        return place ? [single(place)] : []
      }
      const { cluster_id: cluster } = properties
      const places = index
        .getLeaves(cluster, Number.POSITIVE_INFINITY)
        .flatMap((leaf) => byId.get(leaf.properties.id) ?? [])
      const key = places.map(({ id }) => id).join(' ')
      const element = () => clusterOf(places, scene, () => enter(cluster, [lng, lat], places))
      return [{ key, lng, lat, element }]
    })

  /** Zooms until the cluster opens, and hands the focus to what was inside it. */
  const enter = (cluster: number, center: [number, number], places: readonly MapPlace[]) => {
    map.once('moveend', () => {
      update()
      const elements = places.map(({ id }) => shown.get(keyWith(id))?.getElement())
      const first = elements.find((element) => element && !element.inert)
      if (document.activeElement === document.body) first?.focus({ preventScroll: true })
    })
    map.easeTo({ center, zoom: index.getClusterExpansionZoom(cluster) + 0.2, duration: 600 })
  }
  const keyWith = (id: string) => [...shown.keys()].find((key) => key.split(' ').includes(id)) ?? id

  update()
  map.on('zoomend', update)
  map.on('moveend', fitIn)
  map.on('resize', fitIn)
}

/** The place that a marker takes, as a transparent icon: the names on the ground keep clear of it. */
function footprintOf(map: GlMap, marker: Marker) {
  const { offsetWidth, offsetHeight, className } = marker.getElement()
  const isPin = className.includes('map-pin')
  const width = isPin ? offsetWidth : offsetWidth + ring
  const height = isPin ? offsetHeight : offsetHeight + ring
  const image = `${width}x${height}`
  if (!map.hasImage(image)) map.addImage(image, { width, height, data: new Uint8Array(4 * width * height) })
  return { ...feature(marker.getLngLat()), properties: { image, anchor: isPin ? 'bottom' : 'center' } }
}

/** Moves a name that an edge or the page's card would cut inwards, as far as it is still above its pin. */
function fitName(sign: HTMLElement, x: number, left: number, right: number): void {
  const label = sign.querySelector<HTMLElement>('.map-name')
  if (!label) return
  const half = label.offsetWidth / 2
  const most = Math.max(0, half - edge * 2)
  const shift = Math.max(0, left + half + edge - x) - Math.max(0, x + half + edge - right)
  label.style.translate = `${Math.min(most, Math.max(-most, shift))}px`
}

/** Moves the map until a marker at its edge is fully visible. */
function panIntoView(map: GlMap, sign: HTMLElement): void {
  const [inner, outer] = [sign, map.getContainer()].map((each) => each.getBoundingClientRect())
  if (!inner || !outer) return
  const over = (from: number, to: number, least: number, most: number) =>
    from < least ? from - least : Math.max(0, to - most)
  const x = over(inner.left, inner.right, outer.left + edge, outer.right - edge)
  const y = over(inner.top, inner.bottom, outer.top + edge, outer.bottom - edge)
  if (x || y) map.panBy([x, y], { duration: 300 })
}

const feature = ({ lng, lat }: Pick<MapPlace['at'], 'lng' | 'lat'>) => ({
  type: 'Feature' as const,
  geometry: { type: 'Point' as const, coordinates: [lng, lat] },
})
