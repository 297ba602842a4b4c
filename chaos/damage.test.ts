import { closeSync, openSync, readSync, writeSync } from 'node:fs'
import { cp, mkdtemp, rm, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { runStart, type Started, startSite, stopSite } from '../scripts/started-program.ts'

const isLong = process.env.CHAOS === 'long'
const rounds = isLong ? 100 : 1
const bitsPerRound = 24
const pageSize = 4096
const reportedWithinMs = 60_000
vi.setConfig({ testTimeout: isLong ? 8 * 3_600_000 : 400_000, hookTimeout: 300_000 })

const build = join(import.meta.dirname, '../node_modules/.cache/chaos-site')
const paths = [
  '/',
  '/en',
  '/newsAndInformation/group',
  '/en/newsAndInformation/group',
  '/member/scenic',
  '/en/member/welfare',
  '/partyBuilding/organization/brand',
  '/lingShan/honor/national',
  '/backends/api/menu/1',
  '/backends/api/menu/2',
  '/backends/api/scenic?languageId=1&id=lingshan',
]

let sample = ''
/** The answers of the undamaged site. */
const right = new Map<string, string>()
/** What is written between the tags of its pages. */
const rightWords = new Set<string>()
const wordsOf = (page: string) =>
  page
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, '')
    .split(/<[^>]*>/)
    .filter((words) => words.trim() !== '')
beforeAll(async () => {
  sample = await mkdtemp(join(tmpdir(), 'shanmen-chaos-'))
  const loaded = await runStart({ DATA_DIR: sample }, 'sample').ended
  if (loaded.code !== 0) throw new Error(loaded.output)
  const site = await start(sample)
  for (const path of paths) {
    const text = await textOf(site, path)
    right.set(path, text)
    for (const words of wordsOf(text)) rightWords.add(words)
  }
  await stopSite(site)
  checkpoint(sample)
})
afterAll(() => rm(sample, { recursive: true, force: true }))

// Responses are not cached on disk from an earlier round: every round has a folder of its own.
const start = (data: string, more: Record<string, string> = {}) =>
  startSite({ DATA_DIR: data, SITE_BUILD_DIR: build, LOG_LEVEL: 'warn', STUDIO: 'off', ...more })

async function copyOfSample(): Promise<string> {
  const data = await mkdtemp(join(tmpdir(), 'shanmen-chaos-'))
  onTestFinished(() => rm(data, { recursive: true, force: true }))
  await cp(sample, data, { recursive: true })
  await rm(join(data, 'stored'), { recursive: true, force: true })
  return data
}

function checkpoint(data: string): void {
  const database = new DatabaseSync(join(data, 'content.sqlite'))
  database.exec('pragma wal_checkpoint(truncate)')
  database.close()
}

const get = (site: Pick<Started, 'baseUrl'>, path: string) =>
  fetch(site.baseUrl + path, { headers: { cookie: 'webLang=zh' }, signal: AbortSignal.timeout(20_000) })

/** What the answer says, without what differs between two processes. */
async function textOf(site: Pick<Started, 'baseUrl'>, path: string): Promise<string> {
  const response = await get(site, path)
  return `${response.status} ${(await response.text()).replaceAll(site.baseUrl, '')}`
}

/** Random numbers that are the same in every run. */
function randomOf(seed: number): (below: number) => number {
  let state = seed * 2_654_435_761 + 1
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0
    return ((state ^ (state >>> 13)) >>> 0) % below
  }
}

/** Every page of the file by its type, so that each takes its turn. The search index has tables of its own. */
function pagesByType(file: string): Map<string, number[]> {
  const database = new DatabaseSync(file, { readOnly: true })
  const types = new Map<string, number[]>([['header', [1]]])
  const note = (type: string, page: number) => types.set(type, [...(types.get(type) ?? []), page])
  const used = database
    .prepare(
      `select pageno, pagetype, dbstat.name, coalesce(type, 'table') as type from dbstat
       left join sqlite_schema on sqlite_schema.name = dbstat.name`,
    )
    .all()
  for (const { pageno, pagetype, name, type } of used) {
    const what = String(name).startsWith('search') ? 'search' : type
    if (pageno !== 1) note(pagetype === 'overflow' ? 'overflow' : `${what} ${pagetype}`, Number(pageno))
  }
  const known = new Set(used.map(({ pageno }) => pageno))
  const count = Number(Object.values(database.prepare('pragma page_count').get() ?? {})[0])
  for (let page = 2; page <= count; page += 1) if (!known.has(page)) note('free', page)
  database.close()
  return types
}

function flipBits(file: string, pages: readonly number[], random: (below: number) => number): void {
  const handle = openSync(file, 'r+')
  const byte = Buffer.alloc(1)
  for (let count = 0; count < bitsPerRound; count += 1) {
    const page = pages[random(pages.length)] ?? 1
    // Of the first page only SQLite's header, which is what it alone has.
    const at = (page - 1) * pageSize + random(page === 1 ? 100 : pageSize)
    readSync(handle, byte, 0, 1, at)
    byte.writeUInt8(byte.readUInt8() ^ (1 << random(8)))
    writeSync(handle, byte, 0, 1, at)
  }
  closeSync(handle)
}

type Readiness = { status: string; findings?: string[] }
const readiness = async (site: Pick<Started, 'baseUrl'>): Promise<Readiness> =>
  (await get(site, '/readyz')).json()

const isReported = ({ status, findings = [] }: Readiness) => status !== 'ready' || findings.length > 0

/** Waits until the process says what it found; returns after how long. */
async function msUntilReported(site: Pick<Started, 'baseUrl'>): Promise<number> {
  const begunAt = performance.now()
  for (;;) {
    if (isReported(await readiness(site))) return performance.now() - begunAt
    if (performance.now() - begunAt > reportedWithinMs) throw new Error('not noticed within a minute')
    await setTimeout(100)
  }
}

/** Starts on a copy with flipped bits. Returns what was wrong, and after how many milliseconds the damage was noticed. */
async function startDamaged(pages: readonly number[], seed: number) {
  const data = await copyOfSample()
  flipBits(join(data, 'content.sqlite'), pages, randomOf(seed))
  const program = runStart({ DATA_DIR: data, SITE_BUILD_DIR: build, LOG_LEVEL: 'warn', STUDIO: 'off' })
  const url = await Promise.race([program.ended.then(() => undefined), addressOf(program)])
  // A file that cannot be opened ends the start with a line that says what to do.
  if (!url) {
    expect((await program.ended).output).toMatch(/backup|damaged/)
    return { wrong: [], incomplete: 0, ms: async () => 0 }
  }
  const site = { ...program, baseUrl: url }
  onTestFinished(async () => void (await stopSite(site)))
  const answers = await Promise.all(paths.map((path) => judge(site, path)))
  const wrong = answers.filter((answer) => answer !== 'right' && answer !== 'incomplete')
  const incomplete = answers.length - wrong.length - answers.filter((answer) => answer === 'right').length
  return { wrong, incomplete, ms: () => msUntilReported(site).finally(() => stopSite(site)) }
}

/** Whether an answer is right, a 503, or lacks what could not be read and is marked as not to be stored; else what it is. */
async function judge(site: Pick<Started, 'baseUrl'>, path: string): Promise<string> {
  const response = await get(site, path)
  const text = (await response.text()).replaceAll(site.baseUrl, '')
  const caching = response.headers.get('Cache-Control')
  if (`${response.status} ${text}` === right.get(path)) return 'right'
  const foreign = wordsOf(text).filter((words) => !rightWords.has(words))
  const isMarked = caching === 'no-store'
  if (response.status === 503) return 'incomplete'
  const isPage = text.startsWith('<!DOCTYPE')
  return response.status === 200 && isPage && isMarked && foreign.length === 0
    ? 'incomplete'
    : `${path}: ${response.status} ${caching} ${foreign.slice(0, 5).join(' | ')}`
}

test(`${bitsPerRound} flipped bits in pages of each type: no answer with 200 is wrong, and the damage is noticed`, async () => {
  const types = pagesByType(join(sample, 'content.sqlite'))
  for (let round = 1; round <= rounds; round += 1)
    for (const [type, pages] of types) {
      const { wrong, incomplete, ms } = await startDamaged(pages, round)
      expect({ type, round, wrong }).toEqual({ type, round, wrong: [] })
      // What is free holds nothing.
      if (type !== 'free')
        report(`${type}: ${incomplete} answers lacked something, noticed after ${(await ms()).toFixed()} ms`)
    }
})

async function addressOf(program: Omit<Started, 'baseUrl'>): Promise<string> {
  for (;;) {
    const found = /Chinese\s+(http:\S+?)\/\n/.exec(program.output())?.[1]
    if (found) return found
    await setTimeout(50)
  }
}

const report = (line: string) => process.stdout.write(`${line}\n`)

test('a file that is cut off under the running process is noticed, and the process stays', async () => {
  const data = await copyOfSample()
  const site = await start(data)
  await get(site, '/')
  await truncate(join(data, 'content.sqlite'), 40 * pageSize)
  const ms = await msUntilReported(site)
  expect((await get(site, '/')).status).toBe(200)
  expect(site.child.exitCode).toBe(null)
  await stopSite(site)
  report(`a file cut off was noticed after ${ms.toFixed()} ms`)
})

test('pictures that are missing or cut off are noticed, and the process stays ready', async () => {
  const data = await copyOfSample()
  const database = new DatabaseSync(join(data, 'content.sqlite'), { readOnly: true })
  const [first, second] = database.prepare("select id from media where mime like 'image/%' limit 2").all()
  database.close()
  await truncate(join(data, 'media', String(first?.id), '320.webp'), 100)
  await rm(join(data, 'media', String(second?.id), '320.avif'))
  const site = await start(data)
  const ms = await msUntilReported(site)
  expect(await readiness(site)).toMatchObject({ status: 'ready', findings: ['file'] })
  await stopSite(site)
  report(`damaged pictures were noticed after ${ms.toFixed()} ms`)
})
