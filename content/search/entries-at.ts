import { kindsAt } from '@shanmen/contract/item-pages.ts'
import { isStorable } from '@shanmen/contract/schemas/common.ts'
import { type RawBuilder, sql } from 'kysely'
import type { KindName } from '../kinds.ts'

/** The entry at an address. Several kinds can have their entries below one. */
export type EntryAt = { kinds: readonly KindName[]; slug: string }

/**
 * The entries among some addresses that editors put first, as `pageOfLink` has them; the others are those of fixed pages. What is no
 * address of an entry, such as `50%`, leads nowhere.
 */
export const entriesAt = (addresses: readonly string[]): EntryAt[] =>
  addresses.flatMap((path) => {
    const [segment = ''] = path.split('/').slice(-1)
    const slug = decoded(segment)
    const kinds = kindsAt(`${path.slice(0, path.length - segment.length)}:id`)
    return slug && kinds.length > 0 ? [{ kinds, slug }] : []
  })

function decoded(segment: string): string | undefined {
  try {
    const slug = decodeURIComponent(segment).normalize('NFC')
    return isStorable(slug) ? slug : undefined
  } catch {
    return undefined
  }
}

/** Whether a publication is of this entry. */
export const isEntry = ({ kinds, slug }: EntryAt): RawBuilder<unknown> =>
  sql`(kind in (${sql.join(kinds.map((kind) => sql.lit(kind)))}) and slug = ${slug})`
