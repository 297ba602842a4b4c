import { type ExpressionBuilder, sql } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { Reading } from '../open.ts'
import { parseQuery, toFts5, toTsquery } from '../search/query.ts'

type Expressions = ExpressionBuilder<Tables, 'publication'>

/** Every entry that holds the words, gathered from the index of words. */
export function gathered(e: Expressions, { dialect }: Reading, keyword: string) {
  const query = parseQuery(keyword)
  if (query.length === 0) return literally(plain(keyword))
  // An array is evaluated once; "in (select …)" lets PostgreSQL walk the ordered index and probe each row.
  return dialect === 'sqlite'
    ? sql<boolean>`publication.id in (select rowid from search where search match ${toFts5(query)})`
    : e(
        'publication.id',
        '=',
        sql<number>`any(array(select id from search where tokens @@ ${toTsquery(query)}::tsquery))`,
      )
}

/** Signs without a letter or digit stand in no index: they are looked for in the titles. */
export const literally = (signs: string) =>
  sql<boolean>`publication.title like ${`%${signs.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`

// PostgreSQL refuses a NUL in any text, which no stored text holds.
export const plain = (text: string): string => text.replaceAll('\0', '�')
