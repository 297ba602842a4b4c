import type { Change } from '../database/tables.ts'
import { type AnyDocument, kindOf } from '../documents/document.ts'
import type { Kind } from '../kind.ts'
import type { KindName } from '../kinds.ts'
import { addAuditLine } from './audit.ts'
import { listedOf, revisionRow } from './revision-row.ts'

/** A new entry whose id and document were checked. */
export type Ready = { id: string; name: KindName; slug: string; document: AnyDocument }

/** Adds entries, each with its first revision and audit lines, in as few statements as for one. Their slugs must be free. */
export async function addEntries(change: Change, who: string, all: readonly Ready[]): Promise<void> {
  if (all.length === 0) return
  const made = all.map(({ id: entry, name, slug, document }) => {
    const kind = kindOf(name)
    const revision = revisionRow({ entry, kind, document, who })
    return { entry: entryRow(kind, slug, revision, listedOf(kind, document, revision)), revision }
  })
  await change
    .insertInto('entry')
    .values(made.map(({ entry }) => entry))
    .execute()
  await change
    .insertInto('revision')
    .values(made.map(({ revision }) => revision))
    .execute()
  for (const { entry, revision } of made) {
    const { kind, slug, id: target } = entry
    const { no, at, hash } = revision
    await addAuditLine(change, { at, who, action: 'create', target, detail: { kind, slug } })
    await addAuditLine(change, { at, who, action: 'save', target, detail: { no, hash } })
  }
}

const entryRow = (
  kind: Kind,
  slug: string,
  { entry_id: id, at, author }: ReturnType<typeof revisionRow>,
  listed: ReturnType<typeof listedOf>,
) => ({
  id,
  kind: kind.name,
  slug,
  two_persons: kind.fourEyes ? 1 : 0,
  created_at: at,
  created_by: author,
  binned_at: null,
  binned_by: null,
  ...listed,
})
