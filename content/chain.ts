import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { unknownAnchors } from './chain-anchors.ts'
import { readNewestAnchor } from './database/anchor.ts'
import type { Tables } from './database/tables.ts'
import { isJsonObject } from './documents/document.ts'
import { hashAudit, hashRevision } from './hashes.ts'
import type { ReadOnlyContent } from './open.ts'

type Break = { where: string; what: 'changed' | 'missing' }

/**
 * Walks every hash chain: revisions of each entry, the audit log, what the audit says was saved, approved, returned and
 * published, and the anchors in the database and outside. Between small steps it calls `pause`; left out, other requests are
 * served there. Returns the links that are broken. An empty list means that no revision, medium or decision was added without its
 * line, and that nothing was changed or removed by someone with access to the database alone: no hash has a key, so with write access
 * to `anchor.jsonl` too all of them can be recomputed. A copy of either in another place shows that (ADR 13).
 */
export async function verifyChains(
  content: Verified,
  pause: () => Promise<void> = () => setImmediate(),
): Promise<{ revisions: number; lines: number; breaks: Break[] }> {
  const breaks: Break[] = []
  // The log last: a save meanwhile is no false alarm.
  const written = await readNewestLine(content)
  const { decisions, entries } = await readDecisions(content, pause)
  const revisions = await verifyRevisions(content, breaks, pause)
  const media = await readMedia(content)
  const audit = await verifyAudit(content, breaks, { decisions, entries, revisions, written, pause })
  const { lines, last } = audit
  for (const [where, count] of decisions)
    if (count !== 0) breaks.push({ where, what: count > 0 ? 'changed' : 'missing' })
  for (const where of revisions.values())
    if (where) breaks.push({ where: `line of ${where}`, what: 'missing' })
  compareMedia(media, audit, breaks)
  for (const no of await unknownAnchors(content, pause))
    breaks.push({ where: `audit ${no}`, what: 'missing' })
  // Each is committed with its line, so those of meanwhile only follow.
  const anchored = await readNewestAnchor(content.read)
  if ((anchored?.no ?? 0) < last) breaks.push({ where: `anchor of audit ${last}`, what: 'missing' })
  return { revisions: revisions.size, lines, breaks }
}

type Verified = Pick<ReadOnlyContent, 'read'> & { dataDir: string }

const page = 200
/** Each may have a megabyte, which takes some milliseconds to read and hash: requests wait for so many. */
const revisionsAtOnce = 4

async function readNewestLine({ read }: Verified): Promise<number> {
  const row = await read
    .selectFrom('audit')
    .select((e) => e.fn.max('no').as('no'))
    .executeTakeFirst()
  return Number(row?.no ?? 0)
}

async function verifyRevisions(
  { read }: Verified,
  breaks: Break[],
  pause: () => Promise<void>,
): Promise<Map<string, string>> {
  const hashes = new Map<string, string>()
  let last = { entry_id: '', no: 0, hash: '' }
  for (;;) {
    const { entry_id, no } = last
    const rows = await read
      .selectFrom('revision')
      .selectAll()
      .where((e) => e(e.refTuple('entry_id', 'no'), '>', e.tuple(entry_id, no)))
      .orderBy('entry_id')
      .orderBy('no')
      .limit(revisionsAtOnce)
      .execute()
    for (const row of rows) {
      const previous = last.entry_id === row.entry_id ? last : { no: 0, hash: '' }
      const where = `revision ${row.entry_id}/${row.no}`
      if (row.no !== previous.no + 1) breaks.push({ where, what: 'missing' })
      if (row.previous_hash !== previous.hash || row.hash !== hashRevision(row))
        breaks.push({ where, what: 'changed' })
      hashes.set(row.hash, where)
      last = row
    }
    if (rows.length < revisionsAtOnce) return hashes
    await pause()
  }
}

const mediaActions: readonly string[] = ['addMedia', 'describeMedia', 'recordMedia']

/** The hashes of the records of pictures and files; empty for those from before there were any. */
async function readMedia({ read }: Verified): Promise<Map<string, string>> {
  const rows = await read.selectFrom('media').select(['id', 'hash']).execute()
  return new Map(rows.map(({ id, hash }) => [id, hash]))
}

/** Compares these with the hashes that the audit log has of them, but for what was changed meanwhile. */
function compareMedia(
  found: ReadonlyMap<string, string>,
  { media, touched }: Audited,
  breaks: Break[],
): void {
  for (const id of new Set([...media.keys(), ...found.keys()])) {
    const [recorded, hash] = [media.get(id), found.get(id)]
    // A record from before there were hashes has none, and no line of one.
    if (touched.has(id) || hash === (recorded ?? '')) continue
    const what = hash === undefined || recorded === undefined ? 'missing' : 'changed'
    breaks.push({ where: `${recorded === undefined ? 'line of media' : 'media'} ${id}`, what })
  }
}

type Decision = { entry_id: string; language: unknown; no: unknown; by_whom: string }
const nameOf = (table: string, { entry_id, language, no, by_whom }: Decision, more: unknown = '') =>
  `${table} of ${entry_id}/${no} ${language} by ${by_whom} ${more}`.trimEnd()

/** Who approved, returned and published what, by the tables that decide what may become public; and how often. With all entries. */
async function readDecisions({ read }: Verified, pause: () => Promise<void>): Promise<Decided> {
  const counts = new Map<string, number>()
  const entries = new Set<string>()
  const add = (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1)
  let last = ''
  for (;;) {
    const ids = await read
      .selectFrom('entry')
      .select('id')
      .where('id', '>', last)
      .orderBy('id')
      .limit(page)
      .execute()
    for (const { id } of ids) entries.add(id)
    // After the last full page: the rest, with rows whose entry is not there.
    const to = ids[page - 1]?.id
    const within = sql<boolean>`entry_id > ${last} ${to === undefined ? sql`` : sql`and entry_id <= ${to}`}`
    for (const row of await read.selectFrom('approval').selectAll().where(within).execute())
      add(nameOf('approval', row))
    for (const row of await read.selectFrom('withdrawal').selectAll().where(within).execute())
      add(nameOf('withdrawal', row, row.approvals))
    for (const row of await read.selectFrom('publishing').selectAll().where(within).execute())
      add(nameOf('publishing', row, row.visible_from))
    if (to === undefined) return { decisions: counts, entries }
    last = to
    await pause()
  }
}

type Audited = {
  lines: number
  /** The number of the newest. */
  last: number
  media: Map<string, string>
  /** What has a line since before the rest was read. */
  touched: Set<string>
}

type Decided = {
  /** What was decided, by the tables. Ends with what is there too often (above 0) or missing (below). */
  decisions: Map<string, number>
  entries: ReadonlySet<string>
}

type Walk = Decided & {
  /** Where they are, by their hashes. Ends with an empty text for each that a line says was saved. */
  revisions: Map<string, string>
  /** The newest line before these were read: what later lines tell may not be among them. */
  written: number
  pause: () => Promise<void>
}

async function verifyAudit(
  { read }: Verified,
  breaks: Break[],
  { decisions, entries, revisions, written, pause }: Walk,
): Promise<Audited> {
  let lines = 0
  const media = new Map<string, string>()
  const touched = new Set<string>()
  const nameOfDecision = decisionNames()
  let last = { no: 0, hash: '' }
  for (;;) {
    const rows = await read
      .selectFrom('audit')
      .selectAll()
      .where('no', '>', last.no)
      .orderBy('no')
      .limit(page)
      .execute()
    for (const row of rows) {
      const where = `audit ${row.no}`
      if (row.no !== last.no + 1) breaks.push({ where, what: 'missing' })
      if (row.previous_hash !== last.hash || row.hash !== hashAudit(row))
        breaks.push({ where, what: 'changed' })
      const detail = detailOf(row.detail)
      const decision = nameOfDecision(row, detail)
      const count = decision === undefined ? 0 : (decisions.get(decision) ?? 0)
      if (decision !== undefined && (count > 0 || row.no <= written)) decisions.set(decision, count - 1)
      // An entry is never removed: in the trash it stays.
      if (row.action === 'create' && row.no <= written && !entries.has(row.target))
        breaks.push({ where: `entry ${row.target}`, what: 'missing' })
      const { hash } = detail
      if (typeof hash === 'string' && row.action === 'save') {
        if (revisions.has(hash)) revisions.set(hash, '')
        else if (row.no <= written) breaks.push({ where: `revision of ${row.target}`, what: 'missing' })
      }
      if (typeof hash === 'string' && mediaActions.includes(row.action)) media.set(row.target, hash)
      if (row.action === 'removeMedia') media.delete(row.target)
      if (row.no > written) touched.add(row.target)
      lines += 1
      last = row
    }
    if (rows.length < page) return { lines, last: last.no, media, touched }
    await pause()
  }
}

/** Names lines in their order as `readDecisions` names the rows that they are about. */
function decisionNames() {
  const approvals = new Map<string, number>()
  return ({ action, target, who }: Tables['audit'], detail: Record<string, unknown>): string | undefined => {
    const { language, no, visible_from } = detail
    const decision = { entry_id: target, language, no, by_whom: who }
    const revision = `${target}/${no} ${language}`
    if (action === 'publish') return nameOf('publishing', decision, visible_from)
    if (action === 'returned') return nameOf('withdrawal', decision, approvals.get(revision) ?? 0)
    if (action !== 'approved') return undefined
    approvals.set(revision, (approvals.get(revision) ?? 0) + 1)
    return nameOf('approval', decision)
  }
}

// A damaged line has been reported by its hash.
function detailOf(json: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json)
    return isJsonObject(value) ? value : {}
  } catch {
    return {}
  }
}
