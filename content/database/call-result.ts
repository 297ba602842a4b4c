import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { type QueryExecutorProvider, sql } from 'kysely'
import { KeyReusedError } from '../errors.ts'
import { readNow } from './read-now.ts'
import type { Dialect } from './tables.ts'

const lifeMs = 24 * 3_600_000

/** Statements that make the table of results, where it is missing. */
export const callResults = (dialect: Dialect): string[] => {
  const text = dialect === 'sqlite' ? 'text' : 'text collate "C"'
  return [
    `create table if not exists call_result(id ${text} primary key, input_hash ${text} not null, result ${text} not null,
      at ${text} not null)`,
    'create index if not exists call_result_at on call_result(at)',
  ]
}

/** A call and the key that its client made for this one action; `side` is what its transaction changes. */
export type KeyedCall = {
  side: 'people' | 'content'
  person: string
  key: string
  call: string
  input: unknown
}

/** With which the ids of results begin that are of changes of accounts. */
const ofPeople = 'people:'

/**
 * Runs a call once: its result is stored in the same transaction, and a repeat with the same key within 24 hours returns
 * it and changes nothing. One that comes while the first still runs, in another process too, waits for it at the row that the first has
 * made. Throws KeyReusedError when the key was used for something else.
 */
export async function runOnce<R>(
  transaction: QueryExecutorProvider,
  dialect: Dialect,
  { side, person, key, call, input }: KeyedCall,
  run: () => Promise<R>,
): Promise<R> {
  // A process whose clock is a day ahead would delete what all others have just stored.
  const now = await readNow(transaction, dialect)
  const old = new Date(now - lifeMs).toISOString()
  const isOfPeople = side === 'people'
  // On PostgreSQL both sides have one table. A change of accounts that writes its audit line waits for the changes of content: one of
  // them that waited for a row which the first has made or deleted would wait for ever.
  const isOwn = isOfPeople ? sql`id like ${`${ofPeople}%`}` : sql`id not like ${`${ofPeople}%`}`
  const expired = dialect === 'sqlite' ? sql`at < ${old}` : sql`at < ${old} and ${isOwn}`
  await sql`delete from call_result where ${expired}`.execute(transaction)
  const id = `${isOfPeople ? ofPeople : ''}${sha256(['id', person, key]).toString('hex')}`
  const inputHash = sha256([call, input]).toString('hex')
  const { rows: made } =
    await sql`insert into call_result values (${id}, ${inputHash}, '', ${new Date(now).toISOString()})
    on conflict do nothing returning id`.execute(transaction)
  if (made.length > 0) {
    const result = await run()
    const text = encrypt(JSON.stringify(result), key)
    await sql`update call_result set result = ${text} where id = ${id}`.execute(transaction)
    return result
  }
  const { rows } = await sql<{ input_hash: string; result: string }>`
    select input_hash, result from call_result where id = ${id}`.execute(transaction)
  const [stored] = rows
  if (stored?.input_hash !== inputHash) throw new KeyReusedError()
  return JSON.parse(decrypt(stored.result, key))
}

const sha256 = (parts: unknown[]) => createHash('sha256').update(JSON.stringify(parts)).digest()

// Results may hold one-time links, whose tokens are stored nowhere else either: only the client's key opens them.
const secretOf = (key: string) => sha256(['secret', key])

function encrypt(text: string, key: string): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', secretOf(key), iv)
  const bytes = [iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]
  return Buffer.concat(bytes).toString('base64')
}

function decrypt(stored: string, key: string): string {
  const bytes = Buffer.from(stored, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', secretOf(key), bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(-16))
  return decipher.update(bytes.subarray(12, -16), undefined, 'utf8') + decipher.final('utf8')
}
