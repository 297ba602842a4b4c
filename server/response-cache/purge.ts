import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { kindNames } from '@shanmen/content/kinds.ts'
import { type Source, sourceNames } from '@shanmen/content/published/dependencies.ts'
import { z } from 'zod'
import type { Settings } from '../config/settings.ts'
import type { Log } from '../log.ts'
import type { Versions } from './versions.ts'

/** The kinds that a response was rendered from, as the caches in front read them. */
export const purgeHeaders = (sources: Iterable<Source>): Record<string, string> => {
  const names = [...sources].sort()
  return { 'Surrogate-Key': names.join(' '), 'Cache-Tag': names.join(',') }
}

const timeoutMs = 5_000
const firstRetryMs = 500
const lastRetryMs = 60_000
/** Another process may have answered with the old page for as long as it did not know of the change. */
const againMs = 1_000

type Options = {
  settings: Pick<Settings, 'PURGE_URL' | 'PURGE_METHOD' | 'PURGE_HEADERS' | 'PURGE_BODY'>
  versions: Versions
  /**
   * Where the versions are noted up to which caches were purged: the next start continues from there. Left out in a process that
   * only reads: it begins by purging everything.
   */
  file: string | undefined
  log: Log['log']
  signal: AbortSignal
}

/** Tells the caches in front which kinds have changed. */
export type Purger = {
  /** To be called after each reading of the versions. Never rejects. */
  check: () => Promise<void>
  /** Why the last request failed; undefined while purging works. */
  problem: () => string | undefined
}

/**
 * Purges after every change of what is public, by an editor or at a planned moment, by one request that names the kinds, and
 * once more a second later. A request that fails is repeated, with what has changed since, until one succeeds; after a
 * restart too.
 */
export async function createPurger({ settings, versions, file, log, signal }: Options): Promise<Purger> {
  const current = () => new Map(sourceNames.map((source) => [source, versions.snapshot().of(source)]))
  const noted = await readPurged(file)
  // A process that only reads notes nothing: anything may have changed since the last one, so it purges all kinds once.
  let purged = file === undefined ? new Map<Source, number>() : (noted ?? current())
  let plannedUpTo = noted?.get(momentKey) ?? Date.now()
  await notePurged(file, purged, plannedUpTo)
  let isRunning = false
  let problem: string | undefined
  const changed = () => [...current()].filter(([source, version]) => purged.get(source) !== version)
  /** Kinds of which something has appeared, ended or entered another state by the clock. */
  const due = new Set<Source>()

  const run = async () => {
    for (let wait = firstRetryMs; changed().length + due.size > 0; ) {
      const [upTo, upToMoment, planned] = [current(), plannedUpTo, [...due]]
      due.clear()
      // Pictures too: any of them may have been withdrawn with what shows it.
      const names = [...new Set([...changed().map(([source]) => source), ...planned, 'media' as const])]
      try {
        await send(settings, names, signal)
        await setTimeout(againMs, undefined, { signal, ref: false })
        await send(settings, names, signal)
        if (problem) log.info({ subject: 'cdn' }, 'problem has ended')
        problem = undefined
        wait = firstRetryMs
        purged = upTo
        await notePurged(file, purged, upToMoment)
      } catch (error) {
        if (signal.aborted) return
        for (const kind of planned) due.add(kind)
        if (!problem) log.error({ message: messageOf(error), names }, 'caches were not purged')
        problem = `The caches in front still have old pages, it is tried again: ${messageOf(error)}`
        await setTimeout(wait, undefined, { signal, ref: false })
        wait = Math.min(lastRetryMs, wait * 2)
      }
    }
  }
  const plan = async () => {
    const now = Date.now()
    const passed: Source[] = []
    for (const kind of kindNames)
      if ((await versions.nextPlanned(kind, plannedUpTo)) <= now) passed.push(kind)
    for (const kind of passed) due.add(kind)
    plannedUpTo = now
  }
  let planning: Promise<void> | undefined
  return {
    check: async () => {
      // Without the database it is looked at again later, from the same moment on.
      planning ??= plan()
        .catch(() => undefined)
        .finally(() => {
          planning = undefined
        })
      await planning
      if (isRunning || changed().length + due.size === 0) return
      isRunning = true
      void run()
        .catch(() => undefined)
        .finally(() => {
          isRunning = false
        })
    },
    problem: () => problem,
  }
}

/** One request; rejects when it is not answered with success. */
async function send(
  { PURGE_URL, PURGE_METHOD, PURGE_HEADERS, PURGE_BODY }: Options['settings'],
  names: readonly Source[],
  signal: AbortSignal,
): Promise<void> {
  const list = names.map((name) => JSON.stringify(name)).join(',')
  const fill = (text: string) => text.replaceAll('{keys}', names.join(' ')).replaceAll('{list}', list)
  const response = await fetch(fill(PURGE_URL), {
    method: PURGE_METHOD,
    headers: PURGE_HEADERS.map(([name, value]) => [name, fill(value)] as [string, string]),
    ...(PURGE_BODY && { body: fill(PURGE_BODY) }),
    redirect: 'error',
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`the purge was answered with ${response.status}`)
}

/** Up to which moment planned changes are purged; the other names in the file are those of kinds. */
const momentKey = '(moment)'
const shape = z.record(z.string(), z.number())

/** Undefined where nothing was noted, or not by this program. */
async function readPurged(file: string | undefined): Promise<Map<string, number> | undefined> {
  if (file === undefined) return undefined
  const text = await readFile(file, 'utf8').catch(() => '{}')
  const noted = z.string().transform(parse).pipe(shape).safeParse(text)
  return noted.success && Object.keys(noted.data).length > 0 ? new Map(Object.entries(noted.data)) : undefined
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * The whole file or none: half a file after a power cut would say that nothing was purged yet and nothing need be. A full disk
 * is reported by itself, and costs no more than one more purge after the next start.
 */
async function notePurged(
  file: string | undefined,
  versions: ReadonlyMap<string, number>,
  moment: number,
): Promise<void> {
  if (file === undefined) return
  const temporary = `${file}.${randomUUID()}`
  try {
    await mkdir(dirname(file), { recursive: true })
    await writeFile(temporary, JSON.stringify({ ...Object.fromEntries(versions), [momentKey]: moment }))
    await rename(temporary, file)
  } catch {
    await rm(temporary, { force: true }).catch(() => undefined)
  }
}

const messageOf = (error: unknown): string => {
  const { message, cause } = error instanceof Error ? error : { message: String(error), cause: undefined }
  return cause instanceof Error ? `${message}: ${cause.message}` : message
}
