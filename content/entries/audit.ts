import { defaultLanguage, labelIn, languageCodes } from '@shanmen/contract/languages.ts'
import { notBefore } from '../clock.ts'
import { beforeCommit, headOf, originOf, setHead } from '../database/change.ts'
import { readNewestLine } from '../database/newest-line.ts'
import type { Change, Tables } from '../database/tables.ts'
import { isJsonObject, isKindName, kindOf } from '../documents/document.ts'
import { hashAudit } from '../hashes.ts'
import type { Content } from '../open.ts'
import { containsText, titleColumns, titleIn } from './list.ts'

/** Every action of the audit log, as it is stored: these names never change. The studio has a message for each. */
export const auditActions = [
  'create',
  'save',
  'submitted',
  'approved',
  'returned',
  'withdrawn',
  'publish',
  'unpublish',
  'bin',
  'unbin',
  'addMedia',
  'describeMedia',
  'recordMedia',
  'removeMedia',
  'restoreBackup',
  'createPreviewLink',
  'revokePreviewLink',
  'invite',
  'acceptInvitation',
  'makeLink',
  'changePerson',
  'requestChange',
  'confirmChange',
  'refuseChange',
  'changeMe',
  'endSessions',
  'signIn',
  'signInFailed',
  'signOut',
  'changePassword',
  'startSecondFactor',
  'endSecondFactor',
  'newRecoveryCodes',
  'exportAudit',
] as const
export type AuditAction = (typeof auditActions)[number]

type Line = {
  at: string
  who: string
  action: AuditAction
  target: string
  detail: Record<string, unknown>
}

/** The later of a moment and that of the newest line, which a process that has just started knows only from the log. */
export const notBeforeLog = async (change: Change, moment: Date): Promise<string> =>
  notBefore((headOf(change) ?? (await readNewestLine(change)))?.at ?? '', moment.toISOString())

const waiting = new WeakMap<Change, Tables['audit'][]>()
// Lines in one statement: each statement costs a round trip.
const batchSize = 100

/** Adds a line to the audit log, written at the end of the transaction with an anchor of the newest one. */
export async function addAuditLine(change: Change, { detail, at, ...line }: Line): Promise<void> {
  const head = headOf(change) ?? (await readNewestLine(change))
  const row = {
    ...line,
    at: notBefore(head?.at ?? '', at),
    no: (head?.no ?? 0) + 1,
    detail: JSON.stringify({ ...detail, ...originOf(change) }),
    previous_hash: head?.hash ?? '',
  }
  const hash = hashAudit(row)
  setHead(change, { no: row.no, hash, at: row.at })
  const known = waiting.get(change)
  if (known) known.push({ ...row, hash })
  else {
    const rows = [{ ...row, hash }]
    waiting.set(change, rows)
    beforeCommit(change, () => writeLines(change, rows))
  }
}

/** Writes the lines of this transaction so far, for what reads the log in it. */
export async function writeWaitingLines(change: Change): Promise<void> {
  const rows = waiting.get(change)?.splice(0) ?? []
  await insertLines(change, rows)
}

async function writeLines(change: Change, rows: Tables['audit'][]): Promise<void> {
  await insertLines(change, rows)
  const head = headOf(change)
  if (head) await change.insertInto('anchor').values(head).execute()
}

async function insertLines(change: Change, rows: readonly Tables['audit'][]): Promise<void> {
  for (let from = 0; from < rows.length; from += batchSize)
    await change
      .insertInto('audit')
      .values(rows.slice(from, from + batchSize))
      .execute()
}

/**
 * Moments are ISO 8601 in UTC. People are not known here: they come as their ids. A target is one of `ids`, or an entry or file
 * whose name has `text` in it.
 */
type AuditFilter = {
  who?: readonly string[] | undefined
  action?: AuditAction | undefined
  target?: { ids: readonly string[]; text: string } | undefined
  from?: string | undefined
  until?: string | undefined
}

export type AuditRow = {
  no: number
  at: string
  who: string
  action: AuditAction
  target: string
  /** Address of the client; empty for what the program did itself. */
  from: string
  /** The person's name at the time; may be empty. */
  as: string
  detail: Record<string, unknown>
  hash: string
}

const matching = ({ read }: Content, { who, action, target, from, until }: AuditFilter) => {
  let query = read.selectFrom('audit')
  if (who) query = query.where('who', 'in', who)
  if (action) query = query.where('action', '=', action)
  if (target)
    query = query.where((e) =>
      e.or([
        e('target', 'in', target.ids),
        e('target', 'in', read.selectFrom('entry').select('id').where(containsText(target.text))),
        e(
          'target',
          'in',
          read
            .selectFrom('media')
            .select('id')
            .where(containsText(target.text, ['name'])),
        ),
      ]),
    )
  if (from) query = query.where('at', '>=', from)
  if (until) query = query.where('at', '<', until)
  return query
}

/** Lines of the audit log, newest first, those below number `before`. */
export async function readAudit(
  content: Content,
  filter: AuditFilter,
  { limit, offset = 0, before }: { limit: number; offset?: number; before?: number },
): Promise<AuditRow[]> {
  let query = matching(content, filter).select(['no', 'at', 'who', 'action', 'target', 'detail', 'hash'])
  if (before !== undefined) query = query.where('no', '<', before)
  const rows = await query.orderBy('no', 'desc').limit(limit).offset(offset).execute()
  return rows.map(({ detail, ...row }) => {
    const { from, as, ...rest } = parseDetail(detail)
    const text = (value: unknown) => (typeof value === 'string' ? value : '')
    return { ...row, from: text(from), as: text(as), detail: rest }
  })
}

export async function countAudit(content: Content, filter: AuditFilter): Promise<number> {
  const row = await matching(content, filter)
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** Kinds and titles of the targets of audit lines: entries and media by their ids. People are not known here. */
export async function readTargets(content: Content, ids: string[]) {
  const { read } = content
  const found = new Map<string, { kind: string | null; title: string }>()
  if (ids.length === 0) return found
  // Not from their documents: those of a page of lines may be a hundred of a megabyte each.
  const entries = await read
    .selectFrom('entry')
    .where('entry.id', 'in', ids)
    .select(['entry.id', 'entry.kind', ...titleColumns])
    .execute()
  for (const { id, kind, ...row } of entries) {
    const language = languageCodes.find((code) => row[`title_${code}`] !== null) ?? defaultLanguage
    const title = isKindName(kind) && (titleIn(row, kind, language) || labelIn(kindOf(kind).label, language))
    found.set(id, { kind, title: title || '' })
  }
  const media = await read.selectFrom('media').select(['id', 'name']).where('id', 'in', ids).execute()
  for (const { id, name } of media) found.set(id, { kind: null, title: name })
  return found
}

/** The detail of a line; empty for a damaged one, which is reported by its hash. */
export function parseDetail(json: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json)
    return isJsonObject(value) ? value : {}
  } catch {
    return {}
  }
}
