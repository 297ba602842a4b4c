import type { Language } from '@shanmen/contract/languages.ts'
import { hashRevision } from '../chain.ts'
import type { Tables } from '../database/tables.ts'
import type { AnyDocument } from '../documents/document.ts'
import { titleOf } from '../documents/title.ts'
import { hashWords } from '../documents/words.ts'
import type { Kind } from '../kind.ts'
import type { FoundRevision } from './find.ts'

export type Addition = {
  entry: string
  kind: Kind
  document: AnyDocument
  who: string
  /** The revision before it, none for the first. */
  previous?: FoundRevision
  /** The revision whose document this is a copy of. */
  restores?: number
  /** Languages whose words were looked over and still say the same, though they have not changed. */
  upToDate?: Language[]
}

type Revision = Tables['revision']

/** The revision that an addition makes, as it is stored: chained to the one before it by its hash. */
export function revisionRow({ entry, kind, document, who, ...addition }: Addition): Revision {
  const { previous, restores, upToDate = [] } = addition
  const no = (previous?.no ?? 0) + 1
  const hashes = { zh: hashWords(kind, document, 'zh'), en: hashWords(kind, document, 'en') }
  const changedIn = (language: Language) =>
    previous?.[`${language}_hash`] === hashes[language] && !upToDate.includes(language)
      ? previous[`${language}_no`]
      : no
  const row = {
    entry_id: entry,
    no,
    document: JSON.stringify(document),
    author: who,
    at: new Date().toISOString(),
    zh_hash: hashes.zh,
    en_hash: hashes.en,
    zh_no: changedIn('zh'),
    en_no: changedIn('en'),
    restores: restores ?? null,
    previous_hash: previous?.hash ?? '',
  }
  return { ...row, hash: hashRevision(row) }
}

/** What the editors' lists show of an entry, by its newest revision. */
export function listedOf(kind: Kind, document: AnyDocument, { no, at, zh_no, en_no }: Revision) {
  const title = (language: Language) => (document[language] ? titleOf(kind, document, language) : null)
  return {
    newest: no,
    changed_at: at,
    behind: zh_no > en_no ? 1 : 0,
    title_zh: title('zh'),
    title_en: title('en'),
  }
}
