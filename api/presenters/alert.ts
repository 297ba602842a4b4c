import { kinds } from '@shanmen/content/kinds.ts'
import type { PublishedRow } from '@shanmen/content/published/row.ts'
import { addresses } from '@shanmen/contract/addresses.ts'
import { type Language, labelIn } from '@shanmen/contract/languages.ts'
import type { Data } from '@shanmen/contract/schemas.ts'
import type { Alert } from '@shanmen/contract/types.ts'
import { presentDateTime } from './dates.ts'

type ShownAlert = NonNullable<Data<'menu'>['alerts']>[number]
type Row = PublishedRow<'alert'>

const { labels } = kinds.alert.shared.level

/** An address as browsers write it, by which a page recognizes its own. */
function encoded(path: string | undefined): string {
  if (!path) return ''
  const { pathname, search, hash } = new URL(path, 'https://a.invalid')
  return pathname + search + hash
}

/** An alert as pages show it: that of a scenic spot on its page, in the list of spots and on the home page. */
export function presentShownAlert({ id, document }: Row, language: Language): ShownAlert {
  const { level = 'info', title = '', text = '', page, details } = document
  const spot = encoded(page)
  return {
    id,
    level,
    levelName: labelIn(labels[level], language),
    title,
    text,
    path: encoded(details) || spot,
    shownOn: spot ? [addresses.home, addresses.scenicList, spot] : [],
  }
}

export const presentAlert = (row: Row, language: Language): Alert => ({
  ...presentShownAlert(row, language),
  from: presentDateTime(row.publishedAt),
  until: presentDateTime(row.document.until),
  updatedAt: presentDateTime(row.updatedAt),
})
