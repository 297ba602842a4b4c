import { createReadStream } from 'node:fs'
import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { appendLine } from './append-line.ts'
import { hasLine } from './newest-line.ts'
import { readLastRestore } from './restores.ts'
import type { Database } from './tables.ts'

/**
 * The newest line of the audit log after a transaction: a row of that transaction, and a copy in a file of the data folder. Who
 * can cut the log can cut the rows too, so only the file shows that a database lost its last lines.
 */
export type Anchor = { no: number; hash: string; at: string }

const fileOf = (dataDir: string) => join(dataDir, 'anchor.jsonl')

const appendAnchor = (dataDir: string, { no, hash, at }: Anchor): Promise<void> =>
  appendLine(fileOf(dataDir), JSON.stringify({ no, hash, at }))

/**
 * The copies that count, oldest first and some at a time: after a backup was put back, its head and those that followed. A line that
 * was half written at a power cut or on a full disk is skipped.
 */
export async function* readAnchors(dataDir: string): AsyncGenerator<Anchor[]> {
  const restore = await readLastRestore(dataDir)
  if (restore) yield [restore]
  let before = restore?.anchors ?? 0
  for await (const lines of readLines(dataDir)) {
    const anchors = lines.flatMap((line) => parse(line) ?? [])
    yield anchors.slice(before)
    before = Math.max(0, before - anchors.length)
  }
}

export type AnchorSummary = {
  /** How many copies there are, those from before a restore too, and the first of all. */
  count: number
  first: Anchor | undefined
  /** The last that count, oldest first. */
  recent: Anchor[]
  /** How many lines are neither an anchor nor the beginning of one: bytes that this program did not write, such as zeros. */
  damaged: number
}

const mostRecent = 100

/** What is asked of the copies every few seconds, without keeping them: an office writes a million of them in some years. */
export async function summarizeAnchors(dataDir: string): Promise<AnchorSummary> {
  const restore = await readLastRestore(dataDir)
  const summary: AnchorSummary = { count: 0, first: undefined, recent: restore ? [restore] : [], damaged: 0 }
  for await (const lines of readLines(dataDir))
    for (const line of lines) {
      const anchor = parse(line)
      if (!anchor && !isBeginning(line)) summary.damaged += 1
      if (!anchor) continue
      summary.first ??= anchor
      summary.count += 1
      if (summary.count > (restore?.anchors ?? 0)) summary.recent.push(anchor)
      if (summary.recent.length > mostRecent) summary.recent.shift()
    }
  return summary
}

const pieceBytes = 256 * 1024
/** No anchor is longer. */
const longestLine = 1000

/** The lines of a piece of the file at a time, between which others are answered. */
async function* readLines(dataDir: string): AsyncGenerator<string[]> {
  let rest = ''
  try {
    for await (const piece of createReadStream(fileOf(dataDir), {
      encoding: 'utf8',
      highWaterMark: pieceBytes,
    })) {
      const lines = `${rest}${piece}`.split('\n')
      rest = lines.pop() ?? ''
      if (rest.length > longestLine) lines.push(rest)
      if (rest.length > longestLine) rest = ''
      yield lines
    }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  }
  yield [rest]
}

function parse(line: string): Anchor | undefined {
  try {
    const { no, hash, at } = JSON.parse(line)
    return typeof no === 'number' && typeof hash === 'string' ? { no, hash, at: String(at) } : undefined
  } catch {
    return undefined
  }
}

const isBeginning = (line: string): boolean =>
  '{"no":,"hash":"","at":""}'.startsWith(
    line
      .replace(/(?<=^\{"no":)\d+/, '')
      .replace(/(?<="hash":")[\da-f]+/, '')
      .replace(/(?<="at":")[\dTZ:.-]+/, ''),
  )

/** Puts a damaged file aside, so that the next anchor begins a new one. Returns its new name; undefined where it is sound. */
export async function setDamagedAnchorsAside(dataDir: string, at: string): Promise<string | undefined> {
  if ((await summarizeAnchors(dataDir)).damaged === 0) return undefined
  const name = `anchor-damaged-${at.replaceAll(':', '-')}.jsonl`
  await rename(fileOf(dataDir), join(dataDir, name))
  return name
}

const retryMs = 1_000

export type Anchors = {
  /** Takes the head of a commit; it is written soon. Never throws: the change is stored already. */
  note: (head: Anchor) => void
  /** Waits for the writing that is under way, or tries once more. Never rejects. */
  flush: () => Promise<void>
  /** Why the newest head is not written yet; it is tried again each second. */
  failure: () => Error | undefined
}

/**
 * Writes copies after the commits, only the newest of those that wait: its hash covers all before it. The table is the
 * outbox: what a process did not write before its end, the next one finds there (`copyAnchor`).
 */
export function createAnchors(dataDir: string): Anchors {
  let waiting: Anchor | undefined
  let failure: Error | undefined
  let writing: Promise<void> | undefined
  const write = async () => {
    while (waiting) {
      const head = waiting
      try {
        await appendAnchor(dataDir, head)
        failure = undefined
        if (waiting === head) waiting = undefined
      } catch (error) {
        failure = error instanceof Error ? error : new Error(String(error))
        setTimeout(flush, retryMs).unref()
        return
      }
    }
  }
  const flush = () => {
    writing ??= write().finally(() => {
      writing = undefined
    })
    return writing
  }
  return {
    note: (head) => {
      waiting = head
      // While writing fails the timer tries again.
      if (!failure) void flush()
    },
    flush,
    failure: () => failure,
  }
}

/**
 * Copies the newest anchor of the database to the file unless it is there: that of a process that ended after its commit, or of
 * another node. A database that ends before its copies is left alone, for the verification to find; so is one that has not got their
 * last line, as another installation's.
 */
export async function copyAnchor({ read, dataDir, anchors }: Anchored): Promise<void> {
  const newest = await readNewestAnchor(read)
  const { recent } = await summarizeAnchors(dataDir)
  const last = Math.max(0, ...recent.map(({ no }) => no))
  if (!newest || newest.no <= last) return
  const copied = recent.at(-1)
  // A restore of an empty database has number 0.
  if (copied && copied.no > 0 && !(await hasLine(read, copied))) return
  anchors.note(newest)
  await anchors.flush()
}

type Read = Pick<Database, 'selectFrom'>
type Anchored = { read: Read; dataDir: string; anchors: Anchors }

export const readNewestAnchor = (read: Read): Promise<Anchor | undefined> =>
  read.selectFrom('anchor').selectAll().orderBy('no', 'desc').limit(1).executeTakeFirst()

const rowsAtOnce = 500

/** The anchors in the database, which all nodes share, some at a time. */
export async function* readSharedAnchors(read: Read): AsyncGenerator<Anchor[]> {
  let last = 0
  for (;;) {
    const anchors = await read
      .selectFrom('anchor')
      .selectAll()
      .where('no', '>', last)
      .orderBy('no')
      .limit(rowsAtOnce)
      .execute()
    yield anchors
    last = anchors.at(-1)?.no ?? last
    if (anchors.length < rowsAtOnce) return
  }
}
