import { inTransaction } from '@shanmen/content/database/change.ts'
import { listEntries } from '@shanmen/content/entries/list.ts'
import { kindNames } from '@shanmen/content/kinds.ts'
import type { Content } from '@shanmen/content/open.ts'
import { readPictures } from './art/record.ts'
import { dayFrom } from './day.ts'
import { allEntries } from './entries.ts'
import type { AnySample } from './entry.ts'
import { readFiles } from './files/record.ts'
import { addMedia } from './loading/add-media.ts'
import { documentOf, people, putEntry } from './loading/put-entry.ts'

export type LoadOptions = {
  /** The day that relative dates count from. */
  now: Date
  /** Resets existing entries to the sample; without it they are an error. */
  replace?: boolean
  progress?: (done: number, total: number) => void
}

/**
 * Loads the sample content: pictures, files and entries, saved by one person, approved by another and published in
 * each language from its own date. One transaction: all or nothing. Loading again with `replace` results in the same
 * public state; other entries are not changed. Throws an error that names the entry it could not load.
 */
export async function loadSample(content: Content, { now, replace, progress }: LoadOptions): Promise<void> {
  const entries = allEntries(dayFrom(now))
  const known = replace ? await readKnown(content) : new Map<string, string>()
  const total =
    entries.length + Object.keys(await readPictures()).length + Object.keys(await readFiles()).length
  let done = 0
  const step = () => progress?.(++done, total)
  await inTransaction(content, async (inner) => {
    const ids = await addMedia(inner, people.writer, entries, step)
    for (const sample of entries) {
      await naming(sample, () =>
        putEntry(inner, sample, { document: documentOf(sample, ids), known: known.get(nameOf(sample)), now }),
      )
      step()
    }
  })
}

const nameOf = ({ kind, id }: { kind: string; id: string }) => `${kind}/${id.normalize('NFC')}`

/** The existing entries, including trashed ones, by kind and public id. */
async function readKnown(content: Content): Promise<Map<string, string>> {
  const known = new Map<string, string>()
  for (const kind of kindNames)
    for (const trashed of [false, true])
      for (const { id, slug } of (await listEntries(content, { kind, trashed })).rows)
        known.set(nameOf({ kind, id: slug }), id)
  return known
}

async function naming<T>(sample: AnySample, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`Sample entry ${nameOf(sample)}: ${reason}`, { cause: error })
  }
}
