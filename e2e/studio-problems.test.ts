import { mkdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { type StudioSite, setUp, startStudioSite, studioPid } from './studio-site.ts'

const problemsOf = async ({ baseUrl }: StudioSite) =>
  (await (await fetch(`${baseUrl}/readyz`)).json()).problems ?? {}

test("/readyz of the site says that the studio's process cannot write anchors, until it can", async () => {
  const site = await startStudioSite()
  try {
    const problems = () => problemsOf(site)
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
  } finally {
    await site.stop()
  }
}, 180_000)

test('/readyz of the site says within 60 s that the studio hangs, until it goes on', async () => {
  const site = await startStudioSite()
  try {
    const pid = studioPid(site)
    // Longer than a studio may be silent.
    await setTimeout(32_000)
    expect(await problemsOf(site)).toEqual({})
    process.kill(pid, 'SIGSTOP')
    await expect
      .poll(() => problemsOf(site), { timeout: 60_000, interval: 500 })
      .toEqual({ studio: expect.stringMatching(/hangs or is stopped/) })
    expect((await fetch(`${site.baseUrl}/member/scenic`)).status).toBe(200)
    process.kill(pid, 'SIGCONT')
    await expect.poll(() => problemsOf(site), { timeout: 20_000, interval: 500 }).toEqual({})
    expect((await fetch(`${site.studioUrl}/healthz`)).status).toBe(200)
  } finally {
    await site.stop()
  }
}, 180_000)
