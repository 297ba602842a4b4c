import type { PageName } from '@shanmen/contract/addresses.ts'
import type { Call } from '@shanmen/contract/client.ts'
import { type Items, items, listOfDetailPage } from '@shanmen/contract/items.ts'
import { type Language, languages } from '@shanmen/contract/languages.ts'
import { type ListedItem, readListPage } from '../server/seo/published-items.ts'
import { call as callSite } from './site.ts'

/** The first items that a detail page can show, so that the tests follow whatever content there is. */
export async function itemsOf(
  name: PageName,
  language: Language,
  call: Call = callSite,
  registry: Items = items,
): Promise<ListedItem[]> {
  const row = listOfDetailPage(name, registry)
  if (!row) throw new Error(`${name} is no detail page`)
  return (await readListPage(call, row, languages[language].id, 1)).list
}
