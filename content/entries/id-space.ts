import type { KindName } from '../kinds.ts'

// Both kinds of a pair are read through one call, which knows an entry by its id alone.
const shared: readonly (readonly KindName[])[] = [
  ['rent', 'purchase'],
  ['activity', 'education'],
]

/** The kinds among which an id is given once: a kind alone, or the pair that shares its detail call (R208). */
export const idSpaceOf = (kind: KindName): readonly KindName[] =>
  shared.find((pair) => pair.includes(kind)) ?? [kind]
