export type PageStep = number | 'gap'

/**
 * The page numbers to offer: the first, the last, the current one and its neighbours, `gap` for what is left out.
 * A gap never stands for a single page: 1 2 3 … 12, 1 … 5 6 7 … 12.
 */
export function pageWindow(current: number, pages: number): PageStep[] {
  const from = Math.max(1, Math.min(current - 1, pages - 2))
  const to = Math.min(pages, Math.max(current + 1, 3))
  const steps: PageStep[] = []
  if (from > 1) steps.push(1)
  if (from === 3) steps.push(2)
  if (from > 3) steps.push('gap')
  for (let page = from; page <= to; page++) steps.push(page)
  if (to < pages - 2) steps.push('gap')
  if (to === pages - 2) steps.push(pages - 1)
  if (to < pages) steps.push(pages)
  return steps
}
