import { languageCodes } from '@shanmen/contract/languages.ts'
import { type AnyDocument, isKindName, kindOf, parseDocument } from '../documents/document.ts'
import { titleOf } from '../documents/title.ts'
import type { Kind } from '../kind.ts'
import type { Content } from '../open.ts'

/** Which lines are wanted; a moment is ISO 8601 in UTC. */
export type AuditFilter = {
  who?: string | undefined
  action?: string | undefined
  target?: string | undefined
  from?: string | undefined
  until?: string | undefined
}

export type AuditRow = {
  no: number
  at: string
  who: string
  action: string
  target: string
  /** Address it was asked from; empty for what the program did itself. */
  from: string
  /** What the person was called then; empty where the line does not tell. */
  as: string
  detail: Record<string, unknown>
  hash: string
}

const matching = ({ read }: Content, { who, action, target, from, until }: AuditFilter) => {
  let query = read.selectFrom('audit')
  if (who) query = query.where('who', '=', who)
  if (action) query = query.where('action', '=', action)
  if (target) query = query.where('target', '=', target)
  if (from) query = query.where('at', '>=', from)
  if (until) query = query.where('at', '<', until)
  return query
}

/** Lines of the audit log, newest first, those below number `before`; and how many fit in all. */
export async function readAudit(
  content: Content,
  filter: AuditFilter,
  { limit, offset = 0, before }: { limit: number; offset?: number; before?: number },
): Promise<AuditRow[]> {
  let query = matching(content, filter).select(['no', 'at', 'who', 'action', 'target', 'detail', 'hash'])
  if (before !== undefined) query = query.where('no', '<', before)
  const rows = await query.orderBy('no', 'desc').limit(limit).offset(offset).execute()
  return rows.map(({ detail, ...row }) => {
    const { from, as, ...rest }: Record<string, unknown> = JSON.parse(detail)
    const text = (value: unknown) => (typeof value === 'string' ? value : '')
    return { ...row, from: text(from), as: text(as), detail: rest }
  })
}

/** How many lines fit. */
export async function countAudit(content: Content, filter: AuditFilter): Promise<number> {
  const row = await matching(content, filter)
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** What the targets of audit lines are called: entries and media by their ids. People are not known here. */
export async function readTargets(content: Content, ids: string[]) {
  const { read } = content
  const found = new Map<string, { kind: string | null; title: string }>()
  if (ids.length === 0) return found
  const entries = await read
    .selectFrom('entry')
    .innerJoin('revision', 'revision.entry_id', 'entry.id')
    .where('entry.id', 'in', ids)
    .where((e) =>
      e(
        'revision.no',
        '=',
        e
          .selectFrom('revision as newest')
          .whereRef('newest.entry_id', '=', 'entry.id')
          .select((n) => n.fn.max('newest.no').as('no')),
      ),
    )
    .select(['entry.id', 'entry.kind', 'revision.document'])
    .execute()
  for (const { id, kind, document } of entries)
    found.set(id, { kind, title: isKindName(kind) ? newestTitle(kindOf(kind), parseDocument(document)) : '' })
  const media = await read.selectFrom('media').select(['id', 'name']).where('id', 'in', ids).execute()
  for (const { id, name } of media) found.set(id, { kind: null, title: name })
  return found
}

function newestTitle(kind: Kind, document: AnyDocument): string {
  const language = languageCodes.find((code) => document[code] !== null) ?? 'zh'
  return titleOf(kind, document, language)
}
