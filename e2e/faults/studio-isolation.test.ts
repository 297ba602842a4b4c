/** @module-tag slow */
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { callNames, callOf } from '@shanmen/studio/calls.ts'
import { openBrowser } from '@shanmen/studio/testing/browser.ts'
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { runStart, startSite, stopSite, studioOf } from '../../scripts/started-program.ts'
import { freePort } from '../free-port.ts'
import { type StudioSite, setUp, startStudioSite } from '../studio-site.ts'

const baseUrl = inject('baseUrl')
const studioUrl = inject('studioUrl')
const pathOf = (name: (typeof callNames)[number]) => `/api${callOf(name).path.replace(/\{\w+\}/g, 'x')}`

test('no authoring call is reachable on the public port, under any address or method', async () => {
  for (const name of callNames)
    for (const path of [
      pathOf(name),
      `/backends${pathOf(name)}`,
      `/en${pathOf(name)}`,
      `/studio${pathOf(name)}`,
    ])
      for (const method of new Set(['GET', 'POST', callOf(name).method])) {
        const headers = {
          Origin: baseUrl,
          'Sec-Fetch-Site': 'same-origin',
          'Content-Type': 'application/json',
        }
        const body = method === 'GET' ? undefined : '{}'
        const response = await fetch(baseUrl + path, { method, headers, body })
        const where = `${method} ${path}`
        expect([404, 405], where).toContain(response.status)
        expect(
          response.headers.getSetCookie().filter((cookie) => cookie.startsWith('studio')),
          where,
        ).toEqual([])
        expect(await response.text(), where).not.toMatch(/"error":|"me":/)
      }
})

test('every authoring call except the open ones requires a session', async () => {
  for (const name of callNames) {
    const { method, right } = callOf(name)
    if (right === 'open') continue
    const headers = { Origin: studioUrl, 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/json' }
    const body = method === 'GET' ? undefined : '{}'
    const response = await fetch(studioUrl + pathOf(name), { method, headers, body })
    expect(response.status, name).toBe(401)
  }
})

test("the studio's port has no page of the site, the site's port no page of the studio", async () => {
  for (const path of ['/en', '/member/scenic', '/backends/api/menu/1', '/sitemap.xml', '/robots.txt'])
    expect((await fetch(studioUrl + path)).status, path).toBe(404)
  const page = await fetch(`${studioUrl}/`)
  expect(page.headers.get('Content-Security-Policy')).toMatch(
    /^default-src 'none'; script-src 'self'; style-src/,
  )
  expect(page.headers.get('Content-Security-Policy')).not.toContain('unsafe')
  expect(page.headers.get('Content-Security-Policy')).toContain("; require-trusted-types-for 'script'")
  expect(page.headers.get('Cache-Control')).toBe('no-store')
  const html = await page.text()
  const [script = ''] = /\/assets\/[\w.-]+\.js/.exec(html) ?? []
  expect((await fetch(studioUrl + script)).status).toBe(200)
  expect((await fetch(baseUrl + script)).status).toBe(404)
})

let site: StudioSite | undefined
beforeAll(async () => {
  site = await startStudioSite()
})
afterAll(() => site?.stop())

test('a read-only public process serves what the studio publishes, and purges the cache in front of it', async () => {
  if (!site) throw new Error('no site')
  const purged: (string | undefined)[] = []
  const front = createServer(({ url }, response) => {
    purged.push(url)
    response.end()
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void front.close())
  await once(front, 'listening')
  const reader = await startSite({
    DATA_DIR: site.dataDir,
    SITE_BUILD_DIR: inject('buildFolder'),
    READ_ONLY: 'yes',
    PURGE_URL: `http://127.0.0.1:${(front.address() as AddressInfo).port}/{keys}`,
  })
  try {
    expect((await fetch(`${reader.baseUrl}/`)).status).toBe(200)
    // It has no note of what was purged before, and begins with everything, twice.
    await expect.poll(() => purged.length).toBe(2)
    purged.length = 0
    const { call } = await setUp(site)
    const { rows } = await call('entryList', { kind: 'news', pageSize: 1, state: 'public', language: 'zh' })
    const [{ id, slug } = { id: '', slug: '' }] = rows
    const page = `${reader.baseUrl}/newsAndInformation/group/${slug}`
    const before = (await fetch(page)).status
    await call('unpublish', { id, language: 'zh', note: '重复' })
    await expect.poll(async () => (await fetch(page)).status).toBe(404)
    expect(before).toBeLessThan(404)
    await expect.poll(() => purged).toContainEqual(expect.stringMatching(/\bnews\b/))
    expect((await fetch(`${reader.baseUrl}/readyz`)).status).toBe(200)
  } finally {
    await stopSite(reader)
  }
})

test('READ_ONLY with a studio is refused: one line on stderr, exit code 1', async () => {
  const { code, output } = await runStart({ READ_ONLY: 'yes', STUDIO: 'on' }).ended
  expect([code, output]).toEqual([
    1,
    expect.stringMatching(/^READ_ONLY is "yes", but the studio writes\. .+\n$/),
  ])
})

test('STUDIO=alone serves no site; its set-up link can be renewed on the command line, which ends the earlier one', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'shanmen-alone-'))
  const settings = { DATA_DIR: dataDir, STUDIO: 'alone', STUDIO_BUILD_DIR: inject('studioBuildFolder') }
  const health = await freePort()
  const program = runStart({ ...settings, HEALTH_PORT: String(health) })
  try {
    const { studioUrl, setUpLink } = await studioOf(program)
    expect(program.output()).not.toContain('Chinese')
    for (const origin of [studioUrl, `http://127.0.0.1:${health}`]) {
      expect(await (await fetch(`${origin}/readyz`)).json()).toMatchObject({
        status: 'ready',
        role: 'studio',
      })
      expect(await (await fetch(`${origin}/metrics`)).text()).toMatch(/^shanmen_problems 0$/m)
    }
    const renewed = await runStart(settings, 'set-up-link').ended
    expect(renewed.code).toBe(0)
    const [link = ''] = /http\S+/.exec(renewed.output) ?? []
    const { call } = openBrowser(studioUrl)
    const tokenOf = (text: string) => text.slice(text.lastIndexOf('/') + 1)
    await expect(call('invitation', { token: tokenOf(setUpLink) })).rejects.toMatchObject({ status: 410 })
    expect(await call('invitation', { token: tokenOf(link) })).toMatchObject({ purpose: 'setUp' })
    expect(program.output()).not.toMatch(/password/i)
  } finally {
    expect((await stopSite(program)).code).toBe(0)
    await rm(dataDir, { recursive: true, force: true })
  }
})
