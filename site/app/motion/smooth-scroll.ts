const lineHeight = 32
const ownScroll = 'dialog,[data-native-scroll],textarea,select'
/** What a visitor does to be somewhere else; the click is also that of a screen reader, which presses nothing. */
const ends = ['pointerdown', 'keydown', 'click', 'popstate'] as const
/** The class of `html` while the wheel scrolls smoothly. */
const mark = 'lenis'

/**
 * Scrolls smoothly by the wheel: sixty times a second by 8 % of the remaining distance. Everything else that scrolls
 * stays the browser's and ends it, as does the preference for less motion. Returns the function that removes it.
 */
export function smoothScroll(): () => void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)')
  const root = document.documentElement
  let current = 0
  let target = 0
  /** Where the last step has put the page: anywhere else, something other than the wheel has scrolled. */
  let put = 0
  let before = 0
  let frame = 0
  const rest = () => {
    cancelAnimationFrame(frame)
    frame = 0
  }
  const isMoved = () => Math.abs(scrollY - put) >= 1
  const step = (now: number) => {
    if (isMoved() || calm.matches) return rest()
    current = approach(current, target, now - before)
    before = now
    frame = current === target ? 0 : requestAnimationFrame(step)
    scrollTo({ top: current, behavior: 'instant' })
    put = scrollY
  }
  const onWheel = (event: WheelEvent) => {
    if (!isTurn(event) || calm.matches) return
    event.preventDefault()
    if (isMoved()) rest()
    if (!frame) {
      current = target = put = scrollY
      before = performance.now()
      frame = requestAnimationFrame(step)
    }
    target = Math.max(0, Math.min(root.scrollHeight - innerHeight, target + pixels(event)))
  }
  addEventListener('wheel', onWheel, { passive: false })
  for (const name of ends) addEventListener(name, rest, { capture: true, passive: true })
  root.classList.add(mark)
  return () => {
    rest()
    removeEventListener('wheel', onWheel)
    for (const name of ends) removeEventListener(name, rest, { capture: true })
    root.classList.remove(mark)
  }
}

/** True for a turn that moves the page up or down; sideways, zooming, and what has a scroll of its own are the browser's. */
function isTurn(event: WheelEvent): boolean {
  const { deltaX, deltaY, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented, target } = event
  if (defaultPrevented || ctrlKey || metaKey || shiftKey || altKey) return false
  const isOwn = target instanceof Element && target.closest(ownScroll) !== null
  return !isOwn && Math.abs(deltaX) < Math.abs(deltaY)
}

function pixels({ deltaY, deltaMode }: WheelEvent): number {
  if (deltaMode === WheelEvent.DOM_DELTA_LINE) return deltaY * lineHeight
  return deltaMode === WheelEvent.DOM_DELTA_PAGE ? deltaY * innerHeight : deltaY
}

/** The spec's smooth-scroll speed: the part of the remaining distance that one frame covers, sixty times a second. */
const speed = 0.08
const near = 0.5

/**
 * The next position towards a target after so many milliseconds, the same on every screen however often it
 * draws; the last half pixel is taken at once, so that it ends.
 */
export function approach(current: number, target: number, ms: number): number {
  const part = 1 - Math.exp((-speed * 60 * ms) / 1000)
  return Math.abs(target - current) < near ? target : current + (target - current) * part
}
