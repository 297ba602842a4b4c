import { type Language, languageCodes } from '@shanmen/contract/languages.ts'
import { hashRevision } from '../chain.ts'
import type { Change, Tables } from '../database/tables.ts'
import { changedParts, hashWords } from '../documents/changes.ts'
import { type AnyDocument, titleOf } from '../documents/document.ts'
import type { Kind } from '../kind.ts'
import { addAuditLine } from './audit.ts'
import { type FoundRevision, findRevision } from './find.ts'
import { requireUsedTypeUnchanged } from './types.ts'

/** Appends a revision with its hash and audit line. Returns its number. Throws ValidationError where a type in use would lose its code. */
export async function addRevision(change: Change, addition: Addition): Promise<number> {
  const { entry, kind, document, who, previous, restores, upToDate = [] } = addition
  if (kind.name === 'type' && previous)
    await requireUsedTypeUnchanged(change, entry, previous.document, document)
  const made = revisionRow(addition)
  const known = previous && upToDate.length === 0 ? await findSameWords(change, made) : undefined
  const row = { ...made, ...known }
  const { no, at, hash } = row
  await change.insertInto('revision').values(row).execute()
  await change
    .updateTable('entry')
    .set(summaryColumns(kind, document, row))
    .where('id', '=', entry)
    .execute()
  if (previous) await updateChanged(change, entry, kind, no)
  await addAuditLine(change, { at, who, action: 'save', target: entry, detail: { no, hash, restores } })
  return no
}

/** A revision with the very words of both languages, one whose English was not left behind before others. */
const findSameWords = (change: Change, { entry_id, zh_hash, en_hash }: ReturnType<typeof revisionRow>) =>
  change
    .selectFrom('revision')
    .select(['zh_no', 'en_no'])
    .where('entry_id', '=', entry_id)
    .where('zh_hash', '=', zh_hash)
    .where('en_hash', '=', en_hash)
    .orderBy((e) => e.case().when('zh_no', '>', e.ref('en_no')).then(1).else(0).end())
    .orderBy('no', 'desc')
    .limit(1)
    .executeTakeFirst()

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
export function summaryColumns(kind: Kind, document: AnyDocument, { no, at, zh_no, en_no }: Revision) {
  const title = (language: Language) => (document[language] ? titleOf(kind, document, language) : null)
  return {
    newest: no,
    changed_at: at,
    behind: zh_no > en_no ? 1 : 0,
    title_zh: title('zh'),
    title_en: title('en'),
  }
}

/**
 * Notes at the entry in which languages its newest revision says something else than what is public or planned: other words,
 * or other things that both languages share. The same text under a later number is no change.
 */
export async function updateChanged(
  change: Change,
  entry: string,
  kind: Kind,
  newest: number,
): Promise<void> {
  const shown = await change
    .selectFrom('entry')
    .leftJoin('publication', 'publication.entry_id', 'entry.id')
    .select((e) => ['changed_zh', 'changed_en', 'publication.language', e.fn.max('no').as('no')] as const)
    .where('entry.id', '=', entry)
    .groupBy(['changed_zh', 'changed_en', 'publication.language'])
    .execute()
  const changed = { zh: 0, en: 0 }
  for (const language of languageCodes) {
    const no = shown.find((row) => row.language === language)?.no
    if (!no || no === newest) continue
    const [before, after] = [await findRevision(change, entry, no), await findRevision(change, entry, newest)]
    const parts = changedParts(kind, before.document, after.document)
    changed[language] = parts[language] || parts.shared ? 1 : 0
  }
  const isNoted = shown.every((row) => row.changed_zh === changed.zh && row.changed_en === changed.en)
  if (isNoted) return
  await change
    .updateTable('entry')
    .set({ changed_zh: changed.zh, changed_en: changed.en })
    .where('id', '=', entry)
    .execute()
}
