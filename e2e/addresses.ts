import { addresses, fill, type PageName, pageNames } from '@shanmen/contract/addresses.ts'
import type { Language } from '@shanmen/contract/languages.ts'
import { itemsOf } from './items.ts'
import { inLanguage } from './site.ts'

/** Where a page is in a language; a detail page is the one of its list's first item. */
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
