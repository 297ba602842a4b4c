import type { Language } from '@shanmen/contract/languages.ts'
import { beforeCommit } from '../database/change.ts'
import type { Change, Dialect } from '../database/tables.ts'
import { removeTokens } from './search-index.ts'

type Which = { entry: string; language: Language }

/**
 * Makes room for a publication from `from` on: what was planned later goes, what is visible then ends at that moment.
 * So a language of an entry is public in one revision at any time.
 */
export async function clearFrom(
  change: Change,
  dialect: Dialect,
  { entry, language }: Which,
  from: string,
  now: string,
) {
  const rows = await change
    .selectFrom('publication')
    .select(['id', 'visible_from', 'visible_until'])
    .where('entry_id', '=', entry)
    .where('language', '=', language)
    .execute()
  const gone = rows.filter((row) => row.visible_from >= from || row.visible_until <= now || from <= now)
  await removePublications(
    change,
    dialect,
    gone.map(({ id }) => id),
  )
  const cut = rows.filter((row) => !gone.includes(row) && row.visible_until > from).map(({ id }) => id)
  if (cut.length > 0)
    await change.updateTable('publication').set({ visible_until: from }).where('id', 'in', cut).execute()
}

export async function removePublications(change: Change, dialect: Dialect, ids: number[]): Promise<void> {
  if (ids.length === 0) return
  await removeTokens(change, dialect, ids)
  await change.deleteFrom('publication').where('id', 'in', ids).execute()
}

const raised = new WeakMap<Change, Set<string>>()

/** Raises the version of a kind, which tells readers that what is public of it has changed: once per transaction. */
export function raiseVersion(change: Change, kind: string): void {
  const known = raised.get(change)
  if (known) known.add(kind)
  else {
    const kinds = new Set([kind])
    raised.set(change, kinds)
    beforeCommit(change, () => writeVersions(change, kinds))
  }
}

async function writeVersions(change: Change, kinds: ReadonlySet<string>): Promise<void> {
  for (const kind of kinds)
    await change
      .insertInto('version')
      .values({ kind, version: 1 })
      .onConflict((conflict) =>
        conflict.column('kind').doUpdateSet((e) => ({ version: e('version.version', '+', 1) })),
      )
      .execute()
}
