import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** The accessibility violations that axe finds on a page or screen, a line each. */
export async function findingsOf(page: Page): Promise<string[]> {
  // No page has frames and passed rules are not read: without both a run takes a third of the time, on a long form a fifth.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] })
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${page.url()} ${id} ${target}: ${failureSummary}`),
  )
}
