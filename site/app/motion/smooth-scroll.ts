import { approach } from './approach.ts'

const lineHeight = 32
const ownScroll = 'dialog,[data-native-scroll],textarea,select'

/**
 * Lets the wheel glide: sixty times a second it goes 8 % of the way that is left (spec §9). Touch, keyboard, scroll bar, anchors and
 * zooming stay the browser's, and it stops at once when the reader asks for less motion. Returns what ends it.
 */
export function smoothScroll(): () => void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)')
  const root = document.documentElement
  let current = scrollY
  let target = current
  let frame = 0
  let before = 0
  const step = (now: number) => {
    current = approach(current, target, now - before)
    before = now
    frame = current === target ? 0 : requestAnimationFrame(step)
    scrollTo({ top: current, behavior: 'instant' })
  }
  const onWheel = (event: WheelEvent) => {
    if (
      event.ctrlKey ||
      event.shiftKey ||
      event.defaultPrevented ||
      calm.matches ||
      scrollsItself(event.target)
    )
      return
    event.preventDefault()
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? lineHeight : 1
    target = Math.max(0, Math.min(root.scrollHeight - innerHeight, target + event.deltaY * unit))
    if (frame) return
    before = performance.now()
    current = scrollY
    frame = requestAnimationFrame(step)
  }
  const onScroll = () => {
    if (!frame) target = current = scrollY
  }
  addEventListener('wheel', onWheel, { passive: false })
  addEventListener('scroll', onScroll, { passive: true })
  root.toggleAttribute('data-smooth', true)
  return () => {
    cancelAnimationFrame(frame)
    removeEventListener('wheel', onWheel)
    removeEventListener('scroll', onScroll)
    root.removeAttribute('data-smooth')
  }
}

/** True over anything that has a scroll of its own: dialogs, maps, wide tables. */
function scrollsItself(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(ownScroll) !== null
}
