import { expect, it } from 'vitest'
import { useBrowser } from './browser.ts'

const visit = useBrowser()

// A year and the number of its entries were one number, 20269, to who listens to the page.
it.each([
  '/en',
  '/newsAndInformation/group',
  '/en/newsAndInformation/events',
  '/en/information/purchase',
  '/en/information/rent',
  '/en/member/scenic',
  '/en/lingShan/honor/national',
  '/en/press',
  '/en/search?q=lake',
])('%s: what stands beside each other in one line is not read as one word', async (path) => {
  const page = await visit({ javaScriptEnabled: false })
  await page.goto(path)
  const joined = await page.evaluate(() => {
    const isInline = (element: Element) => ['inline', 'contents'].includes(getComputedStyle(element).display)
    const boxOf = (element: Element | null): Element | null =>
      element && isInline(element) ? boxOf(element.parentElement) : element
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    let before = ''
    let boxBefore: Element | null = null
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode
      const text = textContent ?? ''
      if (!text || parentElement?.closest('script, style, svg')) continue
      const box = boxOf(parentElement)
      if (box === boxBefore && /[a-z0-9]$/i.test(before) && /^[a-z0-9]/i.test(text)) found.push(before + text)
      before = text
      boxBefore = box
    }
    return found
  })
  expect(joined).toEqual([])
})
