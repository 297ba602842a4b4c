import { languages } from '@shanmen/contract/languages.ts'
import { type GeoJSONSource, Map as GlMap, LngLatBounds, Marker, Popup, setWorkerUrl } from 'maplibre-gl'
import workerFile from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { type Frame, frameOf } from '../../components/map/frame.ts'
import { mapMessages } from '../../messages/map.ts'
import { type Gcj02, gcj02, metresBetween } from '../coordinates.ts'
import { MapFailure, type MapView, type Scene, type ShowPlaces, type WalkingRoute } from '../map-view.ts'
import { aboveOf, dotOf, namesOf, pinIn } from '../markers.ts'
import { isInRegion, pathsOf, type Region, readRegion } from '../region/read-region.ts'
import { mapStyleOf } from './map-style.ts'
import { addMarkers } from './markers-on-map.ts'
import { alongPaths, describeRoute, type FindLegs, openNetwork } from './walking-route.ts'

const farthestWalk = 40_000

/** The map that needs no key and no third party: the site's own ground, clusters and walking routes. */
export const showEmbedded: ShowPlaces = async (box, scene) => {
  if (!document.createElement('canvas').getContext('webgl2')) throw new MapFailure('graphics')
  const region = await readRegion().catch(() => {
    throw new MapFailure('blocked')
  })
  const places = scene.places.filter(({ at }) => isInRegion(region, at))
  if (places.length === 0) throw new MapFailure('outside')
  useOwnWorker()
  const inside = { ...scene, places, line: scene.line.filter((at) => isInRegion(region, at)) }
  const map = makeMap(box, inside, region)
  try {
    await loaded(map)
  } catch (error) {
    map.remove()
    throw error
  }
  const view = viewOf(map, inside, region)
  // Browsers take the context back, as after sleep or with many maps open; the library draws all anew when it returns, a frame later.
  map.on('webglcontextlost', scene.onLost)
  map.on('webglcontextrestored', () =>
    map.once('style.load', () => {
      // The text of a route went with the map.
      view.clearWalk()
      scene.onRestored()
    }),
  )
  return { ...view, beyond: scene.places.length - places.length }
}

function makeMap(box: HTMLElement, { language, places, covered, still }: Scene, region: Region): GlMap {
  const t = mapMessages[language]
  const font = getComputedStyle(box)
    .getPropertyValue('--serif')
    .split(',')
    .map((name) => name.trim().replaceAll('"', ''))
  const text = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  // In the large-text view names on the map are not smaller than the text.
  const sized = (size: number) => (text > 16 ? Math.max(text, (size * text) / 16) : size)
  const [west = 0, south = 0, east = 0, north = 0] = region.bbox ?? []
  const map = new GlMap({
    container: box,
    style: mapStyleOf(region, { language, font, sized }),
    bounds: boundsOf(cornersOf(frameOf(places.map(({ at }) => at)))),
    // The sketch below leaves the same distances (`sketch-map.module.css`).
    fitBoundsOptions: { padding: { top: 84, bottom: 48, left: 64 + covered, right: 72 } },
    maxBounds: [west - 0.2, south - 0.1, east + 0.2, north + 0.1],
    minZoom: 8.5,
    maxZoom: 17,
    attributionControl: false,
    cooperativeGestures: true,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    fadeDuration: still ? 0 : 200,
    reduceMotion: still,
    locale: {
      'Map.Title': `${t.map(namesOf(places, language))}${languages[language].isCjk ? '。' : '. '}${t.help}`,
      'Popup.Close': t.close,
      'CooperativeGesturesHandler.WindowsHelpText': t.onWheel,
      'CooperativeGesturesHandler.MacHelpText': t.onWheelMac,
      'CooperativeGesturesHandler.MobileHelpText': t.onTouch,
    },
  })
  map.touchZoomRotate.disableRotation()
  map.keyboard.disableRotation()
  return map
}

function loaded(map: GlMap): Promise<void> {
  return new Promise((resolve, reject) => {
    map.on('error', () => reject(new MapFailure('blocked')))
    // Has no time limit: in a hidden tab nothing is drawn.
    map.once('load', () => resolve())
  })
}

function viewOf(map: GlMap, scene: Scene, region: Region): Omit<MapView, 'beyond'> {
  const start = new Marker({ element: dotOf(mapMessages[scene.language].from) })
  let popup: Popup | undefined
  let findLegs: FindLegs | undefined

  const open = (id: string) => {
    const place = scene.places.find((each) => each.id === id)
    if (!place) return
    popup?.remove()
    const { lng, lat } = place.at
    const above = aboveOf(pinIn(box, id))
    popup = new Popup({ offset: above, maxWidth: '19rem', anchor: 'bottom' })
      .setLngLat([lng, lat])
      .setDOMContent(scene.cardOf(id))
      .addTo(map)
    popup.once('close', () => {
      if (document.activeElement === document.body) pinIn(box, id)?.focus({ preventScroll: true })
    })
    // The card is above its pin, so the pin moves below the middle as far as the card needs, on a low map to its edge.
    const half = box.clientHeight / 2
    const needed = popup.getElement().offsetHeight + above + Math.max(16, scene.coveredAbove) - half
    const below = Math.min(Math.max(0, needed), half - 24)
    map.easeTo({
      center: [lng, lat],
      offset: [scene.covered / 2, below],
      zoom: Math.max(map.getZoom(), 12),
      duration: 500,
    })
  }
  const box = map.getContainer()
  box.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') popup?.remove()
  })
  addMarkers(map, scene, open)
  if (scene.line.length > 1) setLine(map, 'walk', alongPaths(network(), scene.line))

  return {
    open,
    async walk(from, to): Promise<WalkingRoute> {
      clear()
      if (metresBetween(from, to.at) > farthestWalk) return { found: false, why: 'tooFar' }
      const legs = network()(from, to.at)
      if (!legs) return { found: false, why: 'none' }
      const line = [from, ...legs.flatMap((leg) => leg.line), to.at]
      setLine(map, 'route', line)
      start.setLngLat([from.lng, from.lat]).addTo(map)
      popup?.remove()
      map.fitBounds(boundsOf(line), { padding: roomFor(map, scene), maxZoom: 15.5, duration: 800 })
      return describeRoute(legs, from, to, scene.language)
    },
    clearWalk: () => clear(),
    close: () => popup?.remove(),
    zoom: (by) => void map.zoomTo(map.getZoom() + by, { duration: 300 }),
    end: () => map.remove(),
  }

  function network(): FindLegs {
    findLegs ??= openNetwork(pathsOf(region))
    return findLegs
  }

  function clear(): void {
    setLine(map, 'route', [])
    start.remove()
  }
}

/** Padding that keeps a route clear of the cards over the map, unless they leave too little of it. */
function roomFor(map: GlMap, { covered, coveredByWalk }: Scene) {
  const left = 56 + covered
  // The zoom buttons are there too.
  const right = 80 + coveredByWalk
  const wide = map.getContainer().clientWidth
  return wide - left - right < 100 ? 40 : { top: 88, bottom: 56, left, right }
}

function setLine(map: GlMap, id: 'walk' | 'route', line: readonly Gcj02[]): void {
  const coordinates = line.map(({ lng, lat }) => [lng, lat])
  const geometry = { type: 'LineString' as const, coordinates }
  const features = line.length > 1 ? [{ type: 'Feature' as const, properties: {}, geometry }] : []
  map.getSource<GeoJSONSource>(id)?.setData({ type: 'FeatureCollection', features })
}

/** The latitude of a height in a frame. */
const unstretched = (y: number) => (Math.atan(Math.exp((y * Math.PI) / 180)) * 360) / Math.PI - 90
const cornersOf = ({ west, top, width, tall }: Frame) => [
  gcj02(west, unstretched(top - width * tall)),
  gcj02(west + width, unstretched(top)),
]

function boundsOf(line: readonly Gcj02[]): LngLatBounds {
  const bounds = new LngLatBounds()
  for (const { lng, lat } of line) bounds.extend([lng, lat])
  return bounds
}

type Rules = { createScriptURL: (url: string) => string }

let known = false

/**
 * Sets the address of the map's worker: a file of this site, as the page's policy requires. The policy also requires
 * that code addresses are vouched for; the library knows no such vouching, so the page's default rule lets this one
 * address through and no other.
 */
function useOwnWorker(): void {
  if (known) return
  known = true
  setWorkerUrl(workerFile)
  if (!('trustedTypes' in window)) return
  const { trustedTypes } = window as {
    trustedTypes: { createPolicy: (name: string, rules: Rules) => unknown }
  }
  trustedTypes.createPolicy('default', {
    createScriptURL(url) {
      if (url !== workerFile) throw new TypeError(`This page loads no code from ${url}`)
      return url
    },
  })
}
