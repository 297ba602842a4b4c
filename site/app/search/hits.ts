import type { Language } from '@shanmen/contract/languages.ts'
import type { Image } from '@shanmen/contract/types.ts'
import type { LoadArgs } from '../data/load.ts'
import type { HitKind } from '../messages/search.ts'

/** One line of the results. */
export type Hit = {
  kind: HitKind
  title: string
  /** What tells it from others: a date, a number, a place. */
  line: string
  summary: string
  to: string
  cover: Image | null
}

/** What one list of the site answered: its first hits, how many there are, and the page that shows all of them. */
export type Shelf = { kind: HitKind; total: number; hits: Hit[]; all?: { page: string; to: string } }

export type Question = {
  call: LoadArgs['call']
  language: Language
  languageId: 1 | 2
  keyword: string
}

/** As many hits as one list is asked for, and as many of a kind as stand beside other kinds. */
export const most = { asked: 6, beside: 3 }
