import type { Database } from './tables.ts'

type Read = Pick<Database, 'selectFrom'>

/** A line of the audit log by its number and hash, which no other history has. */
export type Line = { no: number; hash: string }

/** The newest line of the audit log; undefined in a new database. */
export const readNewestLine = (read: Read): Promise<(Line & { at: string }) | undefined> =>
  read.selectFrom('audit').select(['no', 'hash', 'at']).orderBy('no', 'desc').limit(1).executeTakeFirst()

/** True where the log has this line; false after an older backup, or another database, was put in its place. */
export async function hasLine(read: Read, { no, hash }: Line): Promise<boolean> {
  const line = await read.selectFrom('audit').select('hash').where('no', '=', no).executeTakeFirst()
  return line?.hash === hash
}
