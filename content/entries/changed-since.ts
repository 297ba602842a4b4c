import { languageCodes } from '@shanmen/contract/languages.ts'
import type { Change } from '../database/tables.ts'
import { changedParts } from '../documents/changed.ts'
import type { Kind } from '../kind.ts'
import { findRevision } from './find.ts'

/**
 * Notes at the entry in which languages its newest revision says something else than what is public or planned: other words,
 * or other things that both languages share. The same text under a later number is no change.
 */
export async function noteChanges(change: Change, entry: string, kind: Kind, newest: number): Promise<void> {
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
