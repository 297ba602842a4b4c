import { inTransaction } from '@shanmen/content/database/change.ts'
import type { AnyDocument } from '@shanmen/content/documents/document.ts'
import { createEntry } from '@shanmen/content/entries/create.ts'
import { publish } from '@shanmen/content/entries/publish.ts'
import type { KindName } from '@shanmen/content/kinds.ts'
import type { Content } from '@shanmen/content/open.ts'
import { eachLanguage, type Language, languageCodes } from '@shanmen/contract/languages.ts'
import type { Item } from './content/site/menu/item.ts'
import { menu } from './content/site/menu.ts'

/** Who writes what an empty site begins with, in its history and audit log. */
export const starter = 'starter'

export type Names = Record<Language, { name: string }>

/** What every page needs: a menu of all pages, an empty home page, a site entry with the name alone. */
export function starterDocuments(names: Names) {
  const empty = { shared: {}, ...eachLanguage(() => ({})) }
  return {
    menu: { ...empty, shared: { items: menu().flatMap(({ shared }) => (shared.items ?? []).map(bare)) } },
    home: empty,
    site: { ...empty, ...eachLanguage((language) => siteWords(names[language].name)) },
  } satisfies { [N in KindName]?: AnyDocument }
}

const siteWords = (name: string) => ({ name, shortName: name })

/** An item of the sample's menu without its picture and what it says about the sample's group. */
function bare({ key, title, path, children }: Item): Item {
  return { key, title, path, children: children.map(bare) }
}

/** Publishes in every language what an empty site begins with. Throws when one of these entries is there already. */
export async function loadStarter(content: Content, names: Names): Promise<void> {
  await inTransaction(content, async (inner) => {
    for (const [kind, document] of Object.entries(starterDocuments(names))) {
      const { id: entry } = await createEntry(inner, starter, { kind: kind as KindName, document })
      for (const language of languageCodes) await publish(inner, starter, { entry, language })
    }
  })
}
