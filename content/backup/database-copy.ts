import { type ChildProcessWithoutNullStreams, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { open } from 'node:fs/promises'
import { backup, DatabaseSync } from 'node:sqlite'
import { Transform } from 'node:stream'
import { finished } from 'node:stream/promises'
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
      // No other extension, such as amcheck, which the program's user may not create.
      '--extension=plpgsql',
      ...(snapshot === undefined ? [] : [`--snapshot=${snapshot}`]),
    ])
    await file.sync()
  } finally {
    await file.close()
  }
}

/**
 * Puts such a file into an empty database, whole or not at all. By psql: pg_restore from version 17 on sets what older servers
 * do not know, and fails there. Without comments: that of an extension, which earlier releases have dumped, is its owner's to set.
 */
export async function restorePostgres(databaseUrl: string, from: string): Promise<void> {
  const { address, env } = connectionOf(databaseUrl)
  const script = spawn('pg_restore', ['--no-owner', '--no-privileges', '--no-comments', '--file=-', from])
  const options = ['--no-psqlrc', '--quiet', '--single-transaction', '--set=ON_ERROR_STOP=1']
  const server = spawn('psql', ['--no-password', `--dbname=${address}`, ...options], { env })
  const [read, written] = [endOf('pg_restore', script), endOf('psql', server)]
  // The end of its input would have psql commit: it gets that only after a whole script, and is ended before otherwise.
  const rest = script.stdout.pipe(withoutNewSettings())
  rest.pipe(server.stdin, { end: false })
  // What psql refuses is in its own words.
  server.stdin.on('error', () => undefined)
  server.stdout.resume()
  read.catch(() => server.kill())
  written.catch(() => script.kill())
  try {
    await Promise.all([written, Promise.all([read, finished(rest)]).then(() => server.stdin.end())])
  } finally {
    await Promise.allSettled([read, written])
  }
}

/** Leaves out the setting, which stands among the first lines of a script. */
function withoutNewSettings(): Transform {
  let isFirst = true
  return new Transform({
    transform(chunk: Buffer, _, done) {
      const text = isFirst
        ? chunk.toString('latin1').replace(/^SET transaction_timeout = 0;$/m, '')
        : undefined
      isFirst = false
      done(null, text === undefined ? chunk : Buffer.from(text, 'latin1'))
    },
  })
}

/** Resolves when the tool has ended well, else throws StorageError with what it says. */
async function endOf(tool: string, child: ChildProcessWithoutNullStreams): Promise<void> {
  let said = ''
  child.stderr.on('data', (text) => {
    said += text
  })
  const [code] = await once(child, 'close').catch((error) => Promise.reject(failureOf(tool, error)))
  if (code !== 0) throw failureOf(tool, new Error(`it ended with ${code}`), said)
}

/** Where a database is, for PostgreSQL's tools. The password is not among their arguments, which other users can see. */
function connectionOf(databaseUrl: string) {
  const [server = ''] = serversOf(databaseUrl)
  const { password, username } = new URL(server)
  const env = {
    ...process.env,
    // The operator's own stays where the address has none.
    ...(password && { PGPASSWORD: decodeURIComponent(password) }),
    PGTARGETSESSIONATTRS: server === databaseUrl ? 'any' : 'read-write',
  }
  return { env, address: databaseUrl.replace(/^(\w+:\/\/)[^/?]*@/, (_, start) => `${start}${username}@`) }
}

/** Throws StorageError with what the tool says. */
async function runTool(tool: string, databaseUrl: string, args: string[]): Promise<void> {
  const { address, env } = connectionOf(databaseUrl)
  try {
    await promisify(execFile)(tool, ['--no-password', `--dbname=${address}`, ...args], { env })
  } catch (error) {
    throw failureOf(tool, error, error instanceof Error && 'stderr' in error ? String(error.stderr) : '')
  }
}

function failureOf(tool: string, error: unknown, said = ''): StorageError {
  const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
  return new StorageError(
    missing
      ? `${tool} is not installed here: install PostgreSQL's client programs, of the server's version or newer.`
      : `${tool} failed: ${said.trim() || error}`,
    { cause: error },
  )
}
