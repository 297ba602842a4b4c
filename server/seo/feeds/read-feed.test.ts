import { expect, test } from 'vitest'
import { readNewest, withOrigin } from './read-feed.ts'
import { jobText, noticeText } from './texts.ts'

test('links and pictures inside the site become absolute, all others and the text stay', () => {
  const html =
    '<p>See <a href="/en/member/scenic">here</a>, /media/ and <a href="https://a.test/, /b" rel="noopener">there</a></p>' +
    '<img src="/media/a/640.webp" srcset="/media/a/320.webp 320w, /media/a/640.webp 640w" alt="/x">' +
    '<a href="mailto:a@b.test">mail</a>'
  expect(withOrigin(html, 'https://x.test')).toBe(
    '<p>See <a href="https://x.test/en/member/scenic">here</a>, /media/ and <a href="https://a.test/, /b" rel="noopener">there</a></p>' +
      '<img src="https://x.test/media/a/640.webp" srcset="https://x.test/media/a/320.webp 320w, https://x.test/media/a/640.webp 640w" alt="/x">' +
      '<a href="mailto:a@b.test">mail</a>',
  )
})

test('pinned items, however many and old, keep no newer item out of the feed', async () => {
  const item = (id: string, isTop: boolean) => ({
    id,
    title: id,
    isTop,
    publishedAt: '2026-11-16T09:00:00+08:00',
  })
  const all = [
    ...Array.from({ length: 120 }, (_, n) => item(`pinned ${n}`, true)),
    ...Array.from({ length: 100 }, (_, n) => item(`newest ${n}`, false)),
  ]
  const requested: number[] = []
  const read = async (pageNum: number) => {
    requested.push(pageNum)
    return { list: all.slice((pageNum - 1) * 50, pageNum * 50), pages: Math.ceil(all.length / 50) }
  }
  const ids = (await readNewest(read)).map(({ id }) => id)
  expect(ids).toContain('newest 19')
  expect(requested).toEqual([1, 2, 3])
  expect(await readNewest(async () => ({ list: [], pages: 0 }))).toEqual([])
})

test('what was changed after its publication is new for readers of the feed, and so is a result', () => {
  const dates = { publishedAt: '2026-11-01T09:00:00+08:00', updatedAt: '2026-11-16T09:00:00+08:00' }
  expect(jobText(dates as never, 'zh').updated).toBe(dates.updatedAt)
  const notice = { ...dates, images: [], attachments: [], result: '<p>1</p>' }
  const updatedOf = (resultAt: string) => noticeText({ ...notice, resultAt } as never, 'zh').updated
  expect(updatedOf('2026-11-10T09:00:00+08:00')).toBe(dates.updatedAt)
  expect(updatedOf('2026-11-20T09:00:00+08:00')).toBe('2026-11-20T09:00:00+08:00')
})
