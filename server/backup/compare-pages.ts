import { get, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'

/** The address of both programs in their pages, so that these are the same. */
export const scratchHost = 'drill.example'

/** `broken` are pages of the restored data that were not found there, `differing` those that are others in the current data. */
export type Difference = { compared: number; broken: string[]; differing: string[] }

/**
 * Fetches the same pages from both programs, some of every part of the sitemap, and names those that are not equal byte by
 * byte, or not found.
 */
export async function comparePages(restored: string, current: string, count: number): Promise<Difference> {
  const [broken, differing]: [string[], string[]] = [[], []]
  const paths = await choosePages(restored, count)
  for (const path of paths) {
    const [a, b] = await Promise.all([fetchPage(restored, path), fetchPage(current, path)])
    if (a.status !== 200) broken.push(`${path} (${a.status})`)
    else if (b.status !== 200) differing.push(`${path} (${b.status} in the current data)`)
    else if (a.text !== b.text) differing.push(path)
  }
  return { compared: paths.length, broken, differing }
}

/** Evenly spaced in the sitemap, which is sorted by section: of each section and of both languages. */
async function choosePages(origin: string, count: number): Promise<string[]> {
  const paths = await readSitemap(origin, '/sitemap.xml')
  const step = Math.max(1, paths.length / count)
  return Array.from({ length: Math.min(count, paths.length) }, (_, at) => paths[Math.floor(at * step)] ?? '/')
}

/** The paths of all pages, also where the sitemap is an index of others. */
async function readSitemap(origin: string, path: string): Promise<string[]> {
  const sitemap = await fetchPage(origin, path)
  const found = [...sitemap.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
    pathOf(address.replaceAll('&amp;', '&')),
  )
  if (!sitemap.text.includes('<sitemapindex')) return found
  const parts: string[] = []
  for (const part of found) parts.push(...(await readSitemap(origin, part)))
  return parts
}

const pathOf = (address: string): string => {
  const { pathname, search } = new URL(address, 'http://localhost')
  return pathname + search
}

async function fetchPage(origin: string, path: string): Promise<{ status: number; text: string }> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(origin + path, { headers: { host: scratchHost } }, resolve).on('error', reject)
  })
  return { status: response.statusCode ?? 0, text: await text(response) }
}
