import { createHash } from 'node:crypto'
import { readAnchors } from './database/anchor.ts'
import type { Tables } from './database/tables.ts'
import type { Content } from './open.ts'

type RevisionRow = Omit<Tables['revision'], 'hash'>
type AuditRow = Omit<Tables['audit'], 'hash'>

const sha256 = (parts: unknown[]): string => createHash('sha256').update(JSON.stringify(parts)).digest('hex')

/** Hash of a revision over everything it says and the hash of the one before it. */
export const hashRevision = (row: RevisionRow): string =>
  sha256([row.previous_hash, row.entry_id, row.no, row.document, row.author, row.at, row.restores])

/** Hash of an audit line over everything it says and the hash of the line before it. */
export const hashAudit = (row: AuditRow): string =>
  sha256([row.previous_hash, row.no, row.at, row.who, row.action, row.target, row.detail])

type Break = { where: string; what: 'changed' | 'missing' }

/**
 * Walks every hash chain: revisions of each entry, the audit log, what the audit says was saved, and the anchors outside
 * the database. Returns the links that are broken. An empty list means that nothing was changed or removed by someone
 * with access to the database alone: no hash has a key, so with write access to `anchor.jsonl` too all of them can be
 * recomputed. A copy of either in another place shows that (ADR 13).
 */
export async function verifyChains(
  content: Content,
): Promise<{ revisions: number; lines: number; breaks: Break[] }> {
  const breaks: Break[] = []
  // Read in the order in which they are written last, so that a save meanwhile is no false alarm.
  const anchors = await readAnchors(content.dataDir)
  const { lines, saved } = await verifyAudit(content, breaks)
  const revisions = await verifyRevisions(content, breaks)
  for (const { where, hash } of saved) if (!revisions.has(hash)) breaks.push({ where, what: 'missing' })
  for (const { no, hash } of anchors)
    if (lines.get(no) !== hash) breaks.push({ where: `audit ${no}`, what: 'missing' })
  return { revisions: revisions.size, lines: lines.size, breaks }
}

const page = 1000

async function verifyRevisions({ read }: Content, breaks: Break[]): Promise<Set<string>> {
  const hashes = new Set<string>()
  let last = { entry_id: '', no: 0, hash: '' }
  for (;;) {
    const { entry_id, no } = last
    const rows = await read
      .selectFrom('revision')
      .selectAll()
      .where((e) =>
        e.or([e('entry_id', '>', entry_id), e.and([e('entry_id', '=', entry_id), e('no', '>', no)])]),
      )
      .orderBy('entry_id')
      .orderBy('no')
      .limit(page)
      .execute()
    for (const row of rows) {
      const previous = last.entry_id === row.entry_id ? last : { no: 0, hash: '' }
      const where = `revision ${row.entry_id}/${row.no}`
      if (row.no !== previous.no + 1) breaks.push({ where, what: 'missing' })
      if (row.previous_hash !== previous.hash || row.hash !== hashRevision(row))
        breaks.push({ where, what: 'changed' })
      hashes.add(row.hash)
      last = row
    }
    if (rows.length < page) return hashes
  }
}

type Saved = { where: string; hash: string }

async function verifyAudit(
  { read }: Content,
  breaks: Break[],
): Promise<{ lines: Map<number, string>; saved: Saved[] }> {
  const lines = new Map<number, string>()
  const saved: Saved[] = []
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
      const hash = row.action === 'save' ? savedHash(row.detail) : undefined
      if (hash !== undefined) saved.push({ where: `revision of ${row.target}`, hash })
      lines.set(row.no, row.hash)
      last = row
    }
    if (rows.length < page) return { lines, saved }
  }
}

function savedHash(detail: string): string | undefined {
  const value: unknown = JSON.parse(detail)
  return value !== null && typeof value === 'object' && 'hash' in value ? String(value.hash) : undefined
}
