import { execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
  crash: () => void
  start: () => void
  isRunning: () => boolean
  remove: () => void
}

/** A PostgreSQL server of its own on a free port; undefined where none is installed. It does not run as root. */
export async function createPostgres(parent = tmpdir()): Promise<Postgres | undefined> {
  const bin = findPostgres()
  if (!bin) return undefined
  const folder = mkdtempSync(join(parent, 'shanmen-postgres-'))
  const data = join(folder, 'data')
  const isRoot = process.getuid?.() === 0
  const idOf = (flag: '-u' | '-g') => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  const owner = isRoot ? { uid: idOf('-u'), gid: idOf('-g') } : {}
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid)
  const port = await freePort()
  const run = (program: string, args: string[]) =>
    execFileSync(join(bin, program), args, { cwd: folder, stdio: 'ignore', ...owner })
  run('initdb', ['-D', data, '-U', 'site', '--auth=trust', '--no-sync'])
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder}`
  const control = (...args: string[]) => run('pg_ctl', ['-D', data, '-w', ...args])
  const start = () => control('-o', options, '-l', join(folder, 'log'), 'start')
  const crash = () => control('-m', 'immediate', 'stop')
  start()
  const isRunning = () => {
    try {
      control('status')
      return true
    } catch {
      return false
    }
  }
  const remove = () => {
    if (isRunning()) crash()
    rmSync(folder, { recursive: true, force: true })
  }
  return { url: `postgres://site@127.0.0.1:${port}/postgres`, crash, start, isRunning, remove }
}
