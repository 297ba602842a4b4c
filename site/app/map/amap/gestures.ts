import { map } from '../../messages/map.ts'
import type { Scene } from '../map-view.ts'

const hintMs = 1200

/**
 * The map never takes the page's scrolling: its script hears of the wheel only with Ctrl or ⌘, and of fingers only from
 * the second on. It is told nothing of the rest, whatever it would have made of it.
 */
export function leaveScrolling({ language }: Scene): void {
  const words = map[language]
  const hint = document.createElement('p')
  hint.className = 'map-hint'
  hint.ariaHidden = 'true'
  document.body.append(hint)
  let timer: ReturnType<typeof setTimeout> | undefined
  const say = (text: string) => {
    hint.textContent = text
    hint.toggleAttribute('data-shown', true)
    clearTimeout(timer)
    timer = setTimeout(() => hint.toggleAttribute('data-shown', false), hintMs)
  }
  const options = { capture: true, passive: true }
  const wheel = (event: WheelEvent) => {
    if (event.ctrlKey || event.metaKey) return
    event.stopImmediatePropagation()
    say(/Mac/.test(navigator.userAgent) ? words.onWheelMac : words.onWheel)
  }
  const touch = (event: TouchEvent) => {
    if (event.touches.length > 1) return
    event.stopImmediatePropagation()
    if (event.type === 'touchmove') say(words.onTouch)
  }
  window.addEventListener('wheel', wheel, options)
  for (const name of ['touchstart', 'touchmove'] as const) window.addEventListener(name, touch, options)
}
