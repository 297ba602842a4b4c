import { languageCodes } from '@shanmen/contract/languages.ts'
import { expect, it } from 'vitest'
import { everyAddress } from './addresses.ts'
import { live, useBrowser } from './browser.ts'

const visit = useBrowser()

it.each(languageCodes)(
  'every page in %s comes alive without a word on the console',
  async (language) => {
    const page = await visit()
    const tooWide: string[] = []
    for (const path of await everyAddress(language)) {
      const answer = await page.goto(path)
      expect([path, answer?.status()]).toEqual([path, 200])
      const [before] = await page.locator('main').allInnerTexts()
      await live(page)
      expect(before).toContain((await page.locator('h1').innerText()).trim().split('\n')[0])
      if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) tooWide.push(path)
    }
    expect(tooWide).toEqual([])
  },
  120_000,
)
