/** @module-tag slow */
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { observatoryScore } from '@shanmen/server/testing/observatory.ts'
import { sendRaw } from '@shanmen/server/testing/raw-socket.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { runStart, startSite, stopSite } from '../scripts/started-program.ts'
import { freePort } from './free-port.ts'

let folder = ''
let settings = { DATA_DIR: '', SITE_BUILD_DIR: '' }

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shanmen-start-'))
  settings = { DATA_DIR: join(folder, 'data'), SITE_BUILD_DIR: inject('buildFolder') }
  await cp(inject('sampleFolder'), settings.DATA_DIR, { recursive: true })
})
afterAll(() => rm(folder, { recursive: true, force: true }))

// How long it takes depends on the machine: `npm run bench:serving` measures it beside other programs.
test('a warm start builds and loads nothing again and says where', async () => {
  const site = await startSite(settings)
  expect((await fetch(`${site.baseUrl}/readyz`)).status).toBe(200)
  const { code, output } = await stopSite(site)
  expect(code).toBe(0)
  expect(output).toMatch(
    /Chinese {3}http:\S+\/\n {2}English {3}http:\S+\/en\n {2}API {7}http:\S+\/backends\/docs\n/,
  )
  expect(output).not.toMatch(/Building|Loading/)
})

test('at the signal to stop idle connections are closed first, and a request that is running is answered', async () => {
  const site = await startSite(settings)
  const { port } = new URL(site.baseUrl)
  const socket = connect(Number(port), '127.0.0.1')
  let answer = ''
  socket.on('data', (chunk) => (answer += chunk))
  const body = JSON.stringify({ languageId: 1 })
  socket.write(
    `POST /backends/api/scenic HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 4)}`,
  )
  const idle = connect(Number(port), '127.0.0.1')
  idle.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await once(idle, 'data')
  const idleEnded = once(idle.resume(), 'close')
  await setTimeout(200)
  const ended = stopSite(site)
  const door = () =>
    fetch(`${site.baseUrl}/healthz`).then(
      () => 'open',
      () => 'closed',
    )
  await expect.poll(door).toBe('closed')
  // Were it closed only with everything else, the request would have no answer.
  await idleEnded
  socket.write(body.slice(4))
  expect((await ended).code).toBe(0)
  expect(answer).toMatch(/^HTTP\/1\.1 200 /)
  expect(answer).toContain('"code":0')
})

test('HEALTH_PORT: checks and measurements are there for anyone, and measurements are hidden from visitors', async () => {
  const port = await freePort()
  const site = await startSite({
    ...settings,
    ...{ HEALTH_PORT: String(port), METRICS_TOKEN: 'a-long-token-of-a-test', TRUST_PROXY: '127.0.0.1' },
  })
  const visitor = { 'X-Forwarded-For': '203.0.113.9' }
  const statusOf = async (url: string, headers: Record<string, string> = {}) =>
    (await fetch(url, { headers: { ...visitor, ...headers }, redirect: 'manual' })).status
  const health = `http://127.0.0.1:${port}`
  expect(await (await fetch(`${health}/readyz`)).json()).toMatchObject({ status: 'ready' })
  expect(await statusOf(`${health}/healthz`)).toBe(200)
  const measured = await fetch(`${health}/metrics`, { headers: visitor })
  expect([measured.status, await measured.text()]).toEqual([200, expect.stringMatching(/^shanmen_\w+ \d/m)])
  // Nothing else is served there.
  for (const path of ['/', '/en', '/backends/api/menu/1', '/robots.txt'])
    expect([path, await statusOf(health + path)]).toEqual([path, 404])

  expect(await statusOf(`${site.baseUrl}/metrics`)).toBe(404)
  expect(await statusOf(`${site.baseUrl}/metrics`, { Authorization: 'Bearer another' })).toBe(404)
  const token = { Authorization: 'Bearer a-long-token-of-a-test' }
  expect(await statusOf(`${site.baseUrl}/metrics`, token)).toBe(200)
  await stopSite(site)
  await expect(fetch(`${health}/healthz`)).rejects.toThrow()
})

test('two first starts at once on one folder both serve, and the samples are there once', async () => {
  const shared = { ...settings, DATA_DIR: join(folder, 'shared') }
  const sites = await Promise.all([startSite(shared), startSite(shared)])
  const totals = await Promise.all(
    sites.map(async ({ baseUrl }) => {
      const response = await fetch(`${baseUrl}/backends/api/type?languageId=1&module=scenic`)
      return response.text()
    }),
  )
  expect(totals[0]).toBe(totals[1])
  for (const ended of await Promise.all(sites.map(stopSite))) expect(ended.code).toBe(0)
}, 120_000)

test('public address and domains: https, foreign hosts refused, a domain in English', async () => {
  const site = await startSite({
    ...settings,
    PUBLIC_BASE_URL: 'https://www.site.test',
    DOMAIN_DEFAULT_LOCALE: 'en.test=en',
  })
  const { port } = new URL(site.baseUrl)
  const head = (host: string) =>
    sendRaw(Number(port), `GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
  const answer = await head('www.site.test')
  const page = answer.toLowerCase()
  expect(page).toMatch(/^http\/1\.1 200 /)
  expect(page).toContain('strict-transport-security: max-age=63072000')
  expect(page).not.toContain('set-cookie')
  expect(page).toContain('href="https://www.site.test/')
  const [lines = '', html = ''] = answer.split('\r\n\r\n')
  const fields = lines.split('\r\n').slice(1)
  const headers = new Headers(
    fields.map((field): [string, string] => [
      field.slice(0, field.indexOf(':')),
      field.slice(field.indexOf(':') + 1),
    ]),
  )
  expect(observatoryScore({ headers, html })).toBeGreaterThanOrEqual(135)
  expect(await head('other.test')).toMatch(/^HTTP\/1\.1 421 /)
  expect((await head('en.test')).toLowerCase()).toMatch(/^http\/1\.1 302 [\s\S]*location: \/en\r/)
  expect((await stopSite(site)).code).toBe(0)
})

test('a backend that does not answer: the status number alone, never a blank page', async () => {
  const site = await startSite({ ...settings, API_HOST: 'http://127.0.0.1:9', LOG_LEVEL: 'silent' })
  for (const path of ['/', '/en', '/member/scenic', '/en/newsAndInformation/group', '/sitemap.xml']) {
    const response = await fetch(site.baseUrl + path)
    const html = await response.text()
    expect(response.status).toBeGreaterThanOrEqual(500)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(html).toContain(String(response.status))
    expect(html).not.toMatch(/ApiError|at file:|node_modules|127\.0\.0\.1:9/)
  }
  expect((await stopSite(site)).code).toBe(0)
})

test('a taken port: one line, exit code 1, and nothing is created', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => other.once('listening', resolve))
  const address = other.address()
  const port = address && typeof address === 'object' ? address.port : 0
  const data = join(folder, 'never')
  const { code, output } = await runStart({ ...settings, DATA_DIR: data, PORT: String(port) }).ended
  other.close()
  expect(code).toBe(1)
  expect(output).toBe(
    `Port ${port} is already in use. Stop what uses it, or choose another: PORT=${port + 1} npm start\n`,
  )
  expect(existsSync(data)).toBe(false)
})

test('an invalid setting: one line, exit code 1, and nothing is created', async () => {
  const data = join(folder, 'never')
  const { code, output } = await runStart({ ...settings, DATA_DIR: data, PORT: '99999' }).ended
  expect(code).toBe(1)
  expect(output).toMatch(/^PORT is "99999"\. Set it in \.env or the environment to .+\n$/)
  expect(existsSync(data)).toBe(false)
})

test('a folder that cannot be written to: one line and exit code 1', async () => {
  await writeFile(join(folder, 'file'), '')
  const { code, output } = await runStart({ ...settings, DATA_DIR: join(folder, 'file/data') }).ended
  expect(code).toBe(1)
  expect(output).toMatch(/^The folder .+ cannot be written to .+\n$/)
})
