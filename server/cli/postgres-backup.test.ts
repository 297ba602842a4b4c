/** @module-tag slow */
import { existsSync } from 'node:fs'
import { mkdtemp, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { dumpPostgres, restorePostgres } from '@shanmen/content/backup/database-copy.ts'
import { isEmptyDatabase } from '@shanmen/content/backup/empty-database.ts'
import { listBackups, readManifest, writeManifest } from '@shanmen/content/backup/manifest.ts'
import { openPostgres } from '@shanmen/content/database/postgres.ts'
import { openContent } from '@shanmen/content/open.ts'
import { news, put } from '@shanmen/content/testing/fixtures.ts'
import { openPeople } from '@shanmen/studio/people/people.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createPostgres, type Postgres } from '../../chaos/postgres.ts'
import { runStart } from '../../scripts/started-program.ts'

// Debian's packages; elsewhere these tests are skipped.
const hasServer = existsSync('/usr/lib/postgresql')

let server: Postgres | undefined
beforeAll(async () => {
  if (hasServer) server = await createPostgres()
}, 120_000)
afterAll(() => server?.remove())

async function createDatabase(name: string): Promise<string> {
  if (!server) throw new Error('PostgreSQL is not installed')
  const admin = openPostgres(server.url, { readOnly: false })
  await sql`create database ${sql.ref(name)}`.execute(admin)
  await admin.destroy()
  return server.url.replace(/\w+$/, name)
}

/** Content and one account on SQLite. */
async function setUp(database: string) {
  const folder = await mkdtemp(join(tmpdir(), 'shanmen-postgres-backup-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const dataDir = join(folder, 'data')
  const content = await openContent({ dataDir })
  await put(content, 'news', news({ zh: '一', en: 'One' }))
  await content.close()
  const people = await openPeople({ dataDir }, 'http://studio.test')
  const at = '2026-01-05T01:00:00.000Z'
  await people.database
    .insertInto('person')
    .values({
      ...{ id: 'p1', name: '林岚', email: 'lin@lingshan.example', emailVerified: 1, active: 1 },
      ...{ createdAt: at, updatedAt: at, roles: '["editor"]', sections: null, languages: null },
      ...{ language: 'zh', twoFactorEnabled: 0, lastSeen: at, factorDue: null },
    })
    .execute()
  await people.close()
  const settings = {
    ...{ DATA_DIR: dataDir, BACKUP_DIR: join(folder, 'backups') },
    DATABASE_URL: await createDatabase(database),
  }
  const run = (command: string, args: string[] = [], more: Record<string, string> = {}) =>
    runStart({ ...settings, ...more }, command, args).ended
  return { folder, run, ...settings }
}

test.skipIf(!hasServer)(
  'content and accounts move to PostgreSQL, and nothing is saved on SQLite afterwards',
  async () => {
    const { run, DATABASE_URL, DATA_DIR } = await setUp('moved')
    const running = await openContent({ dataDir: DATA_DIR })
    onTestFinished(running.close)
    expect(await run('migrate-database')).toMatchObject({
      code: 0,
      output: expect.stringMatching(/ 1 {2}person\n[\s\S]+Every row is the same[\s\S]+no longer used\.\n$/),
    })
    await expect(put(running, 'news', news({ zh: '二' }))).rejects.toThrow('was moved to PostgreSQL')
    expect(await run('doctor')).toMatchObject({ code: 0 })
    const database = openPostgres(DATABASE_URL, { readOnly: true })
    onTestFinished(() => database.destroy())
    const { rows } = await sql<{ active: boolean; createdAt: Date }>`select * from person`.execute(database)
    expect(rows).toMatchObject([
      { name: '林岚', active: true, createdAt: new Date('2026-01-05T01:00:00.000Z') },
    ])
    const moved = await openContent({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL })
    onTestFinished(moved.close)
    // Numbers continue where they were.
    await put(moved, 'news', news({ zh: '二' }))
    expect(await run('doctor')).toMatchObject({ code: 0 })
    const other = await setUp('unmoved')
    expect(await other.run('migrate-database', [], { DATABASE_URL })).toMatchObject({
      code: 1,
      output: expect.stringContaining('holds content'),
    })
    // Not that it holds content and a new one is needed: it is the only one that does.
    expect(await run('migrate-database')).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^The content of this SQLite database was moved to PostgreSQL .*\n$/),
    })
    const another = await createDatabase('moved_again')
    expect(await run('migrate-database', [], { DATABASE_URL: another })).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^The content of this SQLite database was moved to PostgreSQL .*\n$/),
    })
    expect(await isEmptyDatabase(another)).toBe(true)
  },
)

test.skipIf(!hasServer)('a move that fails leaves nothing in the database; SQLite continues', async () => {
  const { run, DATABASE_URL, DATA_DIR } = await setUp('failed')
  const source = new DatabaseSync(join(DATA_DIR, 'people.sqlite'))
  source.exec('create table of_another_program(x)')
  source.close()
  expect(await run('migrate-database')).toMatchObject({
    code: 1,
    output: expect.stringContaining('of_another_program differs'),
  })
  expect(await isEmptyDatabase(DATABASE_URL)).toBe(true)
  const content = await openContent({ dataDir: DATA_DIR })
  onTestFinished(content.close)
  await put(content, 'news', news({ zh: '二' }))
})

test.skipIf(!hasServer)(
  'a backup of PostgreSQL is restored into an empty database, whole or not at all',
  async () => {
    const { folder, run, BACKUP_DIR } = await setUp('backed_up')
    expect(await run('migrate-database')).toMatchObject({ code: 0 })
    expect(await run('backup')).toMatchObject({ code: 0 })
    const to = join(folder, 'to')
    expect(await run('restore', ['newest'], { DATA_DIR: to })).toMatchObject({
      code: 1,
      output: expect.stringContaining('The database of DATABASE_URL is not empty'),
    })
    const other = await createDatabase('from_backup')
    const node = openPostgres(other, { readOnly: true })
    await sql`select 1`.execute(node)
    expect(await run('restore', ['newest'], { DATA_DIR: to, DATABASE_URL: other })).toMatchObject({
      code: 1,
      output: expect.stringContaining('in use by another process of this program: stop all of them'),
    })
    await node.destroy()
    const [backup] = await listBackups(BACKUP_DIR)
    const manifest = await readManifest(backup?.folder ?? '')
    const file = join(backup?.folder ?? '', 'manifest.json')
    await rm(file)
    await writeManifest(backup?.folder ?? '', { ...manifest, rows: { ...manifest.rows, person: 2 } })
    const restore = () => run('restore', ['newest'], { DATA_DIR: to, DATABASE_URL: other })
    expect(await restore()).toMatchObject({
      code: 1,
      output: expect.stringContaining('person has 1 rows instead of 2'),
    })
    expect([await isEmptyDatabase(other), existsSync(to)]).toEqual([true, false])
    await rm(file)
    await writeManifest(backup?.folder ?? '', manifest)
    expect(await restore()).toMatchObject({ code: 0, output: expect.stringContaining('1 entries') })
    expect(await run('doctor', [], { DATA_DIR: to, DATABASE_URL: other })).toMatchObject({ code: 0 })
    expect(
      await run('restore', ['newest'], { DATA_DIR: join(folder, 'sqlite'), DATABASE_URL: '' }),
    ).toMatchObject({
      code: 1,
      output: expect.stringContaining('The backup is of PostgreSQL'),
    })
  },
)

test.skipIf(!hasServer)(
  'a backup of a database with amcheck is restored by a user with few rights',
  async () => {
    const [from, to] = [await createDatabase('with_amcheck'), await createDatabase('of_plain_user')]
    const folder = await mkdtemp(join(tmpdir(), 'shanmen-amcheck-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const run = async (url: string, ...statements: string[]) => {
      const database = openPostgres(url, { readOnly: false })
      for (const statement of statements) await sql.raw(statement).execute(database)
      await database.destroy()
    }
    await run(from, 'create extension amcheck', 'create table entry(id text)')
    await run(to, 'create role plain login', 'alter database of_plain_user owner to plain')
    await dumpPostgres(from, join(folder, 'dump'))
    const plain = to.replace('//site@', '//plain@')
    await restorePostgres(plain, join(folder, 'dump'))
    expect(await isEmptyDatabase(plain)).toBe(false)
  },
)

/** A pg_restore of PostgreSQL 17 or newer: sets what no server before it knows. */
const newer = `#!/bin/sh
PATH=\${PATH#*:}
for argument; do
  case $argument in --dbname=*) psql --no-password "$argument" --set=ON_ERROR_STOP=1 -c 'SET transaction_timeout = 0' || exit 1 ;; esac
done
pg_restore "$@" | sed 's/^SET lock_timeout/SET transaction_timeout = 0;\\n&/'
`

test.skipIf(!hasServer)(
  'client programs that are newer than the server restore its backup; a file that is cut off leaves nothing',
  async () => {
    const { folder, run, BACKUP_DIR } = await setUp('by_newer')
    await writeFile(join(folder, 'pg_restore'), newer, { mode: 0o755 })
    expect(await run('migrate-database')).toMatchObject({ code: 0 })
    expect(await run('backup')).toMatchObject({ code: 0 })
    const DATABASE_URL = await createDatabase('restored_by_newer')
    const DATA_DIR = join(folder, 'to')
    const PATH = `${folder}:${process.env.PATH}`
    expect(await run('restore', ['newest'], { DATA_DIR, DATABASE_URL, PATH })).toMatchObject({
      code: 0,
      output: expect.stringContaining('1 entries'),
    })
    expect(await run('doctor', [], { DATA_DIR, DATABASE_URL })).toMatchObject({ code: 0 })

    const empty = await createDatabase('cut_off')
    const [backup] = await listBackups(BACKUP_DIR)
    const dump = join(backup?.folder ?? '', 'database.dump')
    await truncate(dump, Math.floor((await stat(dump)).size * 0.7))
    await expect(restorePostgres(empty, dump)).rejects.toThrow('pg_restore failed')
    expect(await isEmptyDatabase(empty)).toBe(true)
  },
)
