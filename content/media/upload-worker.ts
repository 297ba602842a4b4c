import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { InterfaceText } from '@shanmen/contract/languages.ts'
import { change } from '../database/change.ts'
import { isFailure } from '../database/database-health.ts'
import { MediaRejectedError, MediaStoreError } from '../errors.ts'
import { faultyFiles } from '../integrity/media-files.ts'
import { rewriteFiles } from '../integrity/repair-media.ts'
import type { Content } from '../open.ts'
import { addFile } from './add-file.ts'
import { addImage } from './add-image.ts'
import { sha256 } from './media-row.ts'
import { readNextText } from './pdf/page-text.ts'
import { isPdf } from './sniff.ts'
import {
  claim,
  endAbandoned,
  findBySha,
  forget,
  holdWhile,
  isHeld,
  momentsOf,
  pathOfUpload,
  receivingFolder,
  type Upload,
} from './upload-queue.ts'

const maxAttempts = 5
/** A store or a database that fails, for a weekend too, says nothing about the file. */
const maxFailuresOfPlace = 2
const firstPauseMs = 60_000
const pollMs = 5_000
const listEveryMs = 600_000

const failed: InterfaceText = {
  zh: '处理时出错，请稍后重新上传；如仍失败请联系管理员',
  en: 'Something went wrong while working on it: upload it again later, or ask the administrator',
}

/** Adds a claimed file to the library. Adding the same bytes again does nothing, so a repetition after a kill is harmless. */
async function addUpload(content: Content, row: Upload): Promise<void> {
  const { key, name, who } = row
  // A file that ended its process each time must not end the next one too.
  if (row.attempts >= maxAttempts) throw new MediaRejectedError(failed)
  const bytes = await content.media.read(pathOfUpload(key))
  // Other bytes, of a failing disk or a store that sends a part, say nothing about the file that was accepted.
  if (!bytes || sha256(bytes) !== row.sha256)
    throw new (bytes ? MediaStoreError : Error)(
      `${pathOfUpload(key)} in ${content.media.place} is ${bytes ? 'not what was received' : 'missing'}: put it back, or upload ${name} again`,
    )
  const noText = { zh: '', en: '' }
  const known = await findBySha(content.read, row.sha256)
  const isMade = !known || (await rewriteFiles(content, who, known, bytes))
  if (!known && isPdf(bytes)) await addFile(content, who, { name, bytes, title: noText })
  else if (!known) await addImage(content, who, { name, bytes, alt: noText })
  if (isMade) await requireFiles(content, row)
  await change(content, (change) => forget(change, key))
}

/** Processes one claimed file: it is in the library then, refused, or waits for a later attempt. */
async function work(content: Content, row: Upload, log: (error: unknown) => void): Promise<void> {
  const { key } = row
  try {
    await holdWhile(content, key, () => addUpload(content, row))
  } catch (error) {
    const refused = error instanceof MediaRejectedError
    if (!refused) log(error)
    // Again later, each time after a longer pause.
    const pauseMs = firstPauseMs * 4 ** row.attempts
    const most = isOfPlace(content, error) ? maxFailuresOfPlace : maxAttempts
    const attempts = Math.min(row.attempts + 1, most)
    await change(content, async (change) => {
      const momentIn = await momentsOf(change, content)
      const later = { held_until: momentIn(pauseMs), attempts }
      await change
        .updateTable('upload')
        .set(refused ? { state: 'refused', reason: JSON.stringify(error.reason) } : later)
        .where('key', '=', key)
        .execute()
    })
    if (!refused) return
  }
  await content.media.remove(pathOfUpload(key))
}

/** A store may accept what it does not keep: the accepted bytes are needed until all files made of them are there. */
async function requireFiles({ read, media }: Content, { sha256, name }: Upload): Promise<void> {
  const medium = await findBySha(read, sha256)
  const faulty = medium ? await faultyFiles(media, medium) : []
  if (faulty.length > 0)
    throw new MediaStoreError(
      `${media.place} does not have what was written for ${name}, it is tried again: ${faulty.join(', ')}`,
    )
}

/** A full disk, a store or a database that is away, or a folder that is not the store: accepted bytes wait until it is over. */
const isOfPlace = ({ media }: Content, error: unknown): boolean =>
  error instanceof MediaStoreError || isFailure(error) || media.refusal !== undefined

/** Removes the bytes of reservations that were abandoned, and of rows that are gone. */
async function removeAbandoned(content: Content, isStoreDue: boolean): Promise<void> {
  const arriving = await readdir(receivingFolder(content)).catch(() => [])
  const waiting: string[] = []
  if (isStoreDue) for await (const { path } of content.media.list('uploads')) waiting.push(path)
  if (arriving.length + waiting.length === 0) return
  // Read after the files: one is created only after its row.
  const rows = await content.read.selectFrom('upload').selectAll().where('state', '!=', 'refused').execute()
  const keys = new Set(rows.map(({ key }) => key))
  // The row goes first: without it the file cannot be accepted any more. The file goes in the next round.
  if (rows.some((row) => row.state === 'receiving' && !isHeld(row)))
    await change(content, (change) => endAbandoned(content, change))
  for (const name of arriving)
    if (!keys.has(name)) await rm(join(receivingFolder(content), name), { force: true })
  // Where the bytes of a row are missing, those without a row may be its own: its key is damaged.
  if (rows.some(({ key, state }) => state === 'queued' && !waiting.includes(pathOfUpload(key)))) return
  const paths = new Set(rows.map(({ key }) => pathOfUpload(key)))
  for (const path of waiting) if (!paths.has(path)) await content.media.remove(path)
}

export type UploadWorker = { wake: () => void; stop: () => Promise<void> }

/**
 * Processes accepted files one at a time, as encoding a picture takes seconds and half a gigabyte; first those that an
 * earlier process left. When none waits it reads the text of PDFs for the search. `stop` does not wait: what is unfinished is
 * done by the next process.
 */
export function startUploadWorker(content: Content, log: (error: unknown) => void): UploadWorker {
  let stopped = false
  let again = false
  let isFailing = false
  let current: Upload | undefined
  let isRunning = false
  let listedAt = Number.NEGATIVE_INFINITY
  /** PDFs whose files were not there when they were to be read. */
  const left = new Set<string>()
  // Until the process starts again: each takes half a minute of processor time.
  const slow = new Set<string>()
  const logOnce = (error: unknown) => {
    if (!stopped && !isFailing) log(error)
  }
  const run = async () => {
    do {
      again = false
      // A list of a bucket costs a request.
      const isStoreDue = !content.media.isRemote || performance.now() - listedAt >= listEveryMs
      await removeAbandoned(content, isStoreDue)
      if (isStoreDue) {
        listedAt = performance.now()
        left.clear()
      }
      while (!stopped) {
        current = await claim(content)
        if (!current && (await readNextText(content, left, slow))) continue
        if (!current) break
        await work(content, current, logOnce)
      }
      isFailing = false
    } while (again && !stopped)
  }
  const wake = () => {
    again = true
    if (isRunning) return
    isRunning = true
    void run()
      .catch((error: unknown) => {
        logOnce(error)
        isFailing = true
      })
      .finally(() => {
        isRunning = false
      })
  }
  const timer = setInterval(wake, pollMs).unref()
  wake()
  return {
    wake,
    stop: async () => {
      stopped = true
      clearInterval(timer)
      const key = current?.key
      if (key === undefined) return
      await change(content, (change) =>
        change
          .updateTable('upload')
          .set((e) => ({ held_until: '', attempts: e('attempts', '-', 1) }))
          .where('key', '=', key)
          .where('state', '=', 'queued')
          .execute(),
      ).catch(() => undefined)
    },
  }
}
