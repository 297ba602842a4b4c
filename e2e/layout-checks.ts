// Each function runs in the page and returns a line for each problem.

/** Elements beyond the edges of the window, except those inside a container that scrolls or clips. */
export const findOverflow = () => {
  const width = document.documentElement.clientWidth
  const isCut = (element: Element): boolean => {
    const parent = element.parentElement
    if (!parent || parent === document.body) return false
    return getComputedStyle(parent).overflowX !== 'visible' || isCut(parent)
  }
  const all = [...document.body.querySelectorAll('main *, footer *, body > header *')]
  const wide = all.filter((element) => {
    const { left, right, width: own } = element.getBoundingClientRect()
    const isOut = own > 1 && (right > width + 1 || left < -1)
    return isOut && element.checkVisibility({ visibilityProperty: true }) && !isCut(element)
  })
  const names = wide.map(
    (element) => `${element.tagName}.${element.getAttribute('class')} ${element.textContent.slice(0, 20)}`,
  )
  return document.documentElement.scrollWidth > width ? [...names, 'the page scrolls sideways'] : names
}

/** Large text: main text below 24 px or cut off, lines closer than 1.3, letters written downwards, targets below 60 px. */
export const findLargeTextProblems = () => {
  const found: string[] = []
  const shown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 1
  const note = (element: Element, what: string) =>
    found.push(
      `${element.tagName}.${element.getAttribute('class')} ${element.textContent.trim().slice(0, 16)}: ${what}`,
    )
  for (const element of document.querySelectorAll('main :is(p, li, td, dd):not(.meta, .eyebrow)')) {
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    )
    if (!hasText || !shown(element)) continue
    const { fontSize, lineHeight, writingMode } = getComputedStyle(element)
    const size = Number.parseFloat(fontSize)
    if (size < 24) note(element, `text of ${fontSize}`)
    // A number alone, as on a 404 page, has one line.
    const isNumber = /^\d+$/.test(element.textContent.trim())
    if (!isNumber && Number.parseFloat(lineHeight) < 1.3 * size - 0.1)
      note(element, `lines ${lineHeight} apart`)
    if (writingMode !== 'horizontal-tb') note(element, writingMode)
  }
  for (const element of document.querySelectorAll('main :is(p, li, dd, td, span, h3)')) {
    const { overflowX, overflowY } = getComputedStyle(element)
    const isCut =
      (overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 2) ||
      (overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 4)
    if (isCut && element.textContent.trim() && shown(element)) note(element, 'cut off')
  }
  // A link inside a sentence keeps its line (WCAG 2.5.8); one that is stretched over its card is as large as the card.
  const isInSentence = (element: Element) =>
    getComputedStyle(element).display === 'inline' &&
    element.parentElement?.textContent.trim() !== element.textContent.trim()
  const isStretched = (element: Element) => {
    const { position, content, top, bottom } = getComputedStyle(element, '::after')
    return position === 'absolute' && content === '""' && top === '0px' && bottom === '0px'
  }
  for (const element of document.querySelectorAll(
    'a[href]:not(.skip), button, input, select, summary, [tabindex="0"]',
  )) {
    if (!shown(element) || isInSentence(element) || isStretched(element)) continue
    const { width, height } = element.getBoundingClientRect()
    if (width < 59.5 || height < 59.5) note(element, `${Math.round(width)} × ${Math.round(height)}`)
  }
  return found
}
