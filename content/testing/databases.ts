import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect, sql } from 'kysely'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { migrate } from '../database/migrate.ts'
import { openPostgres } from '../database/postgres.ts'
import type { Tables } from '../database/tables.ts'
import { type Content, contentOf, openContent } from '../open.ts'

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

function pglite(): Test {
  let shared: PGlite | undefined
  return {
    name: 'PGlite',
    // Starting takes a second or two: one for all tests of a file, emptied before each.
    start: async () => {
      shared = await PGlite.create()
    },
    open: async (dataDir) => {
      shared ??= await PGlite.create()
      await mkdir(join(dataDir, 'media'))
      await shared.exec('drop schema public cascade; create schema public')
      const database = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: shared }) })
      await migrate(database, 'postgres')
      const content = contentOf({ dialect: 'postgres', write: database, read: database, dataDir })
      return { ...content, close: async () => undefined }
    },
    end: async () => shared?.close(),
  }
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

/** Every database that a test of the core runs on. */
export const databases: { name: string; make: () => Test }[] = [
  { name: 'SQLite', make: sqlite },
  { name: 'PGlite', make: pglite },
  ...(server ? [{ name: 'PostgreSQL', make: () => postgres(server) }] : []),
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
