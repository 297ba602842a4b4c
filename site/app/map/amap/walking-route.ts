import type { Language } from '@shanmen/contract/languages.ts'
import { mapMessages } from '../../messages/map.ts'
import { type Gcj02, gcj02, showMetres } from '../coordinates.ts'
import type { MapPlace, Step, WalkingRoute } from '../map-view.ts'
import type { AMapLibrary, WalkResult, WalkStep } from './amap-types.ts'

const timeoutMs = 12_000
type Found = { route: WalkingRoute; path: Gcj02[] }

/** AMap's walking route between two GCJ-02 positions. Never rejects; every failure is a route that was not found. */
export function findRoute(AMap: AMapLibrary, from: Gcj02, to: MapPlace, language: Language): Promise<Found> {
  return new Promise((resolve) => {
    const none = (why: 'none' | 'tooFar' | 'service') => resolve({ route: { found: false, why }, path: [] })
    const timer = setTimeout(() => none('service'), timeoutMs)
    try {
      new AMap.Walking().search([from.lng, from.lat], [to.at.lng, to.at.lat], (status, result) => {
        clearTimeout(timer)
        if (status === 'no_data') return none('none')
        if (status === 'error' || typeof result === 'string')
          return none(result === 'OVER_DIRECTION_RANGE' ? 'tooFar' : 'service')
        try {
          resolve(read(result, to.name, language) ?? { route: { found: false, why: 'none' }, path: [] })
        } catch {
          // Called by AMap, outside the try below: an incomplete response counts as none.
          none('service')
        }
      })
    } catch {
      clearTimeout(timer)
      none('service')
    }
  })
}

/** Reads a route; throws where a length, a time, a text or a position is none. */
function read({ routes = [] }: WalkResult, name: string, language: Language): Found | undefined {
  const [route] = routes
  if (!route) return undefined
  const path = route.steps.flatMap((step) => step.path.map(({ lng, lat }) => gcj02(lng, lat)))
  const numbers = [route, ...route.steps].map(({ distance }) => distance)
  for (const number of [route.time, ...numbers, ...path.flatMap(({ lng, lat }) => [lng, lat])])
    if (!Number.isFinite(number)) throw new TypeError('no number')
  if (route.steps.some(({ instruction }) => typeof instruction !== 'string')) throw new TypeError('no text')
  const steps: Step[] = route.steps.map((step) => ({
    text: language === 'zh' ? step.instruction : inEnglish(step),
    metres: step.distance,
  }))
  steps.push({ text: mapMessages[language].steps.arrive(name), metres: 0 })
  const minutes = Math.max(1, Math.round(route.time / 60))
  return { route: { found: true, metres: route.distance, minutes, steps }, path }
}

/**
 * AMap's instructions are in Chinese only. A step in English has its length and the turn at its end; a street is
 * named where its name can be read.
 */
function inEnglish({ road, distance, action }: WalkStep): string {
  const length = showMetres(distance, 'en')
  const walk = road && /[A-Za-z]/.test(road) ? `Walk ${length} along ${road}` : `Walk ${length}`
  const turn = turns.find(([sign]) => action?.includes(sign))?.[1]
  return turn ? `${walk}, then ${turn}` : walk
}

const turns: [sign: string, words: string][] = [
  ['左转', 'turn left'],
  ['右转', 'turn right'],
  ['左', 'bear left'],
  ['右', 'bear right'],
  ['直行', 'go straight on'],
  ['天桥', 'take the footbridge'],
  ['地下通道', 'take the underpass'],
]
