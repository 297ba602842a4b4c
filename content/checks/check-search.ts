import { type Language, pageOfLink } from '@shanmen/contract/languages.ts'
import type { AnyDocument } from '../documents/document.ts'
import { entriesAt } from '../search/entries-at.ts'
import { fixedPaths } from '../search/fixed-pages.ts'
import { linesOf, neverSuggestedBy } from '../search/search-settings.ts'
import { fold } from '../search/tokens.ts'
import { type Check, checkOf } from './check.ts'

type Stored = {
  popular?: { word?: Partial<Record<Language, string>> }[]
  synonyms?: { words?: string }[]
  bestBets?: { words?: string; page?: string }[]
  never?: string
}

const folded = (words: string | undefined) => linesOf(words).map(fold)

/** What an editor enters for the search that does nothing, or what another row says too. */
export function checkSearch({ shared }: AnyDocument, language: Language): Check[] {
  const { popular = [], synonyms = [], bestBets = [], never }: Stored = shared
  const isNever = neverSuggestedBy(never)
  const above = new Set<string>()
  return [
    ...popular.flatMap(({ word }, index) => {
      const shown = word?.[language] ?? ''
      const path = ['shared', 'popular', index, 'word', language]
      return isNever(shown) ? [checkOf(path, 'popularNever', shown)] : []
    }),
    ...synonyms.flatMap(({ words }, index) => {
      const [only, ...others] = new Set(folded(words))
      const path = ['shared', 'synonyms', index, 'words']
      return only && others.length === 0 ? [checkOf(path, 'oneSynonym', only)] : []
    }),
    ...bestBets.flatMap(({ words, page = '' }, index) => {
      const own = [...new Set(folded(words))]
      const repeated = own.filter((word) => above.has(word))
      for (const word of own) above.add(word)
      const path = pageOfLink(page)
      const leadsNowhere = page !== '' && !fixedPaths.has(path) && entriesAt([path]).length === 0
      return [
        ...repeated.map((word) => checkOf(['shared', 'bestBets', index, 'words'], 'repeatedSearch', word)),
        ...(leadsNowhere ? [checkOf(['shared', 'bestBets', index, 'page'], 'noResultPage', page)] : []),
      ]
    }),
  ]
}
