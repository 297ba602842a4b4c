import { execFileSync, spawn } from 'node:child_process'
import {
  appendFileSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { freePort } from './driver.ts'

const debian = '/usr/lib/postgresql'

/** Where the programs of a PostgreSQL server are; undefined where there is none. */
function findPostgres(): string | undefined {
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  return versions
    .map((version) => join(debian, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')))
}

export type Postgres = {
  url: string
  /** `127.0.0.1:5432`, for an address with several. */
  host: string
  crash: () => void
  start: () => void
  isRunning: () => boolean
  remove: () => void
  /** A standby on a port of its own, without which nothing is acknowledged from now on. */
  addStandby: () => Promise<Standby>
  /** Receives the log as it is written, from a base copy on, as docs/backup.md says; `restore` makes another server of them. */
  addArchive: () => Promise<Pick<Standby, 'url' | 'remove'> & { restore: () => void }>
}
export type Standby = Pick<Postgres, 'url' | 'host' | 'remove'> & { promote: () => void }

const isRoot = process.getuid?.() === 0
const idOf = (flag: '-u' | '-g') => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
/** PostgreSQL and PgBouncer do not run as root. */
const owner = () => (isRoot ? { uid: idOf('-u'), gid: idOf('-g') } : {})

function newFolder(parent: string): string {
  const folder = mkdtempSync(join(parent, 'shanmen-postgres-'))
  const { uid, gid } = owner()
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid)
  return folder
}

/** What runs in a folder of its own on a port of its own. */
function serverIn(bin: string, folder: string, port: number) {
  const data = join(folder, 'data')
  const run = (program: string, args: string[]) =>
    execFileSync(join(bin, program), args, { cwd: folder, stdio: 'ignore', ...owner() })
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder}`
  const control = (...args: string[]) => run('pg_ctl', ['-D', data, '-w', ...args])
  const crash = () => control('-m', 'immediate', 'stop')
  const isRunning = () => {
    try {
      control('status')
      return true
    } catch {
      return false
    }
  }
  const host = `127.0.0.1:${port}`
  return {
    ...{ data, run, control, crash, isRunning, host, url: `postgres://site@${host}/postgres` },
    start: () => control('-o', options, '-l', join(folder, 'log'), 'start'),
    remove: () => {
      if (isRunning()) crash()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Ends a test with the reason why it cannot run here. */
type Skip = (reason: string) => never

/** A PostgreSQL server of its own on a free port until the test ends, which is skipped where none is installed. */
export async function usePostgres(skip: Skip): Promise<Postgres> {
  const postgres = await createPostgres()
  if (!postgres) return skip('PostgreSQL is not installed under /usr/lib/postgresql')
  onTestFinished(() => postgres.remove())
  return postgres
}

/** PgBouncer in front of a server until the test ends, which is skipped where it is not installed. */
export async function usePooler(skip: Skip, host: string): Promise<Pooler> {
  const pooler = await createPooler(host)
  if (!pooler) return skip('PgBouncer is not installed')
  onTestFinished(pooler.remove)
  return pooler
}

/** Undefined where PostgreSQL is not installed. */
export async function createPostgres(parent = tmpdir()): Promise<Postgres | undefined> {
  const bin = findPostgres()
  if (!bin) return undefined
  const folder = newFolder(parent)
  const port = await freePort()
  const server = serverIn(bin, folder, port)
  server.run('initdb', ['-D', server.data, '-U', 'site', '--auth=trust', '--no-sync'])
  server.start()
  const { url, host, crash, start, isRunning, remove } = server
  const psql = (statement: string) => server.run('psql', ['-d', url, '-c', statement])
  const addStandby = async () => {
    const standby = serverIn(bin, newFolder(parent), await freePort())
    const from = ['-h', '127.0.0.1', '-p', String(port), '-U', 'site']
    standby.run('pg_basebackup', [...from, '-D', standby.data, '-R', '--checkpoint=fast', '--no-sync'])
    standby.start()
    // After the copy was made: the standby, once promoted, waits for no other.
    psql("alter system set synchronous_standby_names = '*'")
    psql('select pg_reload_conf()')
    return { ...standby, promote: () => standby.control('promote') }
  }
  const addArchive = async () => {
    const log = newFolder(parent)
    const slot = ['-d', url, '-D', log, '--slot=backup']
    server.run('pg_receivewal', [...slot, '--create-slot', '--if-not-exists'])
    const receiver = spawn(join(bin, 'pg_receivewal'), [...slot, '--synchronous'], {
      stdio: 'ignore',
      ...owner(),
    })
    const copy = serverIn(bin, newFolder(parent), await freePort())
    copy.run('pg_basebackup', ['-d', url, '-D', copy.data, '--wal-method=none', '--checkpoint=fast'])
    copy.run('pg_verifybackup', ['--no-parse-wal', copy.data])
    const restore = () => {
      receiver.kill()
      const [settings = ''] = /^restore_command.*\nrecovery_target.*/m.exec(backupDocument()) ?? []
      appendFileSync(
        join(copy.data, 'postgresql.auto.conf'),
        `\n${settings.replaceAll('/mnt/backup/wal', log)}\n`,
      )
      writeFileSync(join(copy.data, 'recovery.signal'), '')
      copy.start()
      // It answers read only before it is through with the log. Asked in statements of their own: a long one keeps its
      // snapshot, for which the replay waits 30 s before it cancels the statement.
      const ask = ['-d', copy.url, '-tAc', 'select pg_is_in_recovery()']
      while (execFileSync(join(bin, 'psql'), ask, { cwd: log, encoding: 'utf8', ...owner() }).trim() === 't');
    }
    const removeAll = () => {
      receiver.kill('SIGKILL')
      copy.remove()
      rmSync(log, { recursive: true, force: true })
    }
    return { url: copy.url, restore, remove: removeAll }
  }
  return { url, host, crash, start, isRunning, remove, addStandby, addArchive }
}

const backupDocument = () => readFileSync(join(import.meta.dirname, '../docs/backup.md'), 'utf8')

type Pooler = { url: string; follow: (host: string) => void; remove: () => void }

/**
 * PgBouncer in front of a server as `deploy/` has it, which lends connections for one transaction each; undefined where it
 * is not installed. Returns its address, what makes it lend connections to another server, and what ends it.
 */
async function createPooler(host: string): Promise<Pooler | undefined> {
  const program = '/usr/sbin/pgbouncer'
  if (!existsSync(program)) return undefined
  const folder = newFolder(tmpdir())
  const port = await freePort()
  const deployed = readFileSync(join(import.meta.dirname, '../deploy/pgbouncer/pgbouncer.ini'), 'utf8')
  const changesTo = (server = '', serverPort = ''): [RegExp, string][] => [
    [/^shanmen = host=\S+ port=\S+ dbname=\S+/m, `postgres = host=${server} port=${serverPort} user=site`],
    [/^listen_port = .*/m, `listen_port = ${port}\nunix_socket_dir = ${folder}`],
    [/^auth_type = .*\nauth_file = .*/m, 'auth_type = any'],
    [/^default_pool_size = .*/m, 'default_pool_size = 4'],
  ]
  const file = join(folder, 'pgbouncer.ini')
  const lead = (host: string) =>
    writeFileSync(
      file,
      changesTo(...host.split(':')).reduce((text, [from, to]) => text.replace(from, to), deployed),
    )
  lead(host)
  const child = spawn(program, [file], { cwd: folder, stdio: 'ignore', ...owner() })
  const remove = () => {
    child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
  const follow = (host: string) => {
    lead(host)
    child.kill('SIGHUP')
  }
  return { url: `postgres://site@127.0.0.1:${port}/postgres`, follow, remove }
}
