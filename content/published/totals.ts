import type { JsonObject } from '../documents/document.ts'
import type { Language } from '../language.ts'
import { LruMap } from './lru-map.ts'

/** How many entries of a type and year there are, those at the top of lists apart. */
export type Group = { type: string; year: number; top: number; count: number }
export type Count<V = string | number> = { value: V; count: number }

/**
 * What holds some words among the publications of every kind up to a number: their own numbers as bits, up to the last.
 */
export type Found = { upTo: number; count: number; last: number; bits: Uint8Array }

/** Of which group each publication is, by its id, up to a movement. */
export type Members = {
  upTo: number
  groups: { kind: string; language: Language; type: string; year: number; top: number }[]
  /** Where each stands in `groups`, from 1. */
  numbers: Map<string, number>
  /** The group's number by the publication's id; 0 for none. */
  groupOf: Uint32Array
}

/** What lists were counted by once. Nothing stale is ever taken from it. */
export type Totals = {
  /** So many are looked up one by one, rather than met on the way through a list. */
  mostFew: number
  groups: LruMap<string, { version: number; from: string; until: string; groups: Group[] }>
  found: LruMap<string, { version: number; found: Found }>
  members?: Members | undefined
  /** Documents in one language by language and the hash of their revision, which covers all it says. */
  views: LruMap<string, { view: JsonObject; size: number }>
}

/** Signs of the stored documents; taken apart they hold about as many bytes. */
const mostViews = 8_000_000
const mostCounts = 2000
// Words that nearly every entry has take a bit for each publication.
const mostWords = 300

/** A memory of counts: counting is what makes a list of many thousand entries slow. */
export const createTotals = (mostFew = 500): Totals => ({
  mostFew,
  groups: new LruMap(mostCounts),
  found: new LruMap(mostWords),
  views: new LruMap(mostViews, ({ size }) => size),
})

/** For the time when another database may stand in the place of the one that was counted. */
export function forgetTotals(totals: Totals): void {
  totals.groups.clear()
  totals.found.clear()
  totals.members = undefined
}
