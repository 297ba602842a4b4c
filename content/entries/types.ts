import { parseDocument } from '../documents/document.ts'
import type { KindName } from '../kinds.ts'
import type { BothWords } from '../language.ts'
import type { Content } from '../open.ts'

/** The types that editors keep for a kind, drafts too, in their own order: the choices of its `entryType` fields. */
export async function readTypes(
  { read, batch }: Content,
  of: KindName,
): Promise<{ code: string; name: BothWords }[]> {
  const rows = await (batch ?? read)
    .selectFrom('entry')
    .innerJoin('revision', (join) =>
      join.onRef('revision.entry_id', '=', 'entry.id').onRef('revision.no', '=', 'entry.newest'),
    )
    .where('entry.kind', '=', 'type')
    .where('entry.binned_at', 'is', null)
    .select(['entry.n', 'revision.document'])
    .orderBy('entry.n')
    .execute()
  const sortOf = (sort: unknown) => (typeof sort === 'number' ? sort : Number.MAX_SAFE_INTEGER)
  return rows
    .map((row) => parseDocument(row.document))
    .filter(({ shared }) => shared.of === of && typeof shared.code === 'string')
    .sort((a, b) => sortOf(a.shared.sort) - sortOf(b.shared.sort))
    .map(({ shared, zh, en }) => ({
      code: String(shared.code),
      name: { zh: String(zh?.name ?? ''), en: String(en?.name ?? '') },
    }))
}

export const readTypeCodes = async (content: Content, of: KindName): Promise<Set<string>> =>
  new Set((await readTypes(content, of)).map(({ code }) => code))
