import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openContent } from '@shanmen/content/open.ts'
import { news } from '@shanmen/content/testing/fixtures.ts'
import { createLink } from '@shanmen/studio/people/links.ts'
import { openPeople } from '@shanmen/studio/people/people.ts'
import { openBrowser } from '@shanmen/studio/testing/browser.ts'
import { Hono } from 'hono'
import { Registry } from 'prom-client'
import { expect, onTestFinished, test } from 'vitest'
import { settings as shape } from '../config/settings.ts'
import { openLog } from '../log.ts'
import { observatoryScore } from '../testing/observatory.ts'
import { createStudioApp } from './studio-app.ts'

const origin = 'http://studio.test'
const account = { email: 'lin@group.example', password: '晨雾里的石阶 42 级' }

/** The studio's port with one picture in its data folder, and a browser with a link that creates the first account. */
async function serve(own: { STUDIO_BASE_URL?: string; STUDIO_BUILD_DIR?: string } = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'shanmen-studio-app-'))
  const [content, people] = [await openContent({ dataDir }), await openPeople({ dataDir }, origin)]
  onTestFinished(async () => {
    await content.close()
    await people.close()
    await rm(dataDir, { recursive: true })
  })
  await mkdir(join(dataDir, 'media/m1'))
  await writeFile(join(dataDir, 'media/m1/320.webp'), 'picture')
  await content.media.put('originals/m1/湖 1.jpg', Buffer.from('original'))
  const { token } = await createLink(people, { purpose: 'setUp', person: null, now: new Date() })
  const app = createStudioApp({
    ...{ settings: { ...shape.parse({}), ...own, DATA_DIR: dataDir }, publicUrl: 'http://site.test' },
    ...{ content, people, uploads: { wake: () => undefined }, problems: () => ({}), logs: openLog('silent') },
    ...{ health: new Hono(), registry: new Registry() },
    files: own.STUDIO_BUILD_DIR ? undefined : new Hono(),
  })
  const incoming = { socket: { remoteAddress: '192.0.2.1' }, headers: {} } as IncomingMessage
  const browser = openBrowser(origin, async (url, init) => app.fetch(new Request(url, init), { incoming }))
  return { ...browser, token }
}

test.each(['/media/m1/320.webp', `/originals/m1/${encodeURIComponent('湖 1.jpg')}`])(
  '%s is served to people who are signed in, and revalidated each time',
  async (path) => {
    const { call, fetch, token } = await serve()
    const get = async () => {
      const { status, headers } = await fetch(path)
      return [status, headers.get('Cache-Control')]
    }
    expect(await get()).toEqual([401, 'no-store'])
    await call('acceptInvitation', { token, name: 'Lin', ...account })
    expect(await get()).toEqual([200, 'private, no-cache'])
    await call('signOut', {})
    expect(await get()).toEqual([401, 'no-store'])
  },
)

test('an export is sent while it is read, and ends with the session that asked for it', async () => {
  const { call, fetch, token } = await serve()
  await call('acceptInvitation', { token, name: 'Lin', ...account })
  for (let n = 0; n < 30; n += 1)
    await call('createEntry', { kind: 'news', document: news({ body: '长'.repeat(60_000) }) })
  const ask = () => fetch('/api/export?kind=news&format=json', { headers: { 'Accept-Encoding': 'br' } })
  expect(await (await ask()).json()).toHaveLength(30)
  const response = await ask()
  expect(response.headers.get('Content-Encoding')).toBeNull()
  const reader = response.body?.getReader()
  expect((await reader?.read())?.done).toBe(false)
  await call('signOut', {})
  const rest = async () => {
    for (;;) if ((await reader?.read())?.done !== false) return
  }
  await expect(rest()).rejects.toThrow('the right to this export has ended')
})

test("on https its page has the headers and hashes that Mozilla's Observatory gives 135 points for", async () => {
  const build = await mkdtemp(join(tmpdir(), 'shanmen-studio-build-'))
  onTestFinished(() => rm(build, { recursive: true }))
  await mkdir(join(build, 'assets'))
  await writeFile(join(build, 'assets/index-1.js'), 'start()')
  const page = '<script type="module" crossorigin src="/assets/index-1.js" nonce="CSP_NONCE"></script>'
  await writeFile(join(build, 'index.html'), `<!doctype html><title>Studio</title>${page}`)
  const { fetch } = await serve({ STUDIO_BASE_URL: 'https://studio.test', STUDIO_BUILD_DIR: build })
  const response = await fetch('/')
  expect(observatoryScore({ headers: response.headers, html: await response.text() })).toBeGreaterThanOrEqual(
    135,
  )
})
