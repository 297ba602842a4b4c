import { hashRevision } from '../chain.ts'
import type { Change } from '../database/tables.ts'
import type { AnyDocument } from '../documents/document.ts'
import { titleOf } from '../documents/title.ts'
import { hashWords } from '../documents/words.ts'
import type { Kind } from '../kind.ts'
import type { Language } from '../language.ts'
import { addAuditLine } from './audit.ts'
import { noteChanges } from './changed-since.ts'
import type { FoundRevision } from './find.ts'
import { keepUsedType } from './types.ts'

type Addition = {
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

/** Appends a revision with its hash and audit line. Returns its number. Throws Invalid where a type in use would lose its code. */
export async function addRevision(change: Change, addition: Addition): Promise<number> {
  const { entry, kind, document, who, previous, restores, upToDate = [] } = addition
  if (kind.name === 'type' && previous) await keepUsedType(change, entry, previous.document, document)
  const no = (previous?.no ?? 0) + 1
  const zhHash = hashWords(kind, document, 'zh')
  const enHash = hashWords(kind, document, 'en')
  const at = new Date().toISOString()
  const changed = (same: boolean, language: Language, before?: number) =>
    same && !upToDate.includes(language) ? (before ?? no) : no
  const known =
    previous && upToDate.length === 0 ? await findSameWords(change, entry, zhHash, enHash) : undefined
  const row = {
    entry_id: entry,
    no,
    document: JSON.stringify(document),
    author: who,
    at,
    zh_hash: zhHash,
    en_hash: enHash,
    zh_no: known?.zh_no ?? changed(previous?.zh_hash === zhHash, 'zh', previous?.zh_no),
    en_no: known?.en_no ?? changed(previous?.en_hash === enHash, 'en', previous?.en_no),
    restores: restores ?? null,
    previous_hash: previous?.hash ?? '',
  }
  const hash = hashRevision(row)
  await change
    .insertInto('revision')
    .values({ ...row, hash })
    .execute()
  const title = (language: Language) => (document[language] ? titleOf(kind, document, language) : null)
  await change
    .updateTable('entry')
    .set({
      newest: no,
      changed_at: at,
      behind: row.zh_no > row.en_no ? 1 : 0,
      title_zh: title('zh'),
      title_en: title('en'),
    })
    .where('id', '=', entry)
    .execute()
  if (previous) await noteChanges(change, entry, kind, no)
  await addAuditLine(change, { at, who, action: 'save', target: entry, detail: { no, hash, restores } })
  return no
}

/** A revision with the very words of both languages, one whose English was not left behind before others. */
const findSameWords = (change: Change, entry: string, zhHash: string, enHash: string) =>
  change
    .selectFrom('revision')
    .select(['zh_no', 'en_no'])
    .where('entry_id', '=', entry)
    .where('zh_hash', '=', zhHash)
    .where('en_hash', '=', enHash)
    .orderBy((e) => e.case().when('zh_no', '>', e.ref('en_no')).then(1).else(0).end())
    .orderBy('no', 'desc')
    .limit(1)
    .executeTakeFirst()
