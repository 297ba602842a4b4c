import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { news } from '@shanmen/content/testing/fixtures.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { callNames, callOf } from '../calls.ts'
import type { Browser } from '../testing/browser.ts'
import { origin, password, type Served, serveStudio } from '../testing/serve-studio.ts'

const json = { 'Content-Type': 'application/json' }

test('a request that another site makes is refused on every call, signed in or not', async () => {
  const { personWith, browser } = await serveStudio()
  const inside = await personWith({ roles: ['administrator', 'editor', 'approver', 'auditor'] })
  const foreign = [
    { Origin: 'http://evil.test', 'Sec-Fetch-Site': 'cross-site' },
    { Origin: 'http://evil.studio.test', 'Sec-Fetch-Site': 'same-site' },
    { Origin: 'null', 'Sec-Fetch-Site': '' },
    { Origin: 'http://studio.test:8080', 'Sec-Fetch-Site': '' },
  ]
  for (const name of callNames)
    for (const headers of foreign)
      for (const { fetch } of [inside, browser()]) {
        const { method, path } = callOf(name)
        const body = method === 'GET' ? undefined : '{}'
        const url = `/api${path.replace(/\{\w+\}/g, 'x')}`
        const response = await fetch(url, { method, headers: { ...json, ...headers }, body })
        expect([name, response.status]).toEqual([name, 403])
        expect(await response.json()).toMatchObject({ error: { code: 'crossSite' } })
      }
})

test('a page of this site, an address typed in, and no browser at all', async () => {
  const { personWith } = await serveStudio()
  const { fetch } = await personWith({ roles: ['auditor'] })
  const status = async (path: string, method: string, headers: Record<string, string>) => {
    const body = method === 'GET' ? undefined : '{}'
    const response = await fetch(path, { method, headers: { ...json, ...headers }, body })
    // Read to its end: a person has one export at a time.
    await response.text()
    return response.status
  }
  expect(await status('/api/audit.csv', 'GET', { 'Sec-Fetch-Site': 'none', Origin: '' })).toBe(200)
  expect(await status('/api/audit.csv', 'GET', { 'Sec-Fetch-Site': '', Origin: '' })).toBe(200)
  expect(await status('/api/audit/verify', 'POST', { 'Sec-Fetch-Site': '', Origin: '' })).toBe(403)
  expect(await status('/api/audit/verify', 'POST', { 'Sec-Fetch-Site': 'none', Origin: origin })).toBe(403)
  expect(await status('/api/audit/verify', 'POST', { 'Sec-Fetch-Site': 'same-origin', Origin: origin })).toBe(
    200,
  )
})

/** Begins calls whose bodies do not end, and returns the bodies that are being read, and the answers. */
function startSlowBodies(fetch: Browser['fetch'], count: number) {
  const senders: ReadableStreamDefaultController<Uint8Array>[] = []
  const slow = () => {
    const body = new ReadableStream<Uint8Array>(
      { pull: (sender) => void senders.push(sender) },
      { highWaterMark: 0 },
    )
    return fetch('/api/me', {
      method: 'PUT',
      headers: { ...json, Origin: origin },
      body,
      duplex: 'half',
    } as RequestInit)
  }
  return { senders, answers: Array.from({ length: count }, slow) }
}

test('of one session no more than twenty bodies arrive at once, and the others then', async () => {
  const { personWith } = await serveStudio()
  const { fetch, call } = await personWith({ roles: ['editor'] })
  const { senders, answers } = startSlowBodies(fetch, 30)
  await expect.poll(() => senders.length).toBe(20)
  // What has no body waits for none.
  expect(await call('session', {})).toMatchObject({ me: { name: 'Lin' } })
  expect(senders).toHaveLength(20)
  for (let at = 0; at < 30; at += 1) {
    await expect.poll(() => senders.length).toBeGreaterThan(at)
    senders[at]?.close()
  }
  const statuses = (await Promise.all(answers)).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([200]))
})

/** Another browser in which the same person is signed in. */
async function signInAgain({ browser }: Served, email: string) {
  const other = browser()
  await other.call('signIn', { email, password })
  return other
}

test('while the bodies of a stolen session arrive, its owner works in another, and ends all from either', async () => {
  const served = await serveStudio()
  const owner = await served.personWith({ roles: ['editor'] })
  const { senders } = startSlowBodies(owner.fetch, 30)
  await expect.poll(() => senders.length).toBe(20)
  const other = await signInAgain(served, owner.email)
  expect(await other.call('changeMe', { language: 'en' })).toMatchObject({ language: 'en' })
  const further = startSlowBodies(other.fetch, 30)
  await expect.poll(() => further.senders.length).toBe(20)
  // All sessions of a person together have as much as two.
  const third = startSlowBodies((await signInAgain(served, owner.email)).fetch, 1)
  expect(await owner.call('endSessions', {})).toEqual({ state: 'signedOut' })
  expect([senders.length, further.senders.length, third.senders.length]).toEqual([20, 20, 0])
})

test('once a stolen session has made all its calls, its owner signs in over it or ends it, and works in another', async () => {
  const served = await serveStudio({ rate: 10 })
  const thief = { 'X-Test-Address': '198.51.100.7' }
  const use = async ({ fetch }: Browser) => {
    const statuses: number[] = []
    while (!statuses.includes(429))
      statuses.push((await fetch('/api/types?kind=news', { headers: thief })).status)
    return statuses.length - 1
  }
  const owner = await served.personWith({ roles: ['editor'] })
  expect(await use(owner)).toBe(10)
  const other = await signInAgain(served, owner.email)
  await other.call('changeMe', {})
  expect(await owner.call('signIn', { email: owner.email, password })).toEqual({ state: 'signedIn' })
  // What is left of two sessions' calls, without the one above.
  expect(await use(owner)).toBe(9)
  expect(await use(other)).toBe(0)
  expect(await owner.call('endSessions', {})).toEqual({ state: 'signedOut' })
  await expect(other.call('changeMe', {})).rejects.toMatchObject({ status: 401 })
})

test('with an address of its own set, only that one counts', async () => {
  const { browser } = await serveStudio({ ownOrigin: 'https://studio.example' })
  const post = (own: string) =>
    browser().fetch('/api/sign-out', { method: 'POST', headers: { ...json, Origin: own }, body: '{}' })
  expect((await post(origin)).status).toBe(403)
  expect((await post('https://studio.example')).status).toBe(200)
})

test.each([
  ['no JSON', { headers: { 'Content-Type': 'text/plain' }, body: '{}' }, 400],
  ['a form', { headers: { 'Content-Type': 'application/x-www-form-urlencoded' }, body: 'email=a' }, 400],
  ['broken JSON', { headers: json, body: '{' }, 400],
  ['a list', { headers: json, body: '[]' }, 400],
  [
    'an unknown key',
    { headers: json, body: '{"email":"a@b.example","password":"x","role":"administrator"}' },
    400,
  ],
  ['a prototype', { headers: json, body: '{"email":"a@b.example","password":"x","__proto__":{"a":1}}' }, 422],
  ['no UTF-8', { headers: json, body: new Uint8Array([0x22, 0xff, 0x22]) }, 400],
  ['too much', { headers: json, body: JSON.stringify({ email: 'x'.repeat(2_000_000) }) }, 413],
] as const)('%s is refused with what to do, in both languages', async (_name, init, status) => {
  const { browser, logged } = await serveStudio()
  const response = await browser().fetch('/api/sign-in', { method: 'POST', ...init })
  expect(response.status).toBe(status)
  const { error } = await response.json()
  expect(error.message).toEqual({ zh: expect.stringMatching(/\p{Script=Han}/u), en: expect.any(String) })
  expect(logged.filter(({ level }) => level === 'error')).toEqual([])
})

test('of strangers a body is read as far as a sign-in takes; with one of 40 KB thousands of connections filled the memory', async () => {
  const { personWith, browser } = await serveStudio()
  const long = JSON.stringify({ email: 'a@group.example', password: 'x'.repeat(40_000) })
  const init = { method: 'POST', headers: json, body: long }
  const open = callNames.filter((name) => callOf(name).right === 'open' && callOf(name).method === 'POST')
  for (const name of open)
    expect((await browser().fetch(`/api${callOf(name).path}`, init)).status, name).toBe(413)
  const { fetch } = await personWith({ roles: ['editor'] })
  // Those that end a session wait for no others either.
  expect((await fetch('/api/me/end-sessions', init)).status).toBe(413)
  expect((await fetch('/api/me', { ...init, method: 'PUT' })).status).toBe(400)
})

test('too many calls: 429 with the time to wait', async () => {
  const { browser } = await serveStudio({ rate: 3 })
  const { fetch } = browser()
  const statuses = []
  for (let at = 0; at < 4; at += 1) statuses.push((await fetch('/api/session')).status)
  expect(statuses).toEqual([200, 200, 200, 429])
  const closed = await fetch('/api/session')
  expect(Number(closed.headers.get('Retry-After'))).toBeGreaterThan(0)
})

test('a person may change so much a minute; reading, and calls that a screen makes by itself, are not limited by that', async () => {
  const { personWith } = await serveStudio({ writes: 5 })
  const one = await personWith({ roles: ['editor'] })
  const other = await personWith({ roles: ['editor'] })
  const create = (who: typeof one) => who.call('createEntry', { kind: 'news', document: news() })
  const { id } = await create(one)
  for (let at = 1; at < 5; at += 1) await create(one)
  await expect(create(one)).rejects.toMatchObject({ status: 429, error: { code: 'tooMany' } })
  await one.call('heartbeat', { id, editing: true })
  expect((await one.call('entryList', { kind: 'news' })).total).toBe(5)
  await create(other)
})

const sized = (length: number, body: string) => ({
  method: 'POST',
  headers: { ...json, 'Content-Length': String(length) },
  body,
})

test('in an hour a person may upload as many of the largest files as in a minute', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { personWith } = await serveStudio({ writes: 3 })
  const one = await personWith({ roles: ['editor'] })
  const other = await personWith({ roles: ['editor'] })
  const upload = async (who: typeof one, name: string) =>
    (await who.fetch(`/api/media?name=${name}.jpg`, sized(50 * 1024 * 1024, name))).status
  for (const name of ['a', 'b', 'c']) expect(await upload(one, name)).toBe(200)
  vi.setSystemTime(Date.now() + 61_000)
  expect(await upload(one, 'd')).toBe(429)
  await one.call('createEntry', { kind: 'news', document: news() })
  expect(await upload(other, 'd')).toBe(200)
})

test('while the disk is nearly full, one person cannot take what is left of it', async () => {
  const { personWith, content } = await serveStudio()
  const one = await personWith({ roles: ['editor'] })
  const other = await personWith({ roles: ['editor'] })
  const save = async (who: typeof one, length: number) => {
    const body = JSON.stringify({ kind: 'news', document: news() })
    return (await who.fetch('/api/entries', sized(length, body))).status
  }
  for (let at = 0; at < 20; at += 1) expect(await save(one, 1_500_000)).toBe(200)
  content.damage.findings = [{ code: 'space', where: ['1 MB'], count: 1 }]
  for (let at = 0; at < 33; at += 1) expect(await save(one, 1_500_000)).toBe(200)
  expect(await save(one, 1_500_000)).toBe(429)
  expect(await save(one, 100_000)).toBe(200)
  expect(await save(other, 1_500_000)).toBe(200)
})

test('while the disk is nearly full, copies count as what they store, not as the few bytes that ask for them', async () => {
  const { personWith, content } = await serveStudio()
  const one = await personWith({ roles: ['editor'] })
  const { id } = await one.call('createEntry', { kind: 'news', document: news() })
  await one.call('saveEntry', { id, basedOn: 1, document: news({ zh: '新' }) })
  content.damage.findings = [{ code: 'space', where: ['1 MB'], count: 1 }]
  const post = async (path: string, input: object) => {
    const body = JSON.stringify(input)
    return (await one.fetch(`/api/${path}`, sized(body.length, body))).status
  }
  const duplicate = () => post(`entries/${id}/duplicate`, {})
  const restore = (revision: number, basedOn: number) => post(`entries/${id}/restore`, { revision, basedOn })
  for (let at = 0; at < 31; at += 1) expect(await duplicate()).toBe(200)
  expect([await restore(1, 2), await restore(2, 3)]).toEqual([200, 200])
  expect([await duplicate(), await restore(1, 4)]).toEqual([429, 429])
})

test('while the disk is nearly full, an import counts as the texts that it has stored, however short the file', async () => {
  const { personWith, content } = await serveStudio()
  const { call, fetch } = await personWith({ roles: ['editor'] })
  const slugs = Array.from({ length: 10 }, (_, no) => `long-${no}`)
  for (const slug of slugs)
    await call('createEntry', { kind: 'news', slug, document: news({ body: '长'.repeat(60_000) }) })
  content.damage.findings = [{ code: 'space', where: ['1 MB'], count: 1 }]
  const create = JSON.stringify({ kind: 'news', document: news() })
  for (let at = 0; at < 31; at += 1) await fetch('/api/entries', sized(1_500_000, create))
  // 3.5 MB are left, and 1.8 are stored where each of the ten has another title.
  const run = (title: string, dryRun = false, to = slugs) => {
    const text = ['id,zh.title', ...to.map((slug) => `${slug},${title}`)].join('\n')
    return call('importEntries', { kind: 'news', format: 'csv', text, dryRun })
  }
  for (let at = 0; at < 3; at += 1) await run('一', true)
  expect((await run('一')).done).toBe(true)
  for (let at = 0; at < 3; at += 1) expect((await run('一')).done).toBe(true)
  await expect(run('二')).rejects.toMatchObject({ status: 429, error: { seconds: expect.any(Number) } })
  const { rows } = await call('entryList', { kind: 'news', text: '一' })
  expect(rows).toHaveLength(10)
  expect((await run('三', false, slugs.slice(0, 1))).done).toBe(true)
})

test('signing out makes the browser drop what it cached', async () => {
  const { personWith } = await serveStudio()
  for (const path of ['/api/sign-out', '/api/me/end-sessions']) {
    const { fetch } = await personWith({ roles: ['editor'] })
    const headers = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' }
    const response = await fetch(path, { method: 'POST', headers, body: '{}' })
    expect([response.status, response.headers.get('Clear-Site-Data')]).toEqual([200, '"cache"'])
    expect((await fetch('/api/session')).headers.get('Clear-Site-Data')).toBeNull()
  }
})

test('an unexpected error is logged, and answered without details', async () => {
  const { personWith, content, logged } = await serveStudio()
  const { fetch } = await personWith({ roles: ['editor'] })
  await content.write.schema.alterTable('media').renameColumn('created_at', 'gone').execute()
  const response = await fetch('/api/media')
  expect(response.status).toBe(500)
  expect(await response.text()).not.toMatch(/media|gone|SELECT|at file/i)
  expect(logged).toMatchObject([{ message: 'call of the studio failed' }])
  expect(logged[0]?.line).toHaveProperty('stack')
})

test('a table that is gone is a failure of the database, logged without the stack', async () => {
  const { personWith, content, logged } = await serveStudio()
  const { fetch } = await personWith({ roles: ['editor'] })
  await content.write.schema.dropTable('search').execute()
  await content.write.schema.alterTable('media').renameTo('gone').execute()
  expect((await fetch('/api/media')).status).toBe(503)
  expect(logged.map(({ line }) => line)).toEqual([{ call: 'mediaList', message: 'no such table: media' }])
})

test('a file that another program holds: nothing is saved, both languages say so, and the next try goes through', {
  tags: ['slow'],
}, async () => {
  const { personWith, content } = await serveStudio()
  const { call } = await personWith({ roles: ['editor'] })
  const { id } = await call('createEntry', { kind: 'news', document: news() })
  const other = new DatabaseSync(join(content.dataDir, 'content.sqlite'))
  other.exec('begin exclusive')
  const save = () => call('saveEntry', { id, basedOn: 1, document: news({ isTop: true }) })
  const refusal = await save().catch((error: unknown) => error)
  expect(refusal).toMatchObject({
    status: 503,
    error: {
      code: 'unavailable',
      message: { zh: expect.stringContaining('没有保存'), en: expect.stringContaining('nothing was saved') },
    },
  })
  expect(await content.read.selectFrom('revision').select('no').execute()).toEqual([{ no: 1 }])
  other.exec('commit')
  other.close()
  expect((await save()).no).toBe(2)
})

test('unknown calls are not found', async () => {
  const { browser } = await serveStudio()
  for (const path of ['/api', '/api/', '/api/auth/sign-in/email', '/api/auth/get-session', '/api/people/x/y'])
    for (const method of ['GET', 'POST'])
      expect((await browser().fetch(path, { method })).status, `${method} ${path}`).toBe(404)
})
