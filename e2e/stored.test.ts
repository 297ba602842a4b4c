import { expect, it } from 'vitest'
import { live, useBrowser } from './browser.ts'
import { base, get } from './site.ts'

const visit = useBrowser()

it.each(['/newsAndInformation/group', '/en/information/rent', '/college/recruitment'])(
  '%s with a query that no page knows is the same stored page, and comes alive without a word',
  async (path) => {
    const plain = await get(path)
    const tagged = await get(`${path}?utm_source=letter&fbclid=1`)
    expect(tagged.headers.get('etag')).toBe(plain.headers.get('etag'))
    const page = await visit()
    await page.goto(`${base}${path}?utm_source=letter&fbclid=1`)
    await live(page)
    expect(await page.locator('input[name="utm_source"]').count()).toBe(0)
  },
)

it('a large-text reader and the others each get their own page, and a bare redirect keeps its query', async () => {
  const elder = await get('/member/scenic', { headers: { cookie: 'view=elder' } })
  const isElder = (html: string) => /^<!DOCTYPE html><html[^>]* data-elder/.test(html)
  expect(isElder(await elder.text())).toBe(true)
  expect(elder.headers.get('cache-control')).toMatch(/^private/)
  expect(isElder(await (await get('/member/scenic')).text())).toBe(false)
  const bare = await get('/member?a=1', { redirect: 'manual' })
  expect(bare.headers.get('location')).toBe('/member/scenic?a=1')
})

it('the first answer and the stored one are the same but for the number of the request', async () => {
  const headersOf = async (path: string) => {
    const { headers, status } = await get(path, {
      headers: { cookie: 'webLang=zh', 'accept-encoding': 'br' },
    })
    const kept = [...headers].filter(([name]) => name !== 'date' && name !== 'x-request-id')
    return [status, Object.fromEntries(kept)]
  }
  const once = `/newsAndInformation/group?keyword=${Date.now()}`
  for (const path of [once, '/nope/once', '/backends/api/group/1', '/member/welfare'])
    expect(await headersOf(path)).toEqual(await headersOf(path))
})

it('a preview passes by in both directions', async () => {
  await get('/member/welfare')
  const mine = await get('/member/welfare?preview=token')
  expect(mine.headers.get('cache-control')).toBe('private, no-store')
  const withCookie = await get('/member/welfare', { headers: { cookie: 'preview=token; webLang=zh' } })
  expect(withCookie.headers.get('cache-control')).toBe('private, no-store')
})
