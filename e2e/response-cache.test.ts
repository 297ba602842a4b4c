import { sendRaw } from '@shanmen/server/testing/raw-socket.ts'
import { expect, it } from 'vitest'
import { useBrowser, waitForHydration } from './browser.ts'
import { base, get } from './site.ts'

const visit = useBrowser()

it.each(['/newsAndInformation/group', '/en/information/rent', '/college/recruitment'])(
  '%s with an unknown query is the same cached page, and hydrates without console errors',
  async (path) => {
    const plain = await get(path)
    const tagged = await get(`${path}?utm_source=letter&fbclid=1`)
    expect(tagged.headers.get('etag')).toBe(plain.headers.get('etag'))
    const page = await visit()
    await page.goto(`${base}${path}?utm_source=letter&fbclid=1`)
    await waitForHydration(page)
    expect(await page.locator('input[name="utm_source"]').count()).toBe(0)
  },
)

it('the large-text view and the normal one are cached apart, and a redirect preserves the query', async () => {
  const elder = await get('/member/scenic', { headers: { cookie: 'view=elder' } })
  const isElder = (html: string) => /^<!DOCTYPE html><html[^>]* data-elder/.test(html)
  expect(isElder(await elder.text())).toBe(true)
  expect(elder.headers.get('cache-control')).toMatch(/^private/)
  expect(isElder(await (await get('/member/scenic')).text())).toBe(false)
  const bare = await get('/member?a=1', { redirect: 'manual' })
  expect(bare.headers.get('location')).toBe('/member/scenic?a=1')
})

it('the first response and the cached one are the same except for the request id', async () => {
  const headersOf = async (path: string) => {
    const { headers, status } = await get(path, {
      headers: { cookie: 'webLang=zh', 'accept-encoding': 'br' },
    })
    const compared = [...headers].filter(([name]) => name !== 'date' && name !== 'x-request-id')
    return [status, Object.fromEntries(compared)]
  }
  const once = `/newsAndInformation/group?keyword=${Date.now()}`
  for (const path of [once, '/nope/once', '/backends/api/group/1', '/member/welfare'])
    expect(await headersOf(path)).toEqual(await headersOf(path))
})

it('a preview is neither stored in the cache nor served from it', async () => {
  await get('/member/welfare')
  const mine = await get('/member/welfare?preview=token')
  expect(mine.headers.get('cache-control')).toBe('private, no-store')
  const withCookie = await get('/member/welfare', { headers: { cookie: 'preview=token; webLang=zh' } })
  expect(withCookie.headers.get('cache-control')).toBe('private, no-store')
})

/** Requests that try to have something of theirs stored for everyone: their lines after the host, or another method. */
const poisonings: [name: string, lines: string, query?: string][] = [
  ['a forwarded host', 'X-Forwarded-Host: evil.test\r\nX-Host: evil.test\r\nForwarded: host=evil.test\r\n'],
  [
    'a forwarded port and scheme',
    'X-Forwarded-Port: 6666\r\nX-Forwarded-Scheme: http\r\nX-Forwarded-Proto: evil\r\n',
  ],
  [
    'another address',
    'X-Original-URL: /evil.test\r\nX-Rewrite-URL: /evil.test\r\nX-Forwarded-Prefix: /evil.test\r\n',
  ],
  ['another method', 'X-HTTP-Method-Override: DELETE\r\nX-Method-Override: HEAD\r\n'],
  ['languages', 'Accept-Language: en\r\nCookie: webLang=en; evil=evil.test\r\n'],
  ['other types', 'Accept: application/json\r\n'],
  ['a range', 'Range: bytes=0-9\r\nIf-Range: "evil.test"\r\n'],
  [
    'a browser and where it comes from',
    'User-Agent: evil.test\r\nReferer: http://evil.test/\r\nOrigin: http://evil.test\r\n',
  ],
  ['a body', 'Content-Length: 14\r\n\r\nkeyword=evil.t'],
  ['a second value', '', '&keyword=evil.test'],
  ['unknown names', '', '&utm_source=evil.test&callback=evil.test&_=%3Cscript%3E'],
  ['the large-text view', 'Cookie: view=elder\r\n'],
]

it.each(poisonings)('%s: the next visitor gets the page as it is', async (name, lines, query = '') => {
  const { host, port } = new URL(base)
  for (const [at, path] of ['/newsAndInformation/group', '/en/member/scenic'].entries()) {
    // An address that is in no cache yet: the attack is what it would be stored from.
    const own = `${path}?keyword=p${poisonings.findIndex(([each]) => each === name)}${at}`
    // An odd port too: it is part of no page.
    for (const [from, method] of [
      [host, 'GET'],
      [host, 'HEAD'],
      ['localhost:6666', 'GET'],
    ])
      await sendRaw(
        Number(port),
        `${method} ${own}${query} HTTP/1.1\r\nHost: ${from}\r\nConnection: close\r\n${lines}\r\n`,
      )
    const next = await get(own)
    const text = await next.text()
    // Rendered for this request alone.
    const fresh = await get(own, { headers: { authorization: 'Bearer x' } })
    expect(next.status).toBe(200)
    expect(text).toBe(await fresh.text())
    expect(text + JSON.stringify([...next.headers])).not.toMatch(/evil\.t|:6666/)
  }
})
