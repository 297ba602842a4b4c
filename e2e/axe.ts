import axe from 'axe-core'
import type { Page } from 'playwright-core'

/** The accessibility violations that axe finds on a page or screen, a line each; of `rules` alone where they are named. */
export async function findingsOf(page: Page, rules?: string[]): Promise<string[]> {
  // No page has frames and passed rules are not read: axe by itself, once in a document, takes half the time of its builder.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const violations = await page.evaluate(async (runOnly) => {
    // A colour on its way to another is no finding. Those of scrolling and endless ones do not finish.
    const ending = document.getAnimations().filter(({ timeline, playState, effect }) => {
      const isOfTime = timeline === document.timeline && playState === 'running'
      return isOfTime && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY
    })
    await Promise.allSettled(ending.map(({ finished }) => finished))
    const { axe } = window as Window & typeof globalThis & { axe: typeof import('axe-core') }
    const results = await axe.run({ resultTypes: ['violations'], ...(runOnly && { runOnly }) })
    return results.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary = '' }) => `${id} ${target}: ${failureSummary}`),
    )
  }, rules)
  return violations.map((line) => `${page.url()} ${line}`)
}
