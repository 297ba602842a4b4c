/** @module-tag slow */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { emptyDatabase, isEmptyDatabase } from '@shanmen/content/backup/empty-database.ts'
import { copyAnchor } from '@shanmen/content/database/anchor.ts'
import { openPostgres } from '@shanmen/content/database/postgres.ts'
import { checkContent } from '@shanmen/content/integrity/check.ts'
import { openContent } from '@shanmen/content/open.ts'
import { readVersions } from '@shanmen/content/published/changes.ts'
import { news, put } from '@shanmen/content/testing/fixtures.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { createPostgres, type Postgres } from '../../chaos/postgres.ts'
import { runStart } from '../../scripts/started-program.ts'
import { prepareContent } from '../data/prepare.ts'
import { health } from '../health/health.ts'
import { watchContent } from '../health/watch-content.ts'

// Debian's packages; elsewhere these tests are skipped.
const hasServer = existsSync('/usr/lib/postgresql')

let server: Postgres | undefined
beforeAll(async () => {
  if (hasServer) server = await createPostgres()
}, 120_000)
afterAll(() => server?.remove())

/** A database of its own on the server, and a data folder. */
async function fresh(name: string) {
  if (!server) throw new Error('PostgreSQL is not installed')
  const admin = openPostgres(server.url, { readOnly: false })
  await sql`create database ${sql.ref(name)}`.execute(admin)
  await admin.destroy()
  const dataDir = await mkdtemp(join(tmpdir(), 'shanmen-postgres-test-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  return { dataDir, databaseUrl: server.url.replace(/\w+$/, name) }
}

/** Takes the newest migration back. */
async function makeOlder(databaseUrl: string): Promise<void> {
  const database = openPostgres(databaseUrl, { readOnly: false })
  for (const table of ['anchor', 'installation', 'search_failure', 'search_word', 'search_page', 'file_page'])
    await sql`drop table ${sql.table(table)}`.execute(database)
  await sql`alter table shown_medium drop column shown_from`.execute(database)
  await sql`delete from schema_version where version >= 15`.execute(database)
  await database.destroy()
}

test.skipIf(!hasServer)('a migration is preceded by a dump that can be restored', async () => {
  const where = await fresh('migrated')
  const content = await openContent(where)
  await put(content, 'news', news({ zh: '一' }))
  await content.close()
  await makeOlder(where.databaseUrl)
  const lines: string[] = []
  await (await openContent(where, (line) => lines.push(line))).close()
  const [name = ''] = await readdir(join(where.dataDir, 'backups'))
  const file = join(where.dataDir, 'backups', name)
  expect(lines).toEqual([`The database before its migration is in ${file}`])
  expect([name, (await stat(file)).mode & 0o077]).toEqual([
    expect.stringMatching(/^content-schema-14-.+\.dump$/),
    0,
  ])
  const other = await fresh('from_dump')
  execFileSync('pg_restore', ['--dbname', other.databaseUrl, file])
  const database = openPostgres(other.databaseUrl, { readOnly: true })
  const { rows } = await sql`select max(version) as version from schema_version`.execute(database)
  expect(rows).toEqual([{ version: 14 }])
  expect(await database.selectFrom('revision').select('no').execute()).toHaveLength(1)
  await database.destroy()
})

test.skipIf(!hasServer)(
  'without pg_dump nothing is migrated, unless the operator has a backup of their own',
  async () => {
    const where = await fresh('unbacked')
    await (await openContent(where)).close()
    await makeOlder(where.databaseUrl)
    vi.stubEnv('PATH', '/nonexistent')
    onTestFinished(() => void vi.unstubAllEnvs())
    await expect(openContent(where)).rejects.toThrow(/nothing was changed\. pg_dump is not installed here/)
    const database = openPostgres(where.databaseUrl, { readOnly: true })
    const { rows } = await sql`select max(version) as version from schema_version`.execute(database)
    await database.destroy()
    expect(rows).toEqual([{ version: 14 }])
    const lines: string[] = []
    await (await openContent({ ...where, hasOwnBackup: true }, (line) => lines.push(line))).close()
    expect(lines).toEqual(['The database is migrated without a backup by this program.'])
  },
)

test.skipIf(!hasServer)(
  'an older dump that was restored is red until the doctor has recorded it',
  async () => {
    const where = await fresh('restored')
    const content = await openContent(where)
    await put(content, 'news', news({ zh: '一' }))
    const dump = join(where.dataDir, 'older.dump')
    execFileSync('pg_dump', ['--format=custom', `--file=${dump}`, where.databaseUrl])
    await put(content, 'news', news({ zh: '二' }))
    await content.close()
    execFileSync('pg_restore', ['--clean', '--if-exists', '--dbname', where.databaseUrl, dump])
    const settings = { DATA_DIR: where.dataDir, DATABASE_URL: where.databaseUrl }
    const doctor = (...args: string[]) => runStart(settings, 'doctor', args).ended
    expect(await doctor()).toMatchObject({ code: 1, output: expect.stringContaining('(history, ') })
    expect(await doctor('--restored')).toMatchObject({
      code: 0,
      output: expect.stringMatching(/restored up to line \d+ of the audit log\.\nEverything that is stored/),
    })
    const again = await openContent(where)
    await put(again, 'news', news({ zh: '三' }))
    expect(await checkContent(again)).toEqual([])
    await again.close()
  },
)

test.skipIf(!hasServer)(
  'a database that was emptied is not filled again, and stays empty for a restore',
  async () => {
    const { dataDir, databaseUrl } = await fresh('emptied')
    const content = await openContent({ dataDir, databaseUrl })
    await put(content, 'news', news({ zh: '一' }))
    await copyAnchor(content)
    await content.close()
    await emptyDatabase(databaseUrl)
    const settings = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl }
    await expect(prepareContent({ settings, now: () => new Date() })).rejects.toThrow(
      /DATABASE_URL is empty, but .+anchor\.jsonl says that there is content/,
    )
    expect(await isEmptyDatabase(databaseUrl)).toBe(true)
  },
)

test.skipIf(!hasServer)("a clock that differs from the database server's is shown in /readyz", async () => {
  const content = await openContent(await fresh('clocks'))
  const log = Object.assign(Object.create(null), { error: vi.fn(), info: vi.fn() })
  const watch = watchContent(content, log)
  onTestFinished(async () => {
    vi.useRealTimers()
    watch.stop()
    await content.close()
  })
  const build = { id: 'a', timestamp: 1 }
  const database = () => Promise.resolve()
  const { problems } = watch
  const app = health({ accepting: () => true, database, problems, build, version: '1' })
  const readiness = async () => {
    await watch.check()
    return (await app.request('/readyz')).json()
  }
  expect(await readiness()).toEqual({ status: 'ready' })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 90_000 })
  expect(await readiness()).toMatchObject({
    status: 'ready',
    problems: {
      clock: expect.stringMatching(/is (?:90|91) s ahead of the database server's: set both by NTP/),
    },
  })
  vi.setSystemTime(Date.now() - 180_000)
  expect(await readiness()).toMatchObject({
    problems: { clock: expect.stringMatching(/is (?:89|90) s behind the database server's/) },
  })
  vi.useRealTimers()
  expect(await readiness()).toEqual({ status: 'ready' })
})

test.skipIf(!hasServer)('what changed is read at once while visitors wait for all connections', async () => {
  const content = await openContent(await fresh('busy_readers'))
  onTestFinished(content.close)
  await readVersions(content)
  let answered = 0
  // Four for each connection, one after the other.
  const visitors = Array.from({ length: 32 }, async () => {
    await content.snapshot((read) => sql`select pg_sleep(1)`.execute(read))
    answered += 1
  })
  await readVersions(content)
  expect(answered).toBeLessThan(16)
  await Promise.all(visitors)
})
