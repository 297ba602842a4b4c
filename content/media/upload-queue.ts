import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { Selectable } from 'kysely'
import { change } from '../database/change.ts'
import { readNow } from '../database/read-now.ts'
import type { Change, Tables } from '../database/tables.ts'
import type { Queryable } from '../entries/find.ts'
import { faultyFiles } from '../integrity/media-files.ts'
import type { Content, ReadOnlyContent } from '../open.ts'
import { mediaId } from './media-row.ts'
import type { MediaStore } from './store.ts'

export type Upload = Selectable<Tables['upload']>

const maxWaiting = 100
/** Of these, those of one person: slow senders and files that take long leave places to others. */
const maxOfPerson = 50
const minuteMs = 60_000
/** After this another process takes over from one that was killed. */
const heldMs = minuteMs
/**
 * While bytes arrive, for minutes on a slow line, or a file is processed, for minutes on a busy machine. Three failures in a row
 * end it.
 */
const renewMs = 15_000
/** Longer than the last pause after a failure (upload-worker.ts). */
const longestHoldMs = 6 * 60 * minuteMs
const rememberedMs = 7 * 24 * 60 * minuteMs

/** Moments from now. A process whose clock is minutes ahead would end what arrives at all others. */
export async function momentsOf(change: Change, { dialect }: Pick<Content, 'dialect'>) {
  const now = await readNow(change, dialect)
  return (ms: number): string => new Date(now + ms).toISOString()
}

/** The folder, of this machine, of bytes that arrive. Each file is named by the key of its row. */
export const receivingFolder = ({ dataDir }: Pick<Content, 'dataDir'>): string => join(dataDir, 'receiving')

/** Where the bytes of an accepted file wait in the store of media, for any process. */
export const pathOfUpload = (key: string): string => `uploads/${key}`

/**
 * Reserves a place for a file whose bytes are about to arrive, so that parallel uploads cannot exceed the limit. Returns
 * its key, or undefined when there is none. A reservation ends after a minute, which `holdWhile` renews.
 */
export const reserveUpload = (content: Content, who: string, name: string): Promise<string | undefined> =>
  change(content, async (change) => {
    await endAbandoned(content, change)
    const momentIn = await momentsOf(change, content)
    await change
      .deleteFrom('upload')
      .where('state', '=', 'refused')
      .where('at', '<', momentIn(-rememberedMs))
      .execute()
    const unfinished = change
      .selectFrom('upload')
      .select((e) => e.fn.countAll<number>().as('count'))
      .where('state', '!=', 'refused')
    const all = await unfinished.executeTakeFirstOrThrow()
    const own = await unfinished.where('who', '=', who).executeTakeFirstOrThrow()
    if (Number(all.count) >= maxWaiting || Number(own.count) >= maxOfPerson) return undefined
    const key = randomUUID()
    const row = { key, medium: '', sha256: '', name, bytes: 0, who, state: 'receiving' as const }
    await change
      .insertInto('upload')
      .values({ ...row, at: momentIn(0), reason: null, attempts: 0, held_until: momentIn(heldMs) })
      .execute()
    return key
  })

/** Removes reservations of processes that were killed. */
export async function endAbandoned(content: Content, change: Change): Promise<void> {
  const momentIn = await momentsOf(change, content)
  const ended = change.deleteFrom('upload').where('state', '=', 'receiving')
  await ended.where('held_until', '<', momentIn(0)).execute()
}

/**
 * Renews a reservation, or the claim of an accepted file, for as long as `work` takes. A process that is killed meanwhile stops
 * renewing it, and a claim that was given up is not renewed.
 */
export async function holdWhile<R>(content: Content, key: string, work: () => Promise<R>): Promise<R> {
  let renewing: Promise<unknown> | undefined
  const renew = () => {
    renewing ??= change(content, async (change) => {
      const momentIn = await momentsOf(change, content)
      return change
        .updateTable('upload')
        .set({ held_until: momentIn(heldMs) })
        .where('key', '=', key)
        .where('held_until', '!=', '')
        .execute()
    })
      .catch(() => undefined)
      .finally(() => {
        renewing = undefined
      })
  }
  const timer = setInterval(renew, renewMs).unref()
  try {
    return await work()
  } finally {
    clearInterval(timer)
    // What is recorded next, such as a longer pause, is not to be written over.
    await renewing
  }
}

/**
 * Records that the bytes of a reservation are in the store: from now on the file will be in the library or be refused with a
 * reason. Returns the id it has there, and whether these bytes wait; or undefined when the reservation has ended. The same bytes,
 * in the library or waiting for their first attempt, are not accepted twice, unless the files of those in the library are missing
 * or damaged.
 */
export async function acceptUpload(
  content: Content,
  key: string,
  { sha256, bytes }: { sha256: string; bytes: number },
): Promise<{ medium: string; waits: boolean } | undefined> {
  const medium = mediaId(sha256)
  const known = await findBySha(content.read, sha256)
  const isWhole = known !== undefined && (await faultyFiles(content.media, known)).length === 0
  return change(content, async (change) => {
    const reserved = await change.selectFrom('upload').select('key').where('key', '=', key).executeTakeFirst()
    if (!reserved) return undefined
    // One that failed may have lost its bytes, and a damaged state is processed by no one: these take its place.
    await change
      .deleteFrom('upload')
      .where('medium', '=', medium)
      .where((e) => e.or([e('state', '!=', 'queued'), e('attempts', '>', 0)]))
      .execute()
    const waiting = await change
      .selectFrom('upload')
      .select('key')
      .where('medium', '=', medium)
      .executeTakeFirst()
    // It may have been removed from the library meanwhile.
    const waits = !waiting && !(isWhole && (await findBySha(change, sha256)))
    if (!waits) await forget(change, key)
    else
      await change
        .updateTable('upload')
        .set({ medium, sha256, bytes, state: 'queued', held_until: '' })
        .where('key', '=', key)
        .execute()
    return { medium, waits }
  })
}

/** The picture or file with these bytes in the library. */
export const findBySha = (read: Queryable, sha256: string) =>
  read.selectFrom('media').selectAll().where('sha256', '=', sha256).executeTakeFirst()

/** Removes the row of a file that is in the library. */
export const forget = (change: Change, key: string) =>
  change.deleteFrom('upload').where('key', '=', key).execute()

/** Ends a reservation whose bytes did not arrive. */
export const cancelUpload = (content: Content, key: string) =>
  change(content, (change) =>
    change.deleteFrom('upload').where('key', '=', key).where('state', '=', 'receiving').execute(),
  )

/** An accepted file that is not in the library yet, or was refused. */
export const findUpload = ({ read }: Content, medium: string): Promise<Upload | undefined> =>
  read.selectFrom('upload').selectAll().where('medium', '=', medium).executeTakeFirst()

/** True while a process works on it. */
export const isHeld = ({ held_until }: Upload): boolean => held_until > new Date().toISOString()

/**
 * The next file to process, held for this process for a minute, which `holdWhile` renews: the first of the person who has
 * fewest waiting, so that one who sends dozens at once holds up no one else. One that is held for longer than any is was so by a
 * clock that was ahead.
 */
export const claim = (content: Content): Promise<Upload | undefined> =>
  change(content, async (change) => {
    const momentIn = await momentsOf(change, content)
    const row = await change
      .selectFrom('upload')
      .selectAll()
      .where('state', '=', 'queued')
      .where((e) => e.or([e('held_until', '<', momentIn(0)), e('held_until', '>', momentIn(longestHoldMs))]))
      .orderBy((e) =>
        e
          .selectFrom('upload as own')
          .select((e) => e.fn.countAll<number>().as('count'))
          .whereRef('own.who', '=', 'upload.who')
          .where('own.state', '=', 'queued'),
      )
      .orderBy('at')
      .orderBy('key')
      .limit(1)
      .executeTakeFirst()
    if (row)
      await change
        .updateTable('upload')
        .set({ attempts: row.attempts + 1, held_until: momentIn(heldMs) })
        .where('key', '=', row.key)
        .execute()
    return row
  })

/** How many accepted files wait for their pictures. */
export async function countQueued({ read }: Pick<ReadOnlyContent, 'read'>): Promise<number> {
  const queued = read.selectFrom('upload').where('state', '=', 'queued')
  const row = await queued.select((e) => e.fn.countAll().as('count')).executeTakeFirst()
  return Number(row?.count ?? 0)
}

/** The bytes of accepted files that are missing, not what was received, or wait in a damaged row, by their paths in the store. */
export async function faultyUploads(read: Queryable, media: Pick<MediaStore, 'hash'>): Promise<string[]> {
  const accepted = read
    .selectFrom('upload')
    .select(['key', 'sha256', 'state'])
    .where('state', 'not in', ['receiving', 'refused'])
  const faulty: string[] = []
  for (const { key, sha256, state } of await accepted.execute()) {
    if (state === 'queued' && (await media.hash(pathOfUpload(key))) === sha256) continue
    // What was processed meanwhile has lost its row before its bytes.
    if (await accepted.where('key', '=', key).executeTakeFirst()) faulty.push(pathOfUpload(key))
  }
  return faulty
}
