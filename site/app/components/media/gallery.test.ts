import { expect, test } from 'vitest'
import { notShownIn } from './gallery.tsx'

const image = (id: string) => ({
  url: `/media/${id}/1280.webp`,
  width: 1280,
  height: 800,
  alt: '',
  widths: [],
})

test('pictures of the text in any width, and covers, are left out', () => {
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(image)
  const html = '<figure><img src="/media/b/640.webp"></figure>'
  expect(
    notShownIn(
      html,
      [a, b, c, d].filter((one) => one !== undefined),
      [c ?? null, null],
    ),
  ).toEqual([a, d])
})
