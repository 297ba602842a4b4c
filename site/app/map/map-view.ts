import type { Language } from '@shanmen/contract/languages.ts'
import type { Gcj02 } from './coordinates.ts'

/** A place on a map, named in the reader's language. */
export type MapPlace = { id: string; name: string; at: Gcj02 }

export type Step = { text: string; metres: number }

/**
 * A walking route, or why there is none: `none` no path leads there, `tooFar` too far to walk, `service` the
 * map's service does not answer.
 */
export type WalkingRoute =
  | { found: true; metres: number; minutes: number; steps: Step[] }
  | { found: false; why: 'none' | 'tooFar' | 'service' }

export type Scene = {
  places: readonly MapPlace[]
  language: Language
  /** Gather what is too close into clusters; a walk's stops are shown one by one. */
  cluster: boolean
  /** The dotted line of a walk through its stops. */
  line: readonly Gcj02[]
  /** What covers the map, in pixels: the page's card at the left, the open walking route at the right, its button above. */
  covered: number
  coveredByWalk: number
  coveredAbove: number
  /** No movement: the visitor prefers it so. */
  still: boolean
  /** What is shown of a place when it is opened. */
  cardOf: (id: string) => HTMLElement
  /** The map was there and cannot continue, unless `onRestored` follows. */
  onLost: () => void
  onRestored: () => void
}

/** The interface that both map providers implement. */
export type MapView = {
  /** Goes to a place and opens its card. */
  open: (id: string) => void
  /** Finds the walking route and draws it. Never rejects. */
  walk: (from: Gcj02, to: MapPlace) => Promise<WalkingRoute>
  clearWalk: () => void
  /** Closes the open card. */
  close: () => void
  zoom: (by: 1 | -1) => void
  /** How many of the places are outside what this map can show. */
  beyond: number
  end: () => void
}

/** Shows places in a box that has a size. Rejects with a MapFailure when there can be no map. */
export type ShowPlaces = (box: HTMLElement, scene: Scene) => Promise<MapView>

/** `graphics` no WebGL · `outside` places outside the map · `blocked` a file that did not load · `refused` by the service */
export type MapTrouble = 'graphics' | 'outside' | 'blocked' | 'refused'

export class MapFailure extends Error {
  readonly trouble: MapTrouble

  constructor(trouble: MapTrouble) {
    super(`no map: ${trouble}`)
    this.trouble = trouble
  }
}

/** After this time without an interactive map, in milliseconds, a line says that it did not load. */
export const mapTimeoutMs = 25_000
