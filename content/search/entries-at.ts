import { kindsAt } from '@shanmen/contract/item-pages.ts'
import { type RawBuilder, sql } from 'kysely'
import type { KindName } from '../kinds.ts'

/** The entry at an address. Several kinds can have their entries below one. */
export type EntryAt = { kinds: readonly KindName[]; slug: string }

/** The entries among some addresses that editors put first; the others are those of fixed pages. */
export const entriesAt = (paths: readonly string[]): EntryAt[] =>
  paths.flatMap((path) => {
    const [slug = ''] = path.split('/').slice(-1)
    const kinds = kindsAt(`${path.slice(0, -slug.length)}:id`)
    return kinds.length > 0 ? [{ kinds, slug: decodeURIComponent(slug) }] : []
  })

/** Whether a publication is of this entry. */
export const isEntry = ({ kinds, slug }: EntryAt): RawBuilder<unknown> =>
  sql`(kind in (${sql.join(kinds.map((kind) => sql.lit(kind)))}) and slug = ${slug})`
