import {
  defaultLanguage,
  eachLanguage,
  type Language,
  languageCodes,
  otherLanguages,
} from '@shanmen/contract/languages.ts'
import { type Change, perLanguage, type Tables, valuesPerLanguage } from '../database/tables.ts'
import { changedParts, hashWords } from '../documents/changes.ts'
import { type AnyDocument, titleOf } from '../documents/document.ts'
import { hashRevision } from '../hashes.ts'
import type { Kind } from '../kind.ts'
import { addAuditLine } from './audit.ts'
import { type FoundRevision, findRevision, type Queryable } from './find.ts'
import { requireUsedTypeUnchanged } from './types.ts'

/**
 * Appends a revision with its hash and audit line. Returns its number and time. Throws ValidationError where a type in use
 * would lose its code.
 */
export async function addRevision(change: Change, addition: Addition): Promise<{ no: number; at: string }> {
  const { entry, kind, document, who, previous, restores, upToDate = [] } = addition
  if (kind.name === 'type' && previous)
    await requireUsedTypeUnchanged(change, entry, previous.document, document)
  const added = revisionRow(addition)
  const known = previous && upToDate.length === 0 ? await findSameText(change, added) : undefined
  const row = { ...added, ...known }
  const { no, at, hash } = row
  await change.insertInto('revision').values(row).execute()
  await change
    .updateTable('entry')
    .set(summaryColumns(kind, document, row))
    .where('id', '=', entry)
    .execute()
  if (previous) await updateChanged(change, entry, kind, no)
  await addAuditLine(change, { at, who, action: 'save', target: entry, detail: { no, hash, restores } })
  return { no, at }
}

/** An earlier revision with the same text in every language, one without outdated translations before others. */
function findSameText(change: Change, made: Revision) {
  let query = change.selectFrom('revision').select(perLanguage('*_no')).where('entry_id', '=', made.entry_id)
  for (const language of languageCodes) query = query.where(`${language}_hash`, '=', made[`${language}_hash`])
  for (const language of otherLanguages(defaultLanguage))
    query = query.orderBy((e) =>
      e
        .case()
        .when(`${defaultLanguage}_no`, '>', e.ref(`${language}_no`))
        .then(1)
        .else(0)
        .end(),
    )
  return query.orderBy('no', 'desc').limit(1).executeTakeFirst()
}

type Addition = {
  entry: string
  kind: Kind
  document: AnyDocument
  who: string
  /** The revision before it, none for the first. */
  previous?: FoundRevision
  /** The revision whose document this is a copy of. */
  restores?: number
  /** Languages whose text was reviewed and needs no change. */
  upToDate?: Language[]
}

type Revision = Tables['revision']

/** The row of a new revision, chained to the one before it by its hash. */
export function revisionRow({ entry, kind, document, who, ...addition }: Addition): Revision {
  const { previous, restores, upToDate = [] } = addition
  const no = (previous?.no ?? 0) + 1
  const hashes = eachLanguage((language) => hashWords(kind, document, language))
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
    ...valuesPerLanguage('*_hash', (language) => hashes[language]),
    ...valuesPerLanguage('*_no', changedIn),
    restores: restores ?? null,
    previous_hash: previous?.hash ?? '',
  }
  return { ...row, hash: hashRevision(row) }
}

/** The columns of an entry that describe its newest revision. */
export function summaryColumns(kind: Kind, document: AnyDocument, { no, at }: Pick<Revision, 'no' | 'at'>) {
  const title = (language: Language) => (document[language] ? titleOf(kind, document, language) : null)
  return {
    newest: no,
    changed_at: at,
    ...valuesPerLanguage('title_*', title),
  }
}

const changedColumns = perLanguage('changed_*')

/**
 * In which languages the newest revision differs from what is public or planned, in the text or in the shared fields. The same
 * text under a later number is no change; `isRecorded` says whether the entry has it so.
 */
export async function compareWithShown(queryable: Queryable, entry: string, kind: Kind, newest: number) {
  const shown = await queryable
    .selectFrom('entry')
    .leftJoin('publication', 'publication.entry_id', 'entry.id')
    .select((e) => [...changedColumns, 'publication.language' as const, e.fn.max('no').as('no')])
    .where('entry.id', '=', entry)
    .groupBy([...changedColumns, 'publication.language'])
    .execute()
  const changed = eachLanguage(() => 0)
  // Each read checks the document's hash, and most often both languages show the same revision.
  const revisions = new Map<number, FoundRevision>()
  const read = async (no: number) => {
    const revision = revisions.get(no) ?? (await findRevision(queryable, entry, no))
    revisions.set(no, revision)
    return revision
  }
  for (const language of languageCodes) {
    const no = shown.find((row) => row.language === language)?.no
    if (!no || no === newest) continue
    const [before, after] = [await read(no), await read(newest)]
    const parts = changedParts(kind, before.document, after.document)
    changed[language] = parts[language] || parts.shared ? 1 : 0
  }
  const isRecorded = shown.every((row) =>
    languageCodes.every((language) => row[`changed_${language}`] === changed[language]),
  )
  return { changed, isRecorded }
}

/** Records in which languages the newest revision differs from what is public or planned. */
export async function updateChanged(
  change: Change,
  entry: string,
  kind: Kind,
  newest: number,
): Promise<void> {
  const { changed, isRecorded } = await compareWithShown(change, entry, kind, newest)
  if (isRecorded) return
  await change
    .updateTable('entry')
    .set(valuesPerLanguage('changed_*', (language) => changed[language]))
    .where('id', '=', entry)
    .execute()
}
