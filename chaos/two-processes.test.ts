import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { checkContent } from '@shanmen/content/integrity/check.ts'
import { openContent } from '@shanmen/content/open.ts'
import type { Browser } from '@shanmen/studio/testing/browser.ts'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import {
  freePort,
  hasContainers,
  invite,
  isLong,
  newFolder,
  report,
  run,
  setUp,
  startBoth,
} from './driver.ts'
import { Editor, noCounts, verify } from './history.ts'

const workMs = isLong ? 3_600_000 : 20_000
const betweenKillsMs = 5_000
vi.setConfig({ testTimeout: workMs + 300_000 })
if (!hasContainers)
  report('No namespaces on this machine: two processes that are both number 1 are not tested.')

/** Sends one picture after the other that no one else has, and records what was acknowledged. */
class Uploader {
  readonly acknowledged = new Map<string, { name: string; sha256: string }>()
  sent = 0
  readonly #name: string
  readonly #channel: number
  constructor(name: string, channel: number) {
    this.#name = name
    this.#channel = channel
  }

  async step(browser: Browser): Promise<boolean> {
    const pixels = Buffer.alloc(32 * 32 * 3)
    for (let at = this.#channel; at < pixels.length; at += 3) pixels[at] = Math.floor(Math.random() * 256)
    const bytes = await sharp(pixels, { raw: { width: 32, height: 32, channels: 3 } })
      .png()
      .toBuffer()
    const name = `${this.#name}-${this.sent++}.png`
    const body = new Blob([new Uint8Array(bytes)])
    // The same bytes again have the same id, so the client may repeat what was not answered.
    const { id } = await browser.call('uploadMedia', { name }, { body }).catch(() => ({ id: '' }))
    if (!id) return false
    this.acknowledged.set(id, { name, sha256: createHash('sha256').update(bytes).digest('hex') })
    return true
  }
}

const repeat = async (step: () => Promise<boolean>, until: number, pauseMs = 0) => {
  while (Date.now() < until) await setTimeout((await step()) ? pauseMs : 200)
}

test.runIf(hasContainers)(
  'a first start that is killed while it loads the sample gives way to the other, which has all of it',
  async () => {
    const settings = { DATA_DIR: await newFolder(), STUDIO: 'off' }
    const media = join(settings.DATA_DIR, 'media')
    const first = run(settings, { isContained: true })
    await expect.poll(() => existsSync(media), { timeout: 120_000 }).toBe(true)
    await expect.poll(async () => (await readdir(media)).length, { timeout: 60_000 }).toBeGreaterThan(3)
    // However slowly the other starts, this one is still at it.
    process.kill(first.pid(), 'SIGSTOP')
    const second = run(settings, { isContained: true })
    const output = () => second.output()
    await expect.poll(output, { timeout: 120_000 }).toMatch(/Another process is preparing/)
    expect(output()).not.toMatch(/Chinese/)
    await first.kill()
    await expect.poll(output, { timeout: 120_000 }).toMatch(/Chinese/)
    const content = await openContent({ dataDir: settings.DATA_DIR })
    expect(await content.isEmpty()).toBe(false)
    // The disk of the machine that tests may be nearly full.
    expect((await checkContent(content)).filter(({ code }) => code !== 'space')).toEqual([])
    await content.close()
  },
)

test.runIf(hasContainers)(
  'two processes that are both number 1 work on one folder and are killed in turn: nothing is lost or mixed',
  async () => {
    const dataDir = await newFolder()
    const start = async () => {
      const settings = { DATA_DIR: dataDir, STUDIO_PORT: String(await freePort()) }
      const begin = () => startBoth(settings, { isContained: true })
      return { begin, running: await begin() }
    }
    const first = await start()
    // Before the other starts: the newest link replaces the one before.
    const lin = await setUp(first.running)
    const second = await start()
    const processes = [first, second] as const
    const browsers = [lin, await invite(lin, second.running.url, 'wen')] as const
    const before = (await lin.call('entryList', { kind: 'news', page: 1, pageSize: 1 })).total
    const counts = noCounts()
    const editors = [new Editor('a', counts), new Editor('b', counts)] as const
    const uploaders = [new Uploader('a', 0), new Uploader('b', 2)] as const

    const until = Date.now() + workMs
    const work = browsers.flatMap((browser, at) => [
      repeat(async () => (await editors[at]?.step(browser)) ?? false, until, 20),
      repeat(async () => (await uploaders[at]?.step(browser)) ?? false, until, 300),
    ])
    let kills = 0
    const killing = repeat(
      async () => {
        const one = processes[kills++ % 2] ?? first
        await one.running.kill()
        one.running = await one.begin()
        return true
      },
      until,
      betweenKillsMs,
    )
    await Promise.all([...work, killing])
    for (const [at, browser] of browsers.entries())
      while (editors[at]?.pending) if (!(await editors[at].step(browser))) await setTimeout(200)

    await verify(lin, [...editors], before)
    const names = ['林岚', 'wen']
    for (const [at, { acknowledged }] of uploaders.entries())
      for (const [id, { name, sha256 }] of acknowledged) {
        // A file that a killed process was working on is taken over a minute later.
        const read = () => lin.call('readMedia', { id })
        await expect.poll(read, { timeout: 150_000, interval: 500 }).toMatchObject({ state: 'ready', sha256 })
        expect((await read()).who).toMatchObject({ name: names[at] })
        const original = await readFile(join(dataDir, 'originals', id, name))
        expect(createHash('sha256').update(original).digest('hex')).toBe(sha256)
      }
    await expect.poll(() => readdir(join(dataDir, 'uploads')), { timeout: 90_000 }).toEqual([])
    const uploads = uploaders.map(({ acknowledged }) => acknowledged.size)
    report(`two processes, ${kills} kills: ${JSON.stringify({ ...counts, uploads })}`)
  },
)
