import { isJsonObject } from '../documents/document.ts'

export type Picture = { media: string; alt: string }

/** What checks look at in a rich text: levels of its headings in their order, its links, its pictures. */
export function partsOf(value: unknown): { headings: number[]; links: string[]; pictures: Picture[] } {
  const parts = { headings: [] as number[], links: [] as string[], pictures: [] as Picture[] }
  collect(value, parts)
  return parts
}

/** The address within the site that a link leads to, also when it is written with the site's own host. */
export function insideOf(href: string, site: string): string | undefined {
  if (href.startsWith('/')) return href
  const url = URL.parse(href)
  if (!url || !/^https?:$/.test(url.protocol) || url.host !== URL.parse(site)?.host) return undefined
  return url.pathname + url.search + url.hash
}

function collect(node: unknown, parts: ReturnType<typeof partsOf>): void {
  if (!isJsonObject(node)) return
  const attrs = isJsonObject(node.attrs) ? node.attrs : {}
  if (node.type === 'heading') parts.headings.push(Number(attrs.level ?? 2))
  if (node.type === 'image' && typeof attrs.media === 'string')
    parts.pictures.push({ media: attrs.media, alt: typeof attrs.alt === 'string' ? attrs.alt : '' })
  for (const mark of Array.isArray(node.marks) ? node.marks : []) {
    const href =
      isJsonObject(mark) && mark.type === 'link' && isJsonObject(mark.attrs) ? mark.attrs.href : undefined
    if (typeof href === 'string') parts.links.push(href)
  }
  for (const child of Array.isArray(node.content) ? node.content : []) collect(child, parts)
}

/** True when a heading stands more than one level below the one before it; the page's own title is level 1. */
export const skipsLevel = (headings: number[]): boolean =>
  headings.some((level, index) => level > (headings[index - 1] ?? 1) + 1)
