import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { useBrowser } from './browser.ts'

const visit = useBrowser()
const still = (width: number, height: number) => ({ viewport: { width, height }, javaScriptEnabled: false })

/** The pictures that a text box stands over the edge of: on which side it is, and which side of the picture the crop keeps. */
const spreads = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main .pair')].flatMap((pair) => {
      const picture = pair.querySelector('.pic')?.getBoundingClientRect()
      const text = pair.lastElementChild?.getBoundingClientRect()
      const image = pair.querySelector('.pic img:not([data-x])')
      if (!picture || !text || !image) return []
      const overRight = text.left > picture.left && text.left < picture.right
      const overLeft = text.right < picture.right && text.right > picture.left
      if (!overRight && !overLeft) return []
      const kept = getComputedStyle(image).objectPosition
      return [{ text: overRight ? 'right' : 'left', kept: kept.startsWith('100%') ? 'right' : kept }]
    }),
  )

it.each(['/member/industry/operations', '/lingShan/culture/culturalConcept'])(
  '%s: a text box covers what a crop in the middle would have cut off',
  async (path) => {
    const page = await visit(still(1440, 900))
    await page.goto(path)
    const found = await spreads(page)
    expect(new Set(found.map(({ text }) => text))).toEqual(new Set(['right', 'left']))
    for (const { text, kept } of found) expect(kept).toBe(text === 'right' ? 'right' : '0% 50%')
  },
)

it('on a tablet neither the sun nor a crane is behind the number of an error page', async () => {
  const page = await visit({ ...still(820, 1180), allowed: /status of 404/ })
  await page.goto('/no/such/page')
  const left = await page.evaluate(() => {
    const image = document.querySelector<HTMLImageElement>('main picture img')
    if (!image) throw new Error('no picture')
    const { width, height } = image.getBoundingClientRect()
    const drawn = (height * Number(image.getAttribute('width'))) / Number(image.getAttribute('height'))
    const [x = 0] = getComputedStyle(image)
      .objectPosition.split(' ')
      .map((part) => Number.parseFloat(part) / 100)
    return ((drawn - width) * x) / drawn
  })
  // Both are in the left two fifths of the painting.
  expect(left).toBeGreaterThan(0.4)
})
