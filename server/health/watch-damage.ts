import { statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { type Checked, checkContent } from '@shanmen/content/integrity/check.ts'
import {
  type Damage,
  type Finding,
  type FindingCode,
  hasFaultyFiles,
  mayLackRows,
  meanings,
} from '@shanmen/content/integrity/finding.ts'
import { checkOften, foundOften } from '@shanmen/content/integrity/often.ts'
import type { MediaStore } from '@shanmen/content/media/store.ts'
import type { Logger } from 'pino'

/** Less work than this is done at once; after it the check rests for so many times as long (6 % of one processor). */
const stepMs = 5
const restFactor = 16
/** One long step would otherwise delay the check by minutes. */
const maxRestMs = 1_000
const betweenRoundsMs = 5_000
const oftenMs = 15_000
/** In each round every word of about so many entries is searched for, which takes most of the time: of a small site all. */
const searchedPerRound = 500
/** Reading all of a bucket costs its requests and the network. */
const remoteMediaMs = 24 * 60 * 60_000

type Options = {
  writes: boolean
  log: Pick<Logger, 'error' | 'warn' | 'info'>
  /** Puts damaged files of media back where it can; returns for how many it did. */
  repairFiles?: (() => Promise<number>) | undefined
}

/**
 * Checks the stored content as long as the process runs: quickly at once, then what is cheap every 15 seconds and the whole
 * slowly, again and again. What is found is in `target.damage` and in the log. Returns when the quick check has ended
 * (`checked`, never rejects) and a function that ends all.
 */
export function watchDamage(
  target: Checked & { damage: Damage; media: Pick<MediaStore, 'read' | 'hash' | 'isRemote'> | undefined },
  { writes, log, repairFiles }: Options,
): { checked: Promise<void>; end: () => Promise<void> } {
  const stop = new AbortController()
  const rest = (ms: number) => setTimeout(ms, undefined, { signal: stop.signal, ref: false })
  const pause = createPause(rest, stop.signal)
  let often: readonly Finding[] = []
  let whole: readonly Finding[] = []
  const note = (found: { often?: readonly Finding[]; whole?: readonly Finding[] }) => {
    often = found.often ?? often
    whole = found.whole ?? whole
    const all = joined(
      whole.filter(({ code }) => !foundOften.includes(code)),
      often,
    )
    setFindings(target.damage, (code) => code !== 'backup', all, log)
  }
  let round = 0
  let soundIn = -1
  // In the round in which the file was found repaired, what was found of it before is old.
  const current = (found: readonly Finding[]) =>
    round === soundIn ? found.filter((finding) => !mayLackRows([finding])) : found
  // What the round has not reached yet is still as it was found before.
  const progress = (found: readonly Finding[]) => note({ whole: current(joined(found, whole)) })
  let size = sizeOf(target)
  const checkAllOften = async () => {
    note({ often: await checkOften(target, writes) })
    const before = size
    size = sizeOf(target)
    // Of a large file the whole round would reach what is missing late.
    const isShorter = size < before
    // Nothing but what is cached is served from a damaged file: a round is too long to wait for after its repair.
    const isUnreliable = target.dialect === 'sqlite' && mayLackRows(whole)
    if (!isShorter && !isUnreliable) return
    const found = await checkContent(target, { quick: true, writes })
    if (isUnreliable && !mayLackRows(found)) soundIn = round
    progress(found)
  }
  let tried = ''
  let mediaAt = Number.NEGATIVE_INFINITY
  const checkWhole = async () => {
    // What was found in one round must not be gone in the next because that one looked elsewhere.
    const isSearched = target.damage.findings.some(({ code }) => code === 'search')
    const every = isSearched ? 1 : Math.ceil((await countEntries(target)) / searchedPerRound)
    round += 1
    // Of the processes on a bucket only those check it that can put something back.
    const isDue =
      !target.media?.isRemote || (repairFiles !== undefined && performance.now() - mediaAt >= remoteMediaMs)
    const media = isDue ? target.media : undefined
    const checked = await checkContent(
      { ...target, media },
      { writes, pause, progress, search: { every, round } },
    )
    if (media) mediaAt = performance.now()
    const found = media
      ? checked
      : joined(
          checked,
          whole.filter(({ code }) => code === 'file'),
        )
    note({ whole: current(found) })
    target.damage.checkedAt = new Date()
    // What could not be put back is tried again when other files are damaged.
    const files = JSON.stringify(found.filter(({ code }) => code === 'file'))
    if (repairFiles && files !== '[]' && files !== tried) {
      const count = await repairFiles()
      if (count > 0) log.info({ count }, 'damaged files of media were put back')
      // What was put back must not count as damaged for another day.
      if (count > 0) mediaAt = Number.NEGATIVE_INFINITY
    }
    tried = files
  }
  let failure = ''
  const repeat = async (check: () => Promise<void>, restMs: number) => {
    for (;;) {
      try {
        await check()
      } catch (error) {
        stop.signal.throwIfAborted()
        if (String(error) !== failure)
          log.error({ message: String(error) }, 'the check of the content failed')
        failure = String(error)
      }
      await rest(restMs)
    }
  }
  const checked = checkContent(target, { quick: true, writes }).then(progress, () => undefined)
  const watch = async () => {
    await checked
    // The end of one must not be taken for that of the other, which may still read the database.
    await Promise.allSettled([repeat(checkAllOften, oftenMs), repeat(checkWhole, betweenRoundsMs)])
  }
  // Only the end of the process ends it.
  const running = watch().catch(() => undefined)
  const end = () => {
    stop.abort()
    return running
  }
  return { checked, end }
}

/** Returns a function that waits so that what is between its calls takes little of the processor's time. */
function createPause(rest: (ms: number) => Promise<void>, signal: AbortSignal): () => Promise<void> {
  let begun = process.threadCpuUsage()
  return async () => {
    signal.throwIfAborted()
    const { user, system } = process.threadCpuUsage(begun)
    const workedMs = (user + system) / 1000
    if (workedMs < stepMs) return
    await rest(Math.min(workedMs * restFactor, maxRestMs))
    begun = process.threadCpuUsage()
  }
}

const sizeOf = ({ dataDir }: Checked): number =>
  statSync(join(dataDir, 'content.sqlite'), { throwIfNoEntry: false })?.size ?? 0

/** At least one. A database that does not answer has few: it ends the round soon. */
const countEntries = ({ read }: Checked): Promise<number> =>
  read
    .selectFrom('entry')
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
    .then(
      ({ count }) => Math.max(1, count),
      () => 1,
    )

/** Two lists as one: of a code that is in both, what the first says. */
function joined(first: readonly Finding[], second: readonly Finding[]): Finding[] {
  return [...first, ...second.filter(({ code }) => first.every((one) => one.code !== code))]
}

/** Replaces what one check found before, and logs what has changed; findings with other codes stay. */
export function setFindings(
  damage: Damage,
  isOwn: (code: FindingCode) => boolean,
  found: readonly Finding[],
  log: Options['log'],
): void {
  const all = [
    ...found.filter(({ code }) => isOwn(code)),
    ...damage.findings.filter(({ code }) => !isOwn(code)),
  ]
  logChanges(damage.findings, all, log)
  if (hasFaultyFiles(damage) && !hasFaultyFiles({ findings: all })) damage.filesRightSince = Date.now()
  damage.findings = all
}

function logChanges(before: readonly Finding[], found: readonly Finding[], log: Options['log']): void {
  const of = (findings: readonly Finding[]) => new Map(findings.map((finding) => [finding.code, finding]))
  const [old, current] = [of(before), of(found)]
  for (const [code, finding] of current) {
    if (old.get(code)?.count === finding.count) continue
    const { severity, text } = meanings[code]
    log[severity === 'content' ? 'error' : 'warn']({ ...finding }, text.en)
  }
  for (const code of old.keys()) if (!current.has(code)) log.info({ code }, 'no longer found by the check')
}
