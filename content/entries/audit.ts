import { hashAudit } from '../chain.ts'
import { headOf, originOf, setHead } from '../database/change.ts'
import type { Change } from '../database/tables.ts'

type Line = {
  at: string
  who: string
  action: string
  target: string
  detail: Record<string, unknown>
}

/**
 * Adds a line to the audit log, in the transaction of what it tells of. After the commit the newest line is written
 * outside the database as well.
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
  await change
    .insertInto('audit')
    .values({ ...row, hash })
    .execute()
  setHead(change, { no: row.no, hash, at: line.at })
}
