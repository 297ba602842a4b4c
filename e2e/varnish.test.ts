/** @module-tag slow */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { unpublish } from '@shanmen/content/entries/publish.ts'
import { type Content, openContent } from '@shanmen/content/open.ts'
import { later, news, put } from '@shanmen/content/testing/fixtures.ts'
import { openRaw } from '@shanmen/server/testing/raw-socket.ts'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { runStart, stopSite } from '../scripts/started-program.ts'
import { freePort } from './free-port.ts'
import { newDataFolder } from './site.ts'

// Skipped where Varnish is missing.
describe.skipIf(spawnSync('varnishd', ['-V']).status !== 0)('behind Varnish', () => {
  let program: ReturnType<typeof runStart>
  let varnish: ReturnType<typeof spawn>
  let content: Content
  let folder: string
  let data: string
  let base: string

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'shanmen-varnish-'))
    data = await newDataFolder()
    const [site, port] = [await freePort(), await freePort()]
    base = `http://127.0.0.1:${port}`
    program = runStart({
      ...{ DATA_DIR: data, SITE_BUILD_DIR: inject('buildFolder'), PORT: String(site) },
      ...{ PURGE_URL: base, PURGE_HEADERS: 'X-Keys: {keys}' },
    })
    const file = join(import.meta.dirname, '../deploy/varnish/shanmen.vcl')
    // An hour, so that only a purge can make a change visible.
    const vcl = (await readFile(file, 'utf8'))
      .replace('"3000"', `"${site}"`)
      .replaceAll(/std\.duration\(.*\);/g, '1h;')
    await writeFile(join(folder, 'test.vcl'), vcl)
    // Without a user of its own, which could not read the folder.
    const args = [
      '-j',
      'none',
      '-F',
      '-n',
      join(folder, 'run'),
      '-a',
      `127.0.0.1:${port}`,
      '-f',
      join(folder, 'test.vcl'),
    ]
    varnish = spawn('varnishd', [...args, '-s', 'malloc,32m'], { stdio: 'ignore' })
    const answers = () =>
      fetch(base).then(
        ({ ok }) => ok,
        () => false,
      )
    while (!(await answers())) await setTimeout(50)
    content = await openContent({ dataDir: data })
  }, 120_000)

  afterAll(async () => {
    await content?.close()
    varnish?.kill('SIGTERM')
    if (varnish && varnish.exitCode === null) await once(varnish, 'exit')
    if (program) await stopSite(program)
    for (const each of [folder, data]) if (each) await rm(each, { recursive: true, force: true })
  })

  const ask = async (path: string) => {
    const response = await fetch(base + path)
    return { status: response.status, headers: response.headers, text: await response.text() }
  }
  const isHit = (headers: Headers) => headers.get('x-varnish')?.includes(' ')

  test('a first visit gets the cached page, without the keys', async () => {
    await ask('/member/welfare')
    const { headers } = await ask('/member/welfare')
    expect(isHit(headers)).toBe(true)
    expect([headers.get('set-cookie'), headers.get('surrogate-key')]).toEqual([null, null])
  })

  test('what is published appears in lists, and what is withdrawn is gone with its page', async () => {
    const list = '/newsAndInformation/group'
    const title = '缓存清除试验'
    expect((await ask(list)).text).not.toContain(title)
    const document = news({ zh: title, at: new Date(Date.now() - 60_000).toISOString() })
    const { id, slug } = await put(content, 'news', document, { slug: 'purge-trial', languages: ['zh'] })
    await expect.poll(async () => (await ask(list)).text).toContain(title)
    expect((await ask(`${list}/${slug}`)).status).toBe(200)
    await unpublish(content, 'reviewer', { entry: id, language: 'zh', note: '试验结束' })
    // Without the purge a stored page lives ten seconds. (bench/results-many-servers.md has the time that it takes: on a machine
    // that other tests use up, it would be theirs.)
    const left = async () => [(await ask(`${list}/${slug}`)).status, (await ask(list)).text.includes(title)]
    const begin = performance.now()
    await expect.poll(left, { timeout: 8_000, interval: 20 }).toEqual([404, false])
    process.stdout.write(`withdrawn, gone behind Varnish after ${Math.round(performance.now() - begin)} ms\n`)
  })

  test('what is planned appears and ends at its moment, without a change by an editor', async () => {
    const list = '/newsAndInformation/group'
    const plan = (title: string, window: { from?: string; until?: string }) =>
      put(content, 'news', news({ zh: title, at: later(-60_000) }), { ...window, languages: ['zh'] })
    const begins = later(8_000)
    await plan('定时上线试验', { from: begins })
    await plan('定时下线试验', { until: later(10_000) })
    if (Date.now() < Date.parse(begins)) expect((await ask(list)).text).not.toContain('定时上线试验')
    await expect.poll(async () => (await ask(list)).text).toContain('定时上线试验')
    await expect.poll(async () => (await ask(list)).text).not.toContain('定时下线试验')
  })

  test('a file is passed on as it is read, and nothing else on its connection; a picture is stored once', async () => {
    const [pdf, picture] = ['pdf', 'webp'].map((type) => {
      const [found = ''] = globSync(`media/*/*.${type}`, { cwd: data })
      return `/${encodeURI(found)}`
    })
    const file = await ask(`${pdf}?a`)
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    // Varnish adds it to what it has stored, if only for this reader.
    expect(file.headers.get('x-varnish')).toBeNull()
    const lines = 'HTTP/1.1\r\nHost: localhost\r\n\r\n'
    const { socket, heard } = openRaw(Number(new URL(base).port))
    socket.write(`HEAD ${pdf} ${lines}`)
    await expect.poll(() => heard.text).toMatch(/^HTTP\/1\.1 200 /)
    socket.write(`GET /readyz ${lines}`)
    await expect.poll(() => heard.isClosed).toBe(true)
    expect(heard.text).not.toContain('"status"')

    expect((await ask(`${picture}?a`)).status).toBe(200)
    expect(isHit((await ask(`${picture}?b`)).headers)).toBe(true)
  })

  test('what is wrong with the program is kept from visitors', async () => {
    for (const path of ['/readyz', '/readyz?a', '/metrics', '/%72eadyz'])
      expect((await fetch(base + path)).status).toBe(404)
    expect((await ask('/healthz')).status).toBe(200)
  })

  test('only the machine of the program may purge, and only by names of kinds', async () => {
    const purge = (keys: string) => fetch(base, { method: 'PURGE', headers: { 'X-Keys': keys } })
    expect((await purge('news media')).status).toBe(200)
    for (const keys of ['', '.*', 'news)|(', 'news; rm']) expect((await purge(keys)).status).toBe(400)
    // A visitor's request, as a proxy on this machine that ends TLS passes it on.
    const headers = { 'X-Keys': 'news', 'X-Forwarded-For': '192.0.2.7' }
    expect((await fetch(base, { method: 'PURGE', headers })).status).toBe(403)
  })
})
