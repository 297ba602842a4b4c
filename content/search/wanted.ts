import type { ContentSection } from '@shanmen/contract/items.ts'
import type { SearchState } from '@shanmen/contract/schemas/search.ts'
import type { SearchGroup } from '@shanmen/contract/search-groups.ts'
import type { WeightedPart } from './closest.ts'
import type { Query } from './query.ts'

/** What to look for: any of these queries. */
export type Wanted = {
  /** As it was typed. */
  text: string
  /** The first is what was typed; the others find less of it, or parts that are not next to each other. */
  queries: readonly Query[]
  /**
   * The whole text as one phrase. What has it is among what the queries find: to search for it takes twice as long as for its
   * words, so only of what these find is it asked.
   */
  quoted?: Query
  /** What any of these finds is not meant: words of another language are no pinyin. */
  except?: readonly Query[]
  /** Addresses that come first, whatever their words are. */
  bestBets: readonly string[]
  /** Those of synonyms come after the titles that have what was typed. */
  synonymBets?: readonly string[]
  /** The words are those of titles or texts in the other language; what they find is shown in this one. */
  inOtherLanguage?: 'titles' | 'texts'
  /** The parts of a question: what has most of them is found, in the order of how much that is. */
  parts?: readonly WeightedPart[]
}

/** The filters of a search, all of which apply. */
export type Narrowing = {
  type?: SearchGroup | undefined
  section?: ContentSection | undefined
  year?: number | undefined
  status?: SearchState | undefined
}

/** Results that have all of these in common, and how many there are. */
export type Group = {
  type: SearchGroup
  section: ContentSection
  year: number
  status: SearchState | ''
  count: number
}

/** Whether a group is in the results under some filters. */
export const fits = (group: Group, { type, section, year, status }: Narrowing): boolean =>
  (type === undefined || group.type === type) &&
  (section === undefined || group.section === section) &&
  (year === undefined || group.year === year) &&
  (status === undefined || group.status === status)
