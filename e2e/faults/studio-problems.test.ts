/** @module-tag slow */
import { mkdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type StudioSite, setUp, startStudioSite, studioPid } from '../studio-site.ts'

const problemsOf = async ({ baseUrl }: StudioSite) =>
  (await (await fetch(`${baseUrl}/readyz`)).json()).problems ?? {}

let site: StudioSite
let startedAt: number
beforeAll(async () => {
  site = await startStudioSite()
  startedAt = Date.now()
})
afterAll(() => site?.stop())
const problems = () => problemsOf(site)

test("/readyz of the site says that the studio's process cannot write anchors, until it can", async () => {
  const { call } = await setUp(site)
  const [anchors, away] = ['anchor.jsonl', 'anchor.away'].map((name) => join(site.dataDir, name)) as [
    string,
    string,
  ]
  expect(await problems()).toEqual({})
  await rename(anchors, away)
  await mkdir(anchors)
  // An audit line, whose anchor is written after the answer.
  await call('changeMe', { name: '林岚山' })
  await expect
    .poll(problems, { timeout: 60_000, interval: 500 })
    .toEqual({ anchor: expect.stringMatching(/^anchor\.jsonl cannot be written/) })
  await rename(anchors, `${anchors}.folder`)
  await rename(away, anchors)
  await expect.poll(problems, { timeout: 60_000, interval: 500 }).toEqual({})
}, 180_000)

test('/readyz of the site says within 60 s that the studio hangs, until it continues', async () => {
  const pid = studioPid(site)
  // Longer than a studio may be silent.
  await setTimeout(startedAt + 32_000 - Date.now())
  expect(await problems()).toEqual({})
  process.kill(pid, 'SIGSTOP')
  await expect
    .poll(problems, { timeout: 60_000, interval: 500 })
    .toEqual({ studio: expect.stringMatching(/hangs or is stopped/) })
  expect((await fetch(`${site.baseUrl}/member/scenic`)).status).toBe(200)
  process.kill(pid, 'SIGCONT')
  await expect.poll(problems, { timeout: 20_000, interval: 500 }).toEqual({})
  expect((await fetch(`${site.studioUrl}/healthz`)).status).toBe(200)
}, 180_000)
