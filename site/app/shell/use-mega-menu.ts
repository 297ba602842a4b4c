import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react'

const leaveAfter = 150

/**
 * Behaviour of the menu with script. Hover opens; the first click, tap, Enter or Space opens and the second follows the
 * link; arrows walk; Esc closes and gives the focus back; leaving by pointer or focus closes.
 */
export function useMegaMenu(path: string) {
  const [open, setOpen] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [shownFor, setShownFor] = useState(path)
  if (shownFor !== path) {
    setShownFor(path)
    setOpen(null)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  const later = (action: () => void) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(action, leaveAfter)
  }
  const nav = {
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (event.key === 'Escape' && open) close(event.currentTarget, setOpen)
      else walk(event)
    },
    onBlur(event: { currentTarget: HTMLElement; relatedTarget: EventTarget | null }) {
      if (!contains(event.currentTarget, event.relatedTarget)) setOpen(null)
    },
  }
  const itemProps = (id: string) => ({
    onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && later(() => setOpen(id)),
    onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && later(() => setOpen(null)),
  })
  const triggerProps = (id: string) => ({
    'aria-expanded': open === id,
    onClick(event: MouseEvent) {
      if (open === id || event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      clearTimeout(timer.current)
      setOpen(id)
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (event.key === ' ') {
        event.preventDefault()
        setOpen(open === id ? null : id)
      }
      if (event.key === 'ArrowDown') setOpen(id)
    },
  })
  return { open, nav, itemProps, triggerProps }
}

function close(nav: HTMLElement, setOpen: (id: null) => void): void {
  nav.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus()
  setOpen(null)
}

/** Left and right walk over the sections, up and down through the links of a panel. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 }[event.key]
  if (!step || !(event.target instanceof HTMLElement)) return
  const item = event.target.closest('nav > ul > li')
  const sideways = event.key === 'ArrowLeft' || event.key === 'ArrowRight'
  const links = sideways
    ? event.currentTarget.querySelectorAll<HTMLElement>('nav > ul > li > a')
    : item?.querySelectorAll<HTMLElement>('a')
  const list = [...(links ?? [])]
  const from = sideways ? item?.querySelector<HTMLElement>('a') : event.target
  const next = list[((from ? list.indexOf(from) : -1) + step + list.length) % list.length]
  event.preventDefault()
  // After the panel has become visible: a hidden link takes no focus.
  requestAnimationFrame(() => next?.focus())
}

const contains = (element: HTMLElement, target: EventTarget | null) =>
  target instanceof Node && element.contains(target)
