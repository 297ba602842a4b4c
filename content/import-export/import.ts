import { together } from '../database/change.ts'
import { kindOf } from '../documents/document.ts'
import { readTypeCodes } from '../entries/types.ts'
import type { KindName } from '../kinds.ts'
import type { Content } from '../open.ts'
import { type Imported, type Incoming, importRows } from './import-rows.ts'

class RolledBack extends Error {}

// A server answers each statement only after a way there and back: so many rows are asked for and written together.
const atOnce = 50

/**
 * Takes in entries of a kind as drafts: new ones, and a new revision of those whose id is there. All of them or none: a
 * dry run, and a file with a row that is refused, change nothing and tell what each row would do. Several rows for one
 * entry are all refused: which of them is meant is not known.
 */
export async function importEntries(
  content: Content,
  who: string,
  { kind, entries, dryRun }: { kind: KindName; entries: readonly Incoming[]; dryRun: boolean },
): Promise<{ rows: (Imported & { row: number })[]; done: boolean }> {
  const all = entries.map((entry) => ({ ...entry, slug: slugIn(kind, entry.slug) }))
  const repeated = repeatedIn(all.map(({ slug }) => slug))
  const rows: Imported[] = []
  try {
    await together(content, async (inner) => {
      const types = await readTypeCodes(inner, kind)
      for (let from = 0; from < all.length; from += atOnce) {
        const some = all.slice(from, from + atOnce)
        rows.push(...(await importRows(inner, { who, kind, types, repeated }, some)))
      }
      if (dryRun || rows.some(({ result }) => result === 'refused')) throw new RolledBack()
    })
    return { rows: numbered(rows), done: true }
  } catch (error) {
    if (error instanceof RolledBack) return { rows: numbered(rows), done: false }
    throw error
  }
}

/** From 1. */
const numbered = (rows: Imported[]) => rows.map((row, index) => ({ row: index + 1, ...row }))

/** Which entry is meant: a kind of one entry has but one, whatever the row says. */
const slugIn = (name: KindName, slug: string | undefined) =>
  kindOf(name).single ? name : slug?.normalize('NFC')

function repeatedIn(slugs: readonly (string | undefined)[]): ReadonlySet<string> {
  const seen = new Set<string>()
  const repeated = new Set<string>()
  for (const slug of slugs)
    if (slug !== undefined) {
      if (seen.has(slug)) repeated.add(slug)
      seen.add(slug)
    }
  return repeated
}
