import { BlockList } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { Env } from '../http/client.ts'
import { ClientGoneError } from '../http/client-gone.ts'
import { type Draft, withDraft } from '../preview/draft.ts'
import { stillVersions } from '../testing/still-versions.ts'
import { addressTurns } from './address-turns.ts'
import { ResponseCache } from './cache.ts'
import { bodyIn } from './cached-response.ts'
import { cachedCalls, cachedPage, cachedPages, cachedRoute, itemFile } from './routes.ts'

const never = () => false
const trusted = new BlockList()
trusted.addAddress('10.0.0.1')

/** The routes of the store in front of something that counts what it is asked. */
function routes() {
  const security = { 'X-Frame-Options': 'DENY' }
  const cache = new ResponseCache({ versions: stillVersions, maxBytes: 1_000_000, security })
  const made: string[] = []
  const answer = (path: string, status = 200) => {
    made.push(path)
    return new Response(`<p>${path}`, { status, headers: { 'Content-Type': 'text/html' } })
  }
  const render = async ({ path, search }: { path: string; search: string }) => ({
    response: answer(path + search, path.includes('/none') ? 404 : 200),
    complete: true,
  })
  const inTurn = addressTurns(trusted, never)
  const app = new Hono<Env>()
  let draft: Draft | undefined
  app.use(async (c, next) => {
    c.set('client', { requestId: 'r', address: '', from: '', https: false })
    await (draft ? withDraft(draft, next) : next())
  })
  app.all(
    '/backends/*',
    cachedCalls(cache, { fetch: (request) => answer(new URL(request.url).pathname) }, inTurn),
  )
  app.get('/sitemap.xml', cachedRoute(cache, '/sitemap.xml', async () => answer('/sitemap.xml')).handler)
  const files = async (id: string) => {
    made.push(`file of ${id}`)
    return id === 'none' ? undefined : new Response(`file of ${id}`)
  }
  app.get('/events/:file{[^/]+\\.ics}', itemFile(cache, files, inTurn))
  const personal = () => answer('personal')
  app.get('*', cachedPages(cache, { render, personal, build: 'b', inTurn }))
  const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers })
  const show = (next: Draft | undefined) => {
    draft = next
  }
  return { cache, made, get, show }
}

const paths = ['/member/scenic', '/backends/api/menu/1', '/sitemap.xml']

test.each(paths.slice(0, 2))('%s is rendered once, and never for or from one client alone', async (path) => {
  const { made, get, cache } = routes()
  await get(path, { Cookie: 'preview=token' })
  await get(path, { Authorization: 'Bearer x' })
  expect(cache.size().responses).toBe(0)
  made.length = 0
  for (const cookie of ['', 'webLang=zh', 'a=b'])
    expect((await get(path, { Cookie: cookie })).status).toBe(200)
  expect(made).toHaveLength(1)
  await get(path, { Cookie: 'preview=token' })
  expect(made).toHaveLength(2)
})

test('a call is made with what its key has, and nothing else that the first client sent', async () => {
  const cache = new ResponseCache({ versions: stillVersions, maxBytes: 1_000_000 })
  const called: string[] = []
  const fetch = (request: Request) => {
    called.push(new URL(request.url).search)
    return new Response('{}')
  }
  const app = new Hono<Env>()
  app.use(async (c, next) => {
    c.set('client', { requestId: 'r', address: '', from: '', https: false })
    await next()
  })
  app.all('/backends/*', cachedCalls(cache, { fetch }, addressTurns(trusted, never)))
  await app.request('/backends/api/scenic?languageId=1&id=a&x=1&x=2')
  await app.request('/backends/api/scenic?id=a&languageId=1')
  expect(called).toEqual(['?id=a&languageId=1'])
})

test('a sitemap is rendered once, whatever a client says of itself', async () => {
  const { made, get } = routes()
  const clients: Record<string, string>[] = [
    { Authorization: 'x' },
    { Cookie: 'preview=x' },
    { Cookie: 'view=elder' },
    {},
  ]
  for (const headers of clients) expect((await get('/sitemap.xml', headers)).status).toBe(200)
  expect((await get('/sitemap.xml?preview=1')).status).toBe(200)
  expect(made).toEqual(['/sitemap.xml'])
})

test.each(paths)('%s: a draft stays out, whatever the cookie is called', async (path) => {
  const { get, show, cache } = routes()
  show({ preview: {}, reading: {} } as unknown as Draft)
  await get(path)
  expect(cache.size().responses).toBe(0)
})

test('a file that does not exist is the page that says so, each time', async () => {
  const { get } = routes()
  for (const time of [1, 2, 3]) {
    const response = await get('/events/none.ics')
    expect([time, response.status, await response.text()]).toEqual([time, 404, '<p>/events/none.ics'])
  }
  expect(await (await get('/events/a.ics')).text()).toBe('file of a')
})

test('a file has one spelling and one answer in the cache, and no copy on disk', async () => {
  const { cache, made, get } = routes()
  for (const name of ['abc.ics', 'abc.ics?x=1', '%61bc.ics', 'a%62c.ics', 'abc%2eics'])
    await get(`/events/${name}`)
  expect(made.filter((each) => each === 'file of abc')).toHaveLength(1)
  expect(cache.values().map(({ key }) => key)).toEqual(['/events/abc.ics?#file'])
})

test('files are made in turn, and who asks for the page of an address gets it while none is found', async () => {
  const cache = new ResponseCache({ versions: stillVersions, maxBytes: 1_000_000 })
  const found = Promise.withResolvers<void>()
  const inTurn = addressTurns(trusted, never)
  const app = new Hono<Env>()
  app.use(async (c, next) => {
    c.set('client', { requestId: 'r', address: '', from: '', https: false })
    await next()
  })
  let begun = 0
  const none = async () => {
    begun += 1
    await found.promise
    return undefined
  }
  app.get('/events/:file{[^/]+\\.ics}', itemFile(cache, none, inTurn))
  const render = async () => ({ response: new Response('page', { status: 404 }), complete: true })
  const page = cachedPage(cache, render)
  const file = app.request('/events/none.ics')
  const others = [1, 2, 3].map((at) => app.request(`/events/other-${at}.ics`))
  await setImmediate()
  // Two at a time for each address.
  expect(begun).toBe(2)
  const rendering = page({ key: '/events/none.ics', path: '/events/none.ics', search: '', view: 'normal' })
  await setImmediate()
  found.resolve()
  expect((await bodyIn(await rendering, 'identity')).toString()).toBe('page')
  expect((await file).status).toBe(404)
  await Promise.all(others)
})

test('a client that accepts JSON gets an error rendered for it', async () => {
  const { made, get } = routes()
  await get('/none')
  await get('/none')
  await get('/none', { Accept: 'application/json' })
  expect(made).toEqual(['/none', 'personal'])
})

test('a page is the same for every client, sets no cookie, and is not sent again to one that has it', async () => {
  const { get } = routes()
  const first = await get('/member/scenic')
  expect(first.headers.get('Set-Cookie')).toBeNull()
  expect(first.headers.get('Cache-Control')).toMatch(/^public, max-age=0, s-maxage=10/)
  const etag = first.headers.get('ETag') ?? ''
  const again = await get('/member/scenic', { 'If-None-Match': etag, Cookie: 'webLang=en' })
  expect([again.status, await again.text(), again.headers.get('Set-Cookie')]).toEqual([304, '', null])
  expect(again.headers.get('Cache-Control')).toMatch(/^public, max-age=0, s-maxage=10/)
  expect(again.headers.get('X-Frame-Options')).toBe('DENY')
})

test('a page not found is cached with the complete address that it shows', async () => {
  const { made, get } = routes()
  for (const path of ['/none', '/none?a=1', '/none?a=1', '/none?a=2', '/member?a=1'])
    await (await get(path)).text()
  expect(made).toEqual(['/none', '/none?a=1', '/none?a=2', '/member'])
  expect(await (await get('/none?a=2')).text()).toContain('/none?a=2')
})

test('one address that asks for many pages that are not cached holds up no other, nor what is cached', async () => {
  let begun = 0
  const rendered: string[] = []
  const started = Promise.withResolvers<void>()
  const cache = new ResponseCache({ versions: stillVersions, maxBytes: 1_000_000 })
  const render = async ({ path, search }: { path: string; search: string }) => {
    begun += 1
    if (search) await started.promise
    rendered.push(path + search)
    return { response: new Response('<p>page'), complete: true }
  }
  const fetch = async ({ url }: Request) => {
    const { pathname: path, search } = new URL(url)
    return (await render({ path, search })).response
  }
  const inTurn = addressTurns(trusted, never)
  const app = new Hono<Env>()
  app.use(async (c, next) => {
    const address = c.req.header('X-Address') ?? ''
    c.set('client', { requestId: 'r', address, from: address, https: false })
    await next()
  })
  app.onError((error) => new Response(null, { status: error instanceof ClientGoneError ? 499 : 500 }))
  app.all('/backends/*', cachedCalls(cache, { fetch }, inTurn))
  app.get('*', cachedPages(cache, { render, personal: (c) => fetch(c.req.raw), build: 'b', inTurn }))
  const get = (path: string, address: string, more = {}) =>
    app.request(path, { headers: { 'X-Address': address }, ...more })
  await get('/known', 'many')
  const { signal } = new AbortController()
  const gone = new AbortController()
  const kinds = ['/search?q=', '/backends/api/search?languageId=1&q=', '/search?preview=']
  const all = Array.from({ length: 30 }, (_, at) =>
    get(`${kinds[at % 3]}${at}`, 'many', { signal: at < 20 ? signal : gone.signal }),
  )
  all.push(app.request('/backends/api/information?q=x', { method: 'POST', headers: { 'X-Address': 'many' } }))
  expect((await get('/known', 'many')).status).toBe(200)
  expect((await get('/new', 'other')).status).toBe(200)
  expect(rendered).toEqual(['/known', '/new'])
  // Those, and two of the many.
  expect(begun).toBe(2 + 2)
  // As Node's server does, with a text.
  gone.abort('Client connection prematurely closed.')
  started.resolve()
  const statuses = (await Promise.all(all)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(21)
  expect(statuses.filter((status) => status === 499)).toHaveLength(10)
  expect(rendered).toHaveLength(2 + 21)
})

test('a site that asks for all its visitors waits for no turn, nor does anyone as long as the database is away', async () => {
  let isAway = false
  const cache = new ResponseCache({ versions: stillVersions, maxBytes: 1_000_000 })
  let begun = 0
  const end = Promise.withResolvers<void>()
  const fetch = async () => {
    begun += 1
    await end.promise
    return new Response('{}')
  }
  const app = new Hono<Env>()
  app.use(async (c, next) => {
    const address = c.req.header('X-Address') ?? ''
    c.set('client', {
      requestId: 'r',
      address,
      from: address,
      https: false,
    })
    await next()
  })
  app.all(
    '/backends/*',
    cachedCalls(
      cache,
      { fetch },
      addressTurns(trusted, () => isAway),
    ),
  )
  const answers: (Response | Promise<Response>)[] = []
  const ask = async (address: string) => {
    const before = begun
    for (let at = 0; at < 5; at += 1)
      answers.push(
        app.request(`/backends/api/search?languageId=1&q=${address}x${at}`, {
          headers: { 'X-Address': address },
        }),
      )
    await setImmediate()
    return begun - before
  }
  expect(await ask('10.0.0.1')).toBe(5)
  expect(await ask('10.0.0.2')).toBe(2)
  isAway = true
  expect(await ask('10.0.0.3')).toBe(5)
  end.resolve()
  await Promise.all(answers)
})
