import { hashAudit } from '../chain.ts'
import { beforeCommit, headOf, originOf, setHead } from '../database/change.ts'
import type { Change, Tables } from '../database/tables.ts'

type Line = {
  at: string
  who: string
  action: string
  target: string
  detail: Record<string, unknown>
}

const waiting = new WeakMap<Change, Tables['audit'][]>()
// A long import sends a server so many lines at a time: each statement costs a way there and back.
const atOnce = 100

/**
 * Adds a line to the audit log, written at the end of the transaction of what it tells of. After the commit the newest
 * line is written outside the database as well.
 */
export async function addAuditLine(change: Change, { detail, ...line }: Line): Promise<void> {
  const head =
    headOf(change) ??
    (await change
      .selectFrom('audit')
      .select(['no', 'hash'])
      .orderBy('no', 'desc')
      .limit(1)
      .executeTakeFirst())
  const row = {
    ...line,
    no: (head?.no ?? 0) + 1,
    detail: JSON.stringify({ ...detail, ...originOf(change) }),
    previous_hash: head?.hash ?? '',
  }
  const hash = hashAudit(row)
  setHead(change, { no: row.no, hash, at: line.at })
  const known = waiting.get(change)
  if (known) known.push({ ...row, hash })
  else {
    const rows = [{ ...row, hash }]
    waiting.set(change, rows)
    beforeCommit(change, () => writeLines(change, rows))
  }
}

async function writeLines(change: Change, rows: Tables['audit'][]): Promise<void> {
  for (let from = 0; from < rows.length; from += atOnce)
    await change
      .insertInto('audit')
      .values(rows.slice(from, from + atOnce))
      .execute()
}
