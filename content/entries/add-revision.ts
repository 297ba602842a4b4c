import type { Change } from '../database/tables.ts'
import { addAuditLine } from './audit.ts'
import { noteChanges } from './changed-since.ts'
import { type Addition, listedOf, revisionRow } from './revision-row.ts'
import { keepUsedType } from './types.ts'

/** Appends a revision with its hash and audit line. Returns its number. Throws Invalid where a type in use would lose its code. */
export async function addRevision(change: Change, addition: Addition): Promise<number> {
  const { entry, kind, document, who, previous, restores, upToDate = [] } = addition
  if (kind.name === 'type' && previous) await keepUsedType(change, entry, previous.document, document)
  const made = revisionRow(addition)
  const known = previous && upToDate.length === 0 ? await findSameWords(change, made) : undefined
  const row = { ...made, ...known }
  const { no, at, hash } = row
  await change.insertInto('revision').values(row).execute()
  await change
    .updateTable('entry')
    .set(listedOf(kind, document, row))
    .where('id', '=', entry)
    .execute()
  if (previous) await noteChanges(change, entry, kind, no)
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
