import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** What an axe run finds on a page or screen, a line each. */
export async function findingsOf(page: Page): Promise<string[]> {
  // No page has frames and nobody reads what passed: so it takes a third of the time, a long form a fifth.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] })
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${page.url()} ${id} ${target}: ${failureSummary}`),
  )
}
