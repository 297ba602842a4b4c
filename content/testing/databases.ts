import { randomBytes, randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect, sql } from 'kysely'
import { afterAll, afterEach, beforeAll, TestRunner, vi } from 'vitest'
import { migrate } from '../database/migrate.ts'
import { openPostgres } from '../database/postgres.ts'
import type { Tables } from '../database/tables.ts'
import { type Content, contentOf, openContent } from '../open.ts'
import { type S3Server, startS3Server } from './s3-server.ts'

type Test = {
  name: string
  start: () => Promise<unknown>
  open: (dataDir: string) => Promise<Content>
  end: () => Promise<void>
}

const sqlite = (): Test => ({
  name: 'SQLite',
  start: async () => undefined,
  open: (dataDir) => openContent({ dataDir }),
  end: async () => undefined,
})

/**
 * An empty PostgreSQL inside the process. Its initialisation takes five seconds of processor time, so the first one on a
 * machine is stored and all others are copies of it.
 */
export async function createPglite(): Promise<PGlite> {
  const root = join(import.meta.dirname, '../../node_modules')
  const version = JSON.parse(await readFile(join(root, '@electric-sql/pglite/package.json'), 'utf8')).version
  const file = join(root, `.cache/pglite-${version}.tar`)
  const stored = await readFile(file).catch(() => undefined)
  // Without -F, which sets fsync = off: the product names that as a problem of the server.
  const startParams = PGlite.defaultStartParams.filter((each) => each !== '-F')
  if (stored) return PGlite.create({ loadDataDir: new Blob([stored]), startParams })
  const database = await PGlite.create({ startParams })
  await mkdir(dirname(file), { recursive: true })
  const part = `${file}.${randomUUID()}`
  await writeFile(part, new Uint8Array(await (await database.dumpDataDir('none')).arrayBuffer()))
  await rename(part, file)
  return database
}

function pglite(): Test {
  let shared: PGlite | undefined
  let reset: string | undefined
  return {
    name: 'PGlite',
    // One for all tests of a file, emptied before each.
    start: async () => {
      shared = await createPglite()
    },
    open: async (dataDir) => {
      shared ??= await createPglite()
      await mkdir(join(dataDir, 'media'))
      const database = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: shared }) })
      reset ??= await migrated(shared, database)
      await shared.exec(reset)
      const content = contentOf({ dialect: 'postgres', write: database, read: database, dataDir })
      return { ...content, close: content.anchors.flush }
    },
    end: async () => shared?.close(),
  }
}

/** Migrates an empty database and returns the statements that make it so again, in a tenth of the time. */
async function migrated(pglite: PGlite, database: Kysely<Tables>): Promise<string> {
  await migrate(database, 'postgres')
  const tables = (await database.introspection.getTables()).filter((table) => !table.isView)
  const copies = tables.map(({ name }) => `create table initial."${name}" as table public."${name}"`)
  await pglite.exec(['create schema initial', ...copies].join(';'))
  const names = tables.map(({ name }) => `public."${name}"`).join(', ')
  const rows = tables.map(
    ({ name }) => `insert into public."${name}" overriding system value select * from initial."${name}"`,
  )
  // As a replica: the triggers of the append-only tables refuse a truncation otherwise.
  return [
    'set session_replication_role = replica',
    `truncate ${names} restart identity cascade`,
    ...rows,
    'set session_replication_role = origin',
  ].join(';')
}

/** A schema of its own on a real server: the address that opens it, and what removes it. */
export async function ownSchema(url: string): Promise<{ databaseUrl: string; drop: () => Promise<void> }> {
  const schema = `test_${randomBytes(8).toString('hex')}`
  const admin = openPostgres(url, { readOnly: false })
  await sql`create schema ${sql.ref(schema)}`.execute(admin)
  const own = new URL(url)
  own.searchParams.set('options', `-c search_path=${schema}`)
  const drop = async () => {
    await sql`drop schema ${sql.ref(schema)} cascade`.execute(admin)
    await admin.destroy()
  }
  return { databaseUrl: own.href, drop }
}

/** A real server: each test in a schema of its own. */
const postgres = (url: string): Test => ({
  name: 'PostgreSQL',
  start: async () => undefined,
  open: async (dataDir) => {
    const { databaseUrl, drop } = await ownSchema(url)
    const content = await openContent({ dataDir, databaseUrl })
    const close = async () => {
      await content.close()
      await drop()
    }
    return { ...content, close }
  },
  end: async () => undefined,
})

/** The real PostgreSQL server, where there is one. */
export const server = process.env.TEST_DATABASE_URL

/** PostgreSQL in this process, and the real server where there is one. */
export const servers: { name: string; make: () => Test }[] = [
  { name: 'PGlite', make: pglite },
  ...(server ? [{ name: 'PostgreSQL', make: () => postgres(server) }] : []),
]

/** Every database that a test of the core runs on; a run that leaves out slow tests takes SQLite alone. */
export const databases: typeof servers = [
  { name: 'SQLite', make: sqlite },
  ...(TestRunner.matchesTags(['slow']) ? servers : []),
]

/** SQLite with its media in a bucket. */
function sqliteAndBucket(): Test {
  let bucket: S3Server | undefined
  return {
    name: 'SQLite and a bucket',
    start: async () => {
      bucket = await startS3Server()
    },
    open: (dataDir) => {
      if (!bucket) throw new Error('not started')
      bucket.objects.clear()
      return openContent({ dataDir, media: { bucket: bucket.place, maxCopyBytes: 1e9 } })
    },
    end: async () => bucket?.close(),
  }
}

/** Every place that a test of media runs on. */
export const mediaPlaces: typeof databases = [
  ...databases,
  { name: 'SQLite and a bucket', make: sqliteAndBucket },
]

/** An empty content whenever it is called, cleaned away after the test. */
export function useContent(make: () => Test): () => Promise<Content> {
  // A busy machine makes databases slow; nothing here waits on purpose.
  vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })
  const test = make()
  const open: { content: Content; dataDir: string }[] = []
  beforeAll(test.start, 60_000)
  afterEach(async () => {
    for (const { content, dataDir } of open.splice(0)) {
      await content.close()
      await rm(dataDir, { recursive: true, force: true })
    }
  })
  afterAll(test.end)
  return async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'shanmen-content-'))
    const content = await test.open(dataDir)
    open.push({ content, dataDir })
    return content
  }
}
