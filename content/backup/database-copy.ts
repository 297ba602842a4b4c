import { execFile } from 'node:child_process'
import { open } from 'node:fs/promises'
import { backup, DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { serversOf } from '../database/servers.ts'
import { StorageError } from '../errors.ts'

/** All pages in one step: one state of the database, which no writer waits for. SQLite begins again otherwise when one commits. */
const allPages = 2 ** 31 - 1

/**
 * Copies a SQLite database as of this moment by its backup interface, while programs write to it. The copy is one file,
 * checked and on disk when this returns. Throws StorageError when the database is damaged.
 */
export async function copySqlite(from: string, to: string): Promise<void> {
  await (await open(to, 'wx', 0o600)).close()
  const source = new DatabaseSync(from, { readOnly: true, timeout: 5000 })
  try {
    await backup(source, to, { rate: allPages })
  } finally {
    source.close()
  }
  const copy = new DatabaseSync(to)
  try {
    copy.exec('pragma journal_mode=delete')
    const [first] = copy.prepare('pragma quick_check(1)').all()
    if (first?.quick_check !== 'ok')
      throw new StorageError(`${from} is damaged (${first?.quick_check}): run npm run doctor.`)
  } finally {
    copy.close()
  }
  const file = await open(to, 'r+')
  await file.sync().finally(() => file.close())
}

/**
 * Writes a PostgreSQL database to a file by `pg_dump`, as of an exported snapshot if one is passed. The file is on disk when
 * this returns.
 */
export async function dumpPostgres(databaseUrl: string, to: string, snapshot?: string): Promise<void> {
  const file = await open(to, 'wx', 0o600)
  try {
    await runTool('pg_dump', databaseUrl, [
      ...['--format=custom', '--no-owner', '--no-privileges', `--file=${to}`],
      ...(snapshot === undefined ? [] : [`--snapshot=${snapshot}`]),
    ])
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Puts such a file into an empty database, whole or not at all. */
export const restorePostgres = (databaseUrl: string, from: string): Promise<void> =>
  runTool('pg_restore', databaseUrl, [
    ...['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges', from],
  ])

/** Throws StorageError with what the tool says; the password is not among its arguments, which other users can see. */
async function runTool(tool: string, databaseUrl: string, args: string[]): Promise<void> {
  const [server = ''] = serversOf(databaseUrl)
  const { password, username } = new URL(server)
  const env = {
    ...process.env,
    PGPASSWORD: decodeURIComponent(password),
    PGTARGETSESSIONATTRS: server === databaseUrl ? 'any' : 'read-write',
  }
  const address = databaseUrl.replace(/^(\w+:\/\/)[^/?]*@/, (_, start) => `${start}${username}@`)
  try {
    await promisify(execFile)(tool, ['--no-password', `--dbname=${address}`, ...args], { env })
  } catch (error) {
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : ''
    throw new StorageError(
      missing
        ? `${tool} is not installed here: install PostgreSQL's client programs, of the server's version or newer.`
        : `${tool} failed: ${said || error}`,
      { cause: error },
    )
  }
}
