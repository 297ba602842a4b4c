import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '@shanmen/content/database/migrate.ts'
import type { Tables } from '@shanmen/content/database/tables.ts'
import { type Content, contentOf, openContent } from '@shanmen/content/open.ts'
import { createPglite } from '@shanmen/content/testing/databases.ts'
import { callNames, calls } from '@shanmen/contract/calls.ts'
import { address } from '@shanmen/contract/client.ts'
import { loadSample } from '@shanmen/sample/load.ts'
import { copyLoadedSample } from '@shanmen/sample/testing/loaded-sample.ts'
import { Kysely, PGliteDialect } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApi } from './api.ts'
import { sampleInput } from './testing/sample-input.ts'

let now: Date
let folder: string
let sqlite: Content
let postgres: Content

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shanmen-databases-'))
  now = await copyLoadedSample(join(folder, 'sqlite'))
  sqlite = await openContent({ dataDir: join(folder, 'sqlite') })
  const database = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: await createPglite() }) })
  await migrate(database, 'postgres')
  const parts = { write: database, read: database, dataDir: join(folder, 'postgres') }
  postgres = contentOf({ dialect: 'postgres', ...parts })
  await loadSample(postgres, { now })
}, 120_000)
afterAll(async () => {
  await sqlite.close()
  await postgres.close()
  await rm(folder, { recursive: true })
})

const filters = [
  {},
  { keyword: '湖' },
  { keyword: '灯会' },
  { keyword: 'hu' },
  { keyword: '%' },
  { year: new Date().getFullYear() },
]

/** The text of an answer without the moments of loading, which differ by some milliseconds. */
async function ask(content: Content, url: string, method: string, body?: string): Promise<string> {
  const log = { error: (fields: object) => expect(fields).toBeUndefined() }
  const { app } = createApi({ content, log, now: () => new Date(now.getTime() + 1000) })
  const response = await app.request(`http://site.example/backends${url}`, { method, body })
  return (await response.text()).replace(/"updatedAt":"[^"]*"/g, '')
}

test.each(callNames)('%s answers the same from SQLite and from PostgreSQL', async (name) => {
  const { method } = calls[name]
  for (const languageId of [1, 2])
    for (const filter of name.endsWith('List') ? filters : [{}]) {
      const { url, body } = address(name, { ...sampleInput(name), languageId, ...filter })
      expect(await ask(postgres, url, method, body)).toBe(await ask(sqlite, url, method, body))
    }
})
