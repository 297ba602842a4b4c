import { isOutdated } from './builds.ts'

const minuteMs = 60_000

const isShown = () => document.visibilityState === 'visible'

/**
 * Calls `onPast` when what the page says held only until now (`data-until`): within a minute, or when the tab is shown again. A
 * visitor's clock may be ahead, or a call fail: then it is called after one minute more, two, four and so on until the page names a
 * later time. Minutes are counted from the start of each page, so that not all visitors ask in the second in which a place closes.
 */
export function watchTimes(onPast: () => void): void {
  let last = ''
  let checks = 0
  const check = () => {
    // In a newer build this page would come as a document: what is typed or played in it would be lost.
    if (!isShown() || isOutdated()) return
    const shown = [...document.querySelectorAll<HTMLElement>('[data-until]')]
    const times = shown.map(({ dataset }) => dataset.until ?? '')
    const past = times.filter((time) => Date.parse(time) <= Date.now()).join()
    checks = past === last ? checks + 1 : 1
    last = past
    // Powers of two have one bit.
    if (past && (checks & (checks - 1)) === 0) onPast()
  }
  setInterval(check, minuteMs)
  document.addEventListener('visibilitychange', () => {
    last = ''
    check()
  })
}

/** Reads the alerts each minute, after a deployment too: a warning reaches those who only read the page, within a minute or two. */
export function watchAlerts(read: () => Promise<void>): void {
  setInterval(() => {
    // A call that fails is made again in a minute.
    if (isShown()) read().catch(ignore)
  }, minuteMs)
}

const ignore = () => {}
