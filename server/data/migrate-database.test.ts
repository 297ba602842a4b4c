/** @module-tag slow */
import { existsSync } from 'node:fs'
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isEmptyDatabase } from '@shanmen/content/backup/empty-database.ts'
import { NewerSchemaError, StorageError } from '@shanmen/content/errors.ts'
import { openContent } from '@shanmen/content/open.ts'
import { news, put } from '@shanmen/content/testing/fixtures.ts'
import { createPerson } from '@shanmen/studio/people/accounts.ts'
import { changePeople, openPeople } from '@shanmen/studio/people/people.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createPostgres } from '../../chaos/postgres.ts'
import { settings } from '../config/settings.ts'
import { migrateDatabase } from './migrate-database.ts'

vi.mock('@shanmen/content/integrity/check.ts', async (original) => ({
  ...(await original<object>()),
  checkContent: () => Promise.reject(new Error('the server went away')),
}))

const halfWay = vi.hoisted(() => ({ happen: () => {} }))
vi.mock('@shanmen/content/database/copy-tables.ts', async (original) => {
  const tables = await original<typeof import('@shanmen/content/database/copy-tables.ts')>()
  return {
    ...tables,
    copyCallResults: (...pair: Parameters<typeof tables.copyCallResults>) => {
      halfWay.happen()
      return tables.copyCallResults(...pair)
    },
  }
})

const marks = vi.hoisted(() => ({ fail: false, count: 0 }))
vi.mock('@shanmen/content/database/migrate.ts', async (original) => {
  const { markMoved, ...others } = await original<typeof import('@shanmen/content/database/migrate.ts')>()
  return {
    ...others,
    markMoved: async (database: Parameters<typeof markMoved>[0]) => {
      marks.count += 1
      // The accounts are marked last.
      if (marks.fail && marks.count === 2)
        throw Object.assign(new Error('database or disk is full'), { errcode: 13 })
      await markMoved(database)
    },
  }
})

// Debian's packages; elsewhere these tests are skipped.
const hasServer = existsSync('/usr/lib/postgresql')

/** An article in SQLite, and an empty PostgreSQL database to which `move` moves it. */
async function prepareMove() {
  const dataDir = await mkdtemp(join(tmpdir(), 'shanmen-move-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const before = await openContent({ dataDir })
  await put(before, 'news', news({ zh: '一' }))
  await before.close()
  const server = await createPostgres()
  onTestFinished(() => server?.remove())
  const databaseUrl = server?.url ?? ''
  const move = () => migrateDatabase(settings.parse({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl }))
  return { dataDir, databaseUrl, server, move }
}

test.skipIf(!hasServer)(
  'a server that stops before or during the move is named in one line, and the move works when it is back',
  async () => {
    const { server, move } = await prepareMove()
    server?.crash()
    await expect(move()).rejects.toThrow(
      new StorageError(
        'The PostgreSQL server of DATABASE_URL does not answer: start it, or correct host and port. ' +
          'Nothing was moved: then run this command again.',
      ),
    )
    server?.start()
    halfWay.happen = () => server?.crash()
    onTestFinished(() => {
      halfWay.happen = () => {}
    })
    await expect(move()).rejects.toThrow(/^The PostgreSQL server .* Nothing was moved: .* again\.$/)
    server?.start()
    halfWay.happen = () => {}
    await expect(move()).rejects.toThrow('Everything was moved')
  },
  120_000,
)

test.skipIf(!hasServer)(
  'a server that goes away after the move takes nothing with it',
  async () => {
    const { dataDir, databaseUrl, move } = await prepareMove()
    await expect(move()).rejects.toThrow(
      /Everything was moved .*could not be checked there \(the server went away\): run npm run doctor/,
    )
    // Nor does who runs it again hear that another database is needed.
    await expect(move()).rejects.toThrow(/was moved to PostgreSQL .*DATABASE_URL must name that database/)
    const moved = await openContent({ dataDir, databaseUrl })
    onTestFinished(moved.close)
    expect(await moved.read.selectFrom('entry').select('title_zh').execute()).toEqual([{ title_zh: '一' }])
  },
  120_000,
)

test.skipIf(!hasServer)(
  'of two moves at once one moves everything, and the other takes nothing of it away',
  async () => {
    const { dataDir, databaseUrl, move } = await prepareMove()
    const ended = await Promise.allSettled([move(), move()])
    const messages = ended.map((each) => String(each.status === 'rejected' ? each.reason : ''))
    expect(messages.filter((message) => message.includes('Everything was moved'))).toHaveLength(1)
    const content = await openContent({ dataDir, databaseUrl })
    onTestFinished(() => content.close())
    expect(await content.read.selectFrom('entry').select('kind').execute()).toEqual([{ kind: 'news' }])
  },
  120_000,
)

test.skipIf(!hasServer)(
  'a disk that is full once everything was moved is named with what is left to do',
  async () => {
    const { dataDir, databaseUrl, move } = await prepareMove()
    await (await openPeople({ dataDir }, 'http://localhost')).close()
    Object.assign(marks, { fail: true, count: 0 })
    onTestFinished(() => {
      marks.fail = false
    })
    await expect(move()).rejects.toThrow(
      /^Everything was moved .+ could not be marked as moved \(database or disk is full\)\. Move both away/,
    )
    const moved = await openContent({ dataDir, databaseUrl })
    onTestFinished(moved.close)
    expect(await moved.read.selectFrom('entry').select('title_zh').execute()).toEqual([{ title_zh: '一' }])
  },
  120_000,
)

test.skipIf(!hasServer)(
  'accounts are moved with their own key only',
  async () => {
    const { dataDir, databaseUrl, move } = await prepareMove()
    await (await openPeople({ dataDir }, 'http://localhost')).close()
    const key = join(dataDir, 'studio.key')
    await rename(key, `${key}.away`)
    await expect(move()).rejects.toThrow(/^studio\.key is missing: .+ Nothing was moved\.$/)
    await writeFile(key, 'a'.repeat(48))
    await expect(move()).rejects.toThrow(/^studio\.key is another installation's: .+ Nothing was moved\.$/)
    expect(await isEmptyDatabase(databaseUrl)).toBe(true)
    await rename(`${key}.away`, key)
    await expect(move()).rejects.toThrow('Everything was moved')
  },
  120_000,
)

test.skipIf(!hasServer)(
  'accounts that were moved take no further change, in a studio that still runs on them or one that starts',
  async () => {
    const { dataDir, databaseUrl, move } = await prepareMove()
    const people = await openPeople({ dataDir }, 'http://localhost')
    onTestFinished(people.close)
    const add = (email: string) => (inner: typeof people) =>
      createPerson(inner, { email, name: email, roles: ['editor'], sections: null, languages: null })
    await changePeople(people, add('before@lingshan.example'))
    await expect(move()).rejects.toThrow('Everything was moved')
    await expect(changePeople(people, add('after@lingshan.example'))).rejects.toThrow(NewerSchemaError)
    await expect(openPeople({ dataDir }, 'http://localhost')).rejects.toThrow('was moved to PostgreSQL')
    const moved = await openPeople({ dataDir, databaseUrl }, 'http://localhost')
    onTestFinished(moved.close)
    const rows = await moved.database.selectFrom('person').select('email').execute()
    expect(rows).toEqual([{ email: 'before@lingshan.example' }])
  },
  120_000,
)
