import { hashAudit } from '../chain.ts'
import { headOf, originOf, setHead } from '../database/change.ts'
import type { Change } from '../database/tables.ts'

type Line = {
  at: string
  who: string
  action: string
  target: string
  detail: Record<string, unknown>
  /** The head of the log is written outside the database as well: done at each publishing. */
  anchor?: boolean
}

/** Adds a line to the audit log, in the transaction of what it tells of. */
export async function addAuditLine(change: Change, { anchor = false, detail, ...line }: Line): Promise<void> {
  const known = headOf(change)
  const head =
    known ??
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
  setHead(change, { no: row.no, hash, at: line.at, anchor: anchor || (known?.anchor ?? false) })
}
