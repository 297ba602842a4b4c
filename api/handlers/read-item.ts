import type { KindName } from '@shanmen/content/kinds.ts'
import { type Detail, readDetail } from '@shanmen/content/published/detail.ts'
import { readRelated } from '@shanmen/content/published/list.ts'
import type { PublishedRow } from '@shanmen/content/published/row.ts'
import { languages } from '@shanmen/contract/languages.ts'
import type { Surroundings } from '../presenters/article.ts'
import type { Context } from './context.ts'

/** A published entry by its id, or null; its neighbours are those of the list that it stands in on the site. */
export const readItem = <N extends KindName>(
  { content, language, now }: Context,
  kind: N,
  id: string,
  neighbours: 'type' | 'kind' = 'kind',
): Promise<Detail<N> | null> => readDetail(content, kind, language, id, now, { neighbours })

const mostRelated = 4

/** Others to read beside an entry, those of its type first. */
export const readOthers = <N extends KindName>(
  { content, language, now }: Context,
  { kind, id, type }: PublishedRow<N>,
): Promise<PublishedRow<N>[]> => readRelated(content, { kind, language, id, type, size: mostRelated, now })

/** What a detail says of its surroundings. */
export const surroundingsOf = ({ languages: codes, prev, next }: Detail<KindName>): Surroundings => ({
  languages: codes.map((code) => languages[code].id),
  prev,
  next,
})
