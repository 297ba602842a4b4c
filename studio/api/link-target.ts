import type { Target } from '@shanmen/content/checks/read-checks.ts'
import { addresses, bareSections, movedAddresses } from '@shanmen/contract/addresses.ts'
import { alertFeed, feedFormatNames, feedNames, feedPath } from '@shanmen/contract/feeds.ts'
import { kindsAt } from '@shanmen/contract/item-pages.ts'
import { type Items, items } from '@shanmen/contract/items.ts'
import { pageOfLink } from '@shanmen/contract/languages.ts'
import { isStorable } from '@shanmen/contract/schemas/common.ts'

const files = new Set(['/sitemap.xml', '/robots.txt', '/backends/docs', '/backends/openapi.json'])
const single = new Set<string>([
  ...Object.values(addresses),
  ...Object.keys(bareSections),
  ...Object.keys(movedAddresses),
  ...files,
  ...[...feedNames, alertFeed].flatMap((name) => feedFormatNames.map((format) => feedPath(name, format))),
])
const moved: Readonly<Partial<Record<string, string>>> = movedAddresses
const details = [...Object.values(addresses), ...Object.keys(moved)].filter((address) =>
  address.includes('/:id'),
)

/** What a link inside the site leads to: `/en/member/scenic/tower?x#y` is the entry `tower` of the scenic spots. */
export function targetOf(href: string, registry: Items = items): Target {
  const path = pageOfLink(href)
  if (!path.includes(':') && single.has(path)) return 'page'
  const address = details.find((each) => slugIn(each, path) !== undefined)
  const slug = address && decoded(slugIn(address, path) ?? '')
  return address && slug ? { kinds: kindsAt(moved[address] ?? address, registry), slug } : undefined
}

function slugIn(address: string, path: string): string | undefined {
  const [before = '', after = ''] = address.split(':id')
  if (!path.startsWith(before) || !path.endsWith(after)) return undefined
  const slug = path.slice(before.length, path.length - after.length)
  return slug && !slug.includes('/') ? slug : undefined
}

function decoded(text: string): string | undefined {
  try {
    const slug = decodeURIComponent(text).normalize('NFC')
    return isStorable(slug) ? slug : undefined
  } catch {
    return undefined
  }
}
