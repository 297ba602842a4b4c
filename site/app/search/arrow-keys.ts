/** The arrows go from the field through the results and back; Enter follows a link by itself, Esc closes by itself. */
export function walkByArrows(overlay: HTMLElement, signal: AbortSignal): void {
  overlay.addEventListener(
    'keydown',
    (event) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      if (!step || event.isComposing || event.ctrlKey || event.altKey || event.metaKey) return
      const stops = [...overlay.querySelectorAll<HTMLElement>('[type="search"], [data-hit]')]
      const at = stops.findIndex((stop) => stop.matches(':focus'))
      const next = at < 0 ? undefined : stops[at + step]
      if (!next) return
      event.preventDefault()
      next.focus()
    },
    { signal },
  )
}
