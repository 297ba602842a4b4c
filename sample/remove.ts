import { isDeepStrictEqual } from 'node:util'
import { inTransaction } from '@shanmen/content/database/change.ts'
import { type AnyDocument, isKindName, kindOf } from '@shanmen/content/documents/document.ts'
import { publish, unpublish } from '@shanmen/content/entries/publish.ts'
import { readEntry } from '@shanmen/content/entries/read.ts'
import { saveRevision } from '@shanmen/content/entries/save.ts'
import { moveToTrash } from '@shanmen/content/entries/trash.ts'
import { countUses } from '@shanmen/content/entries/types.ts'
import type { KindName } from '@shanmen/content/kinds.ts'
import { deleteRemovedFiles, removeMedia } from '@shanmen/content/media/remove.ts'
import type { Content } from '@shanmen/content/open.ts'
import { eachLanguage, languageCodes } from '@shanmen/contract/languages.ts'
import { people } from './loading/put-entry.ts'
import { type Names, starter, starterDocuments } from './starter.ts'

type Entry = { id: string; kind: KindName; slug: string; title: string }

/** What was done with the sample: how many entries and media are gone, and the entries that stay. */
export type Removal = { removed: number; media: number; changed: Entry[]; used: Entry[] }

/**
 * Removes the entries of the sample that were not changed since it was loaded, and its pictures and files that nothing else
 * uses, in one transaction. Lists go to the trash; of what there is one of, an empty draft stays, because the trash would
 * block its name; menu, home page and site information become those of an empty site. Types that other entries have stay.
 */
export async function removeSample(content: Content, names: Names): Promise<Removal> {
  const { gone, ...removal } = await inTransaction(content, async (inner) => {
    const entries = await readSampleEntries(inner)
    const unchanged = entries.filter(({ state }) => state === 'sample')
    const removed = new Set<string>()
    const used: Entry[] = []
    // Types last: only then is known which of them other entries have.
    for (const entry of unchanged.toSorted((a, b) => Number(a.kind === 'type') - Number(b.kind === 'type'))) {
      if (await remove(inner, entry, names)) removed.add(entry.id)
      else used.push(entry)
    }
    const gone = await readUnusedMedia(inner, removed)
    await removeMedia(inner, people.writer, gone)
    return {
      removed: removed.size,
      changed: entries.filter(({ state }) => state === 'changed'),
      used,
      gone,
    }
  })
  await deleteRemovedFiles(content)
  return { ...removal, media: gone.length }
}

type State = 'sample' | 'changed' | 'other'

/** Entries of the sample without the trash, and whether someone else saved a revision after it was loaded. */
async function readSampleEntries({ read }: Content): Promise<(Entry & { state: State })[]> {
  const rows = await read
    .selectFrom('entry')
    .innerJoin('revision', 'revision.entry_id', 'entry.id')
    .select(['entry.id', 'entry.kind', 'entry.slug', 'entry.title_zh as title', 'revision.author'])
    .where('entry.trashed_at', 'is', null)
    .orderBy('entry.n')
    .orderBy('revision.no')
    .execute()
  const found = new Map<string, Entry & { state: State }>()
  for (const { author, title, kind, ...entry } of rows) {
    if (!isKindName(kind)) continue
    const before = found.get(entry.id)?.state ?? 'other'
    const state = author === people.writer ? 'sample' : after(before, author)
    found.set(entry.id, { ...entry, kind, title: title ?? '', state })
  }
  return [...found.values()].filter(({ state }) => state !== 'other')
}

/** What a revision of someone else makes of an entry. One that the removal emptied is no longer the sample's. */
const after = (before: State, author: string): State =>
  author === starter || before === 'other' ? 'other' : 'changed'

/** False for a type that other entries have. */
async function remove(content: Content, { id: entry, kind: name }: Entry, names: Names): Promise<boolean> {
  const kind = kindOf(name)
  const { document, revision, ...languages } = await readEntry(content, entry)
  if (name === 'type' && (await countUses(content.read, document)) > 0) return false
  const replaceBy = async (next: AnyDocument) => {
    if (isDeepStrictEqual(next, document)) return
    await saveRevision(content, starter, { entry, basedOn: revision.no, document: next })
  }
  if (name === 'menu' || name === 'home' || name === 'site') {
    await replaceBy(starterDocuments(names)[name])
    for (const language of languageCodes) await publish(content, starter, { entry, language })
    return true
  }
  for (const language of languageCodes)
    if (languages[language].publications.length > 0)
      await unpublish(content, people.writer, { entry, language })
  if (kind.single) await replaceBy({ shared: {}, ...eachLanguage(() => null) })
  else await moveToTrash(content, people.writer, entry)
  return true
}

/** Media of the sample that no revision of another entry names: an editor may restore an earlier one. */
async function readUnusedMedia({ read }: Content, without: ReadonlySet<string>): Promise<string[]> {
  const media = await read.selectFrom('media').select('id').where('created_by', '=', people.writer).execute()
  const unused = new Set(media.map(({ id }) => id))
  const entries = await read.selectFrom('entry').select(['id', 'trashed_at', 'trashed_by']).execute()
  for (const { id, trashed_at, trashed_by } of entries) {
    if (without.has(id) || (trashed_at !== null && trashed_by === people.writer)) continue
    const rows = await read.selectFrom('revision').select('document').where('entry_id', '=', id).execute()
    for (const { document } of rows)
      for (const each of unused) if (document.includes(each)) unused.delete(each)
  }
  return [...unused]
}
