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
