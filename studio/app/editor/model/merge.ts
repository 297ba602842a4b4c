import type { AnyDocument } from '@shanmen/content/documents/document.ts'
import type { Kind } from '@shanmen/content/kind.ts'
import type { InterfaceLanguage } from '@shanmen/contract/languages.ts'
import { type Change, changesBetween } from '../../compare/changes.ts'
import { writeAt } from './paths.ts'

export type Choice = 'mine' | 'theirs'
/** A field in which two documents differ; `both`: both people changed it, so one must choose. */
export type Difference = Change & { by: Choice | 'both' }

/** A three-way merge: the common base, my document, and the one that someone else saved meanwhile. */
type ThreeVersions = { base: AnyDocument; mine: AnyDocument; theirs: AnyDocument }

/** Every field in which my document and theirs differ: `before` is theirs, `after` is mine. */
export function differences(
  kind: Kind,
  { base, mine, theirs }: ThreeVersions,
  language: InterfaceLanguage,
): Difference[] {
  const ids = (document: AnyDocument) =>
    new Set(changesBetween(kind, base, document, language).map(({ id }) => id))
  const byMe = ids(mine)
  const byThem = ids(theirs)
  return changesBetween(kind, theirs, mine, language).map((change) => {
    const both = byMe.has(change.id) && byThem.has(change.id)
    return { ...change, by: both ? 'both' : byMe.has(change.id) ? 'mine' : 'theirs' }
  })
}

/** Their document with the fields that were chosen from mine. */
export function merge({ mine, theirs }: Omit<ThreeVersions, 'base'>, fields: readonly Picked[]): AnyDocument {
  return fields
    .filter(({ pick }) => pick === 'mine')
    .reduce((document, { side, name }) => writeAt(document, [side, name], mine[side]?.[name]), theirs)
}

type Picked = { side: Change['side']; name: string; pick: Choice }
