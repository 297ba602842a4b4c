import { readAnchors, readNewestAnchor, readSharedAnchors } from './database/anchor.ts'
import { hashAudit, hashRevision } from './hashes.ts'
import type { ReadOnlyContent } from './open.ts'

type Break = { where: string; what: 'changed' | 'missing' }

/**
 * Walks every hash chain, and calls `pause` between small steps: revisions of each entry, the audit log, what the audit says was saved, and the anchors in
 * the database and outside. Returns the links that are broken. An empty list means that nothing was changed or removed by someone
 * with access to the database alone: no hash has a key, so with write access to `anchor.jsonl` too all of them can be
 * recomputed. A copy of either in another place shows that (ADR 13).
 */
export async function verifyChains(
  content: Verified,
  pause: () => Promise<void> = async () => undefined,
): Promise<{ revisions: number; lines: number; breaks: Break[] }> {
  const breaks: Break[] = []
  // Read in the order in which they are written last, so that a save meanwhile is no false alarm.
  const anchors = [...(await readAnchors(content.dataDir)), ...(await readSharedAnchors(content.read))]
  const { lines, saved, media } = await verifyAudit(content, breaks, pause)
  const revisions = await verifyRevisions(content, breaks, pause)
  for (const { where, hash } of saved) if (!revisions.has(hash)) breaks.push({ where, what: 'missing' })
  await verifyMedia(content, media, breaks)
  const unknown = anchors.filter(({ no, hash }) => lines.get(no) !== hash).map(({ no }) => `audit ${no}`)
  for (const where of new Set(unknown)) breaks.push({ where, what: 'missing' })
  // Each is committed with its line, so those of meanwhile only follow.
  const [last = 0, anchored] = [[...lines.keys()].at(-1), await readNewestAnchor(content.read)]
  if ((anchored?.no ?? 0) < last) breaks.push({ where: `anchor of audit ${last}`, what: 'missing' })
  return { revisions: revisions.size, lines: lines.size, breaks }
}

type Verified = Pick<ReadOnlyContent, 'read'> & { dataDir: string }

const page = 200

async function verifyRevisions(
  { read }: Verified,
  breaks: Break[],
  pause: () => Promise<void>,
): Promise<Set<string>> {
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
    await pause()
  }
}

const mediaActions: readonly string[] = ['addMedia', 'describeMedia', 'recordMedia']

/** Compares the records of pictures and files with the hashes that the audit log has of them. */
async function verifyMedia({ read }: Verified, hashes: Map<string, string>, breaks: Break[]): Promise<void> {
  const rows = await read.selectFrom('media').select(['id', 'hash']).execute()
  const found = new Map(rows.map(({ id, hash }) => [id, hash]))
  for (const [id, hash] of hashes)
    if (found.get(id) !== hash)
      breaks.push({ where: `media ${id}`, what: found.has(id) ? 'changed' : 'missing' })
}

type Saved = { where: string; hash: string }

async function verifyAudit(
  { read }: Verified,
  breaks: Break[],
  pause: () => Promise<void>,
): Promise<{ lines: Map<number, string>; saved: Saved[]; media: Map<string, string> }> {
  const lines = new Map<number, string>()
  const saved: Saved[] = []
  const media = new Map<string, string>()
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
      const hash = savedHash(row.detail)
      if (hash !== undefined && row.action === 'save')
        saved.push({ where: `revision of ${row.target}`, hash })
      if (hash !== undefined && mediaActions.includes(row.action)) media.set(row.target, hash)
      if (row.action === 'removeMedia') media.delete(row.target)
      lines.set(row.no, row.hash)
      last = row
    }
    if (rows.length < page) return { lines, saved, media }
    await pause()
  }
}

function savedHash(detail: string): string | undefined {
  const value = parsed(detail)
  return value !== null && typeof value === 'object' && 'hash' in value ? String(value.hash) : undefined
}

// A damaged line has been reported by its hash.
function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}
