import { isOutdated } from './builds.ts'

const minuteMs = 60_000

/**
 * Calls `onPast` when what the page says held only until now (`data-until`): within a minute, or when the tab is shown again. A
 * visitor's clock may be ahead, or a call fail: then it is called each minute until the page names a later time. Minutes are counted
 * from the start of each page, so that not all visitors ask in the second in which a place closes.
 */
export function watchTimes(onPast: () => void): void {
  const check = () => {
    if (document.visibilityState !== 'visible' || isOutdated()) return
    const shown = [...document.querySelectorAll<HTMLElement>('[data-until]')]
    if (shown.some(({ dataset }) => Date.parse(dataset.until ?? '') <= Date.now())) onPast()
  }
  setInterval(check, minuteMs)
  document.addEventListener('visibilitychange', check)
}
