import { isOutdated } from './builds.ts'

const minuteMs = 60_000

/**
 * Calls `onPast` when what the page says held only until now (`data-until`): after each full minute, as times are those, or when the
 * tab is shown again. A visitor's clock may be ahead, or a call fail: then it is called each minute until the page names a later time.
 */
export function watchTimes(onPast: () => void): void {
  const check = () => {
    if (document.visibilityState !== 'visible' || isOutdated()) return
    const shown = [...document.querySelectorAll<HTMLElement>('[data-until]')]
    if (shown.some(({ dataset }) => Date.parse(dataset.until ?? '') <= Date.now())) onPast()
  }
  const afterMinute = () => {
    setTimeout(
      () => {
        check()
        afterMinute()
      },
      minuteMs - (Date.now() % minuteMs),
    )
  }
  afterMinute()
  document.addEventListener('visibilitychange', check)
}
