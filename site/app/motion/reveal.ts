const pollMs = 50
const waiting = '.reveal:not([data-shown])'

/**
 * Lets each block of class `reveal` rise once when it comes into view: what came into view is shown at most every 50 ms
 *, blocks added later too. What is on the screen already stays as it is. Returns what ends it.
 */
export function reveal(): () => void {
  const root = document.documentElement
  const seen = new Set<Element>()
  let last = 0
  let timer = 0
  const flush = () => {
    timer = 0
    last = performance.now()
    for (const block of seen) block.setAttribute('data-shown', 'rise')
    seen.clear()
  }
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      observer.unobserve(target)
      seen.add(target)
    }
    if (seen.size > 0 && !timer)
      timer = window.setTimeout(flush, Math.max(0, last + pollMs - performance.now()))
  })
  const watch = (element: Element) => {
    if (element.matches(waiting)) observer.observe(element)
    for (const block of element.querySelectorAll(waiting)) observer.observe(block)
  }
  for (const block of document.querySelectorAll('.reveal'))
    if (block.getBoundingClientRect().top < innerHeight) block.setAttribute('data-shown', '')
  watch(document.body)
  // React keeps an element of the page before where the next one has the same: then only its class is new.
  const added = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ target, addedNodes }) => [target, ...addedNodes]))
      if (node instanceof Element) watch(node)
  })
  added.observe(document.body, { childList: true, subtree: true, attributeFilter: ['class'] })
  root.toggleAttribute('data-reveal', true)
  return () => {
    clearTimeout(timer)
    observer.disconnect()
    added.disconnect()
    root.removeAttribute('data-reveal')
  }
}
