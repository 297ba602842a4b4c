import { expect, test } from 'vitest'
import { withOrigin } from './read-feed.ts'

test('links and pictures inside the site get its origin, all others and the words stay', () => {
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
