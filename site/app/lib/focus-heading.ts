/**
 * Moves the focus to a heading, which makes screen readers say it; the page does not scroll. Without one, or when it has
 * left the page, to the page's `h1`.
 */
export function focusHeading(heading?: Element | null): void {
  const target = heading?.isConnected ? heading : document.querySelector('h1')
  if (!(target instanceof HTMLElement)) return
  target.tabIndex = -1
  target.focus({ preventScroll: true })
}
