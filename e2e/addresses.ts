import { addresses, fill, type PageName, pageNames } from '@shanmen/contract/addresses.ts'
import type { Call } from '@shanmen/contract/client.ts'
import { listOfDetailPage } from '@shanmen/contract/item-pages.ts'
import { type Items, items } from '@shanmen/contract/items.ts'
import { type Language, languages } from '@shanmen/contract/languages.ts'
import { type ListedItem, readListPage } from '@shanmen/server/seo/published-items.ts'
import { call as callSite, inLanguage } from './site.ts'

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

/** The address of a page in a language; of a detail page that of its list's first item. */
export async function addressOf(name: PageName, language: Language): Promise<string> {
  const address = addresses[name]
  if (!address.includes(':id')) return inLanguage(language, address)
  const [item] = await itemsOf(name, language)
  if (!item) throw new Error(`there is no item for ${name}`)
  return inLanguage(language, fill(address, item.id))
}

/** Every page of a language, one address for each row of the address table. */
export const everyAddress = (language: Language) =>
  Promise.all(pageNames.map((name) => addressOf(name, language)))
