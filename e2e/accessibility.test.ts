import { AxeBuilder } from '@axe-core/playwright'
import { languageCodes } from '@shanmen/contract/languages.ts'
import { expect, it } from 'vitest'
import { everyAddress } from './addresses.ts'
import { live, useBrowser } from './browser.ts'
import { base } from './site.ts'

const visit = useBrowser()
/**
 * All ways of all pages take ten minutes (`EVERY_WAY=1 npx vitest run --project e2e e2e/accessibility.test.ts`). Each
 * run looks at every page once a language, the ways in turn, the two languages one way apart.
 */
const everyWay = Boolean(process.env.EVERY_WAY)
const ways = [
  ['on a desk', { width: 1440, height: 900 }, 'normal'],
  ['in large text', { width: 1440, height: 900 }, 'elder'],
  ['on a phone', { width: 390, height: 844 }, 'normal'],
] as const

it.each(
  languageCodes.flatMap((language) =>
    ways.map(([name, viewport, view], turn) => ({ language, name, viewport, view, turn })),
  ),
)(
  'no page has a finding: $language $name',
  async ({ language, viewport, view, turn }) => {
    // What is still to rise would be left out of the count.
    const page = await visit({ viewport, reducedMotion: 'reduce', allowed: /status of 404/ })
    await page.context().addCookies([{ name: 'view', value: view, url: base }])
    const findings: string[] = []
    const all = [...(await everyAddress(language)), language === 'en' ? '/en/nope' : '/nope']
    const offset = languageCodes.indexOf(language)
    for (const path of all.filter((_, n) => everyWay || (n + offset) % ways.length === turn)) {
      await page.goto(path)
      await live(page)
      const { violations } = await new AxeBuilder({ page }).analyze()
      for (const { id, nodes } of violations)
        for (const { target, failureSummary = '' } of nodes)
          findings.push(`${path} ${id} ${target}: ${failureSummary}`)
    }
    expect(findings).toEqual([])
  },
  600_000,
)
