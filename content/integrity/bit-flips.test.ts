import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openContent, openReadOnly, type ReadOnlyContent } from '../open.ts'
import { readDetail } from '../published/detail.ts'
import { readList } from '../published/list.ts'
import { news, put } from '../testing/fixtures.ts'
import { checkContent } from './check.ts'

const rounds = 20
const bitsPerRound = 24

/** Random numbers that are the same in every run. */
function randomOf(seed: number): (below: number) => number {
  let state = seed >>> 0
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

test(`after ${bitsPerRound} flipped bits what is read is right or an error, or the check finds the damage`, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shanmen-bits-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const content = await openContent({ dataDir: folder })
  const slugs: string[] = []
  for (let n = 0; n < 30; n += 1)
    slugs.push((await put(content, 'news', news({ zh: `第 ${n} 条新闻`, en: `News ${n}` }))).slug)
  await sql`pragma wal_checkpoint(truncate)`.execute(content.write)
  const now = new Date(Date.now() + 1000)
  const reads = (reading: ReadOnlyContent) => [
    ...(['zh', 'en'] as const).flatMap((language) => [
      () => readList(reading, { kind: 'news', language, page: 1, size: 40, now }),
      () => readList(reading, { kind: 'news', language, page: 1, size: 9, keyword: '1', now }),
    ]),
    ...slugs.slice(0, 10).map((slug) => () => readDetail(reading, 'news', 'zh', slug, now)),
  ]
  const right = await Promise.all(reads(content).map((read) => read()))
  await content.close()
  const whole = await readFile(join(folder, 'content.sqlite'))
  let errors = 0
  let wrong = 0
  for (let round = 1; round <= rounds; round += 1) {
    const random = randomOf(round)
    const bytes = Buffer.from(whole)
    for (let bit = 0; bit < bitsPerRound; bit += 1) {
      const at = random(bytes.length)
      bytes.writeUInt8(bytes.readUInt8(at) ^ (1 << random(8)), at)
    }
    const dataDir = join(folder, String(round))
    await mkdir(join(dataDir, 'media'), { recursive: true, mode: 0o700 })
    await writeFile(join(dataDir, 'content.sqlite'), bytes)
    await copyFile(join(folder, 'anchor.jsonl'), join(dataDir, 'anchor.jsonl'))
    const reading = await openReadOnly({ dataDir }).catch(() => undefined)
    // Nothing is served from a file that cannot be opened.
    if (!reading) continue
    const answers = await Promise.all(reads(reading).map((read) => read().catch((error: Error) => error)))
    const isError = (answer: unknown) => answer instanceof Error
    const isWrong = answers.filter(
      (answer, at) => !isError(answer) && JSON.stringify(answer) !== JSON.stringify(right[at]),
    )
    errors += answers.filter(isError).length
    wrong += isWrong.length
    if (isWrong.length > 0) expect([round, await checkContent(reading)]).not.toEqual([round, []])
    await reading.close()
  }
  // The bits reached what is read at all.
  expect(errors).toBeGreaterThan(0)
  expect(wrong).toBeLessThan(errors)
})
