import { endOf } from '@shanmen/content/documents/dates.ts'
import { kinds } from '@shanmen/content/kinds.ts'
import type { PublishedRow } from '@shanmen/content/published/row.ts'
import { addresses } from '@shanmen/contract/addresses.ts'
import { type Language, labelIn } from '@shanmen/contract/languages.ts'
import type { Alert } from '@shanmen/contract/types.ts'
import { presentDateTime } from './dates.ts'

type Row = PublishedRow<'alert'>

const { labels } = kinds.alert.shared.level

/** An address as browsers write it, by which a page recognizes its own. */
function encoded(path: string | undefined): string {
  if (!path) return ''
  const { pathname, search, hash } = new URL(path, 'https://a.invalid')
  return pathname + search + hash
}

/** Where an alert leads: to its details, else to the page of its spot; empty where it has neither. */
export const pathOfAlert = ({ details, page }: Pick<Row['document'], 'details' | 'page'>): string =>
  encoded(details || page)

/** An alert; that of a scenic spot is shown on its page, in the list of spots and on the home page. */
export function presentAlert({ id, document, publishedAt, updatedAt }: Row, language: Language): Alert {
  const { level = 'info', title = '', text = '', page, until } = document
  const spot = encoded(page)
  return {
    id,
    level,
    levelName: labelIn(labels[level], language),
    title,
    text,
    path: pathOfAlert(document),
    shownOn: spot ? [addresses.home, addresses.scenicList, spot] : [],
    from: presentDateTime(publishedAt),
    until: presentDateTime(endOf(until)),
    updatedAt: presentDateTime(updatedAt),
  }
}
