import { copyFile, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { NewerSchemaError } from '@shanmen/content/errors.ts'
import { createPglite } from '@shanmen/content/testing/databases.ts'
import { Kysely, PGliteDialect, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { origin, password, serveStudio } from '../testing/serve-studio.ts'
import { findMissingKeys } from './keys.ts'
import { createLink } from './links.ts'
import { changePeople, openPeople, type People, peopleOf } from './people.ts'
import { readRecordedSecret } from './recorded-key.ts'
import { readSecret } from './sign-in.ts'
import type { PeopleTables } from './tables.ts'

let pglite: PGlite | undefined
let people: People | undefined
beforeAll(async () => {
  pglite = await createPglite()
  const open = () => {
    if (!pglite) throw new Error('no database')
    const database = new Kysely<PeopleTables>({ dialect: new PGliteDialect({ pglite }) })
    return peopleOf({ database, read: database, dialect: 'postgres' }, 'x'.repeat(40), origin)
  }
  people = await open()
  // Opening what exists already changes nothing.
  people = { ...(await open()), close: async () => undefined }
})
afterAll(() => pglite?.close())

test('on PostgreSQL too: set-up, sign-in, second factor, people, the last administrator', async () => {
  const served = await serveStudio({ people })
  const { token } = await createLink(served.people, { purpose: 'setUp', person: null, now: new Date() })
  const first = served.browser()
  await first.call('acceptInvitation', { token, email: 'lin@lingshan.example', name: '林岚', password })
  const { me } = await first.call('session', {})
  if (!me) throw new Error('not signed in')
  const { recoveryCodes } = await first.call('startSecondFactor', { password })
  expect(recoveryCodes).toHaveLength(10)
  const none = { sections: null, languages: null }
  const { id, link } = await first.call('invitePerson', {
    ...{ email: 'chen@lingshan.example', name: '陈默', roles: ['editor'] },
    ...none,
  })
  const invited = link.slice(link.lastIndexOf('/') + 1)
  const second = served.browser()
  await second.call('acceptInvitation', { token: invited, password })
  const demoted = { id: me.id, name: '林岚', active: true, roles: ['editor' as const], ...none }
  await expect(first.call('changePerson', demoted)).rejects.toMatchObject({ status: 403 })
  await first.call('changePerson', { id, name: '陈默', active: false, roles: ['editor'], ...none })
  await expect(second.call('changeMe', {})).rejects.toMatchObject({ status: 401 })
  const { rows } = await first.call('personList', {})
  expect(rows.map(({ name, active }) => [name, active])).toEqual([
    ['林岚', true],
    ['陈默', false],
  ])
  expect(rows[0]?.lastSeen).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/)
})

test('a read-only PostgreSQL, as after a failover: people stay signed in, and a change says what is wrong', async () => {
  const served = await serveStudio({ people })
  const { call, id, email } = await served.personWith({ roles: ['editor'] }, '顾山')
  // Due to be extended, which is a change.
  const soon = new Date(Date.now() + 20 * 60_000).toISOString()
  const sessions = served.people.database.updateTable('person_session').set({ expiresAt: soon })
  await sessions.where('userId', '=', id).execute()
  await pglite?.exec('set default_transaction_read_only = on')
  const message = { en: expect.stringContaining('can only be read') }
  const refused = { status: 503, error: { code: 'unavailable', message } }
  try {
    expect((await call('entryList', { kind: 'news', page: 1, pageSize: 9 })).total).toBe(0)
    await expect(call('changeMe', { name: '顾山山' })).rejects.toMatchObject(refused)
    await expect(served.browser().call('signIn', { email, password })).rejects.toMatchObject(refused)
  } finally {
    await pglite?.exec('set default_transaction_read_only = off')
  }
  expect((await call('changeMe', { name: '顾山山' })).name).toBe('顾山山')
})

test('accounts of an earlier release get what this one stores, and those of a newer one are left alone', async () => {
  const { content, people: earlier } = await serveStudio()
  await sql`alter table person_link drop column code_hash`.execute(earlier.database)
  await sql`drop table schema_version`.execute(earlier.database)
  const later = await openPeople({ dataDir: content.dataDir }, origin)
  const link = { purpose: 'setUp' as const, person: null, codeHash: 'x', now: new Date() }
  expect((await createLink(later, link)).token).toHaveLength(32)
  await later.close()
  // As a newer release does to both.
  for (const database of [content.write, earlier.database])
    await sql`insert into schema_version values (99, '')`.execute(database)
  const open = () => openPeople({ dataDir: content.dataDir }, origin)
  await expect(open()).rejects.toThrow(/accounts .* schema version 99.*start the newer program/)
  await expect(changePeople(earlier, async () => 1)).rejects.toThrow(NewerSchemaError)
  // The copy of the content of before is put back, but none of the accounts.
  await sql`delete from schema_version where version = 99`.execute(content.write)
  await (await open()).close()
  expect(await changePeople(earlier, async () => 1)).toBe(1)
})

const newFolder = () => mkdtemp(join(tmpdir(), 'shanmen-key-'))

test('processes with folders of their own on one database need one key', async () => {
  const database = people?.database as People['database']
  const [one, other] = [await newFolder(), await newFolder()]
  try {
    const key = await readRecordedSecret(database, one)
    expect(await readRecordedSecret(database, one)).toBe(key)
    // A folder without it gets no key of its own.
    await expect(readRecordedSecret(database, other)).rejects.toThrow(
      /studio.key is missing: put the studio.key/,
    )
    expect(await readdir(other)).toEqual([])
    await readSecret(other)
    await expect(readRecordedSecret(database, other)).rejects.toThrow(/another installation's.*--new-key/)
    await copyFile(join(one, 'studio.key'), join(other, 'studio.key'))
    expect(await readRecordedSecret(database, other)).toBe(key)
  } finally {
    for (const folder of [one, other]) await rm(folder, { recursive: true })
  }
})

test('files with accounts are readable only by the user that runs the program', async () => {
  const { content } = await serveStudio()
  for (const name of ['people.sqlite', 'studio.key'])
    expect((await stat(join(content.dataDir, name))).mode & 0o077, name).toBe(0)
})

test('on PostgreSQL, keys that are missing after a restore that ended early are named, and a start makes them', async () => {
  if (!people) throw new Error('no accounts')
  const { database } = people
  const { rows } = await sql<{ name: string; table: string }>`
    select conname as name, conrelid::regclass::text as table from pg_constraint
    where contype in ('p', 'u') and conrelid::regclass::text like 'person%'`.execute(database)
  for (const { name, table } of rows)
    await sql.raw(`alter table ${table} drop constraint ${name} cascade`).execute(database)
  const names = rows.map(({ name }) => name).sort()
  expect(names.length).toBeGreaterThan(10)
  expect((await findMissingKeys(people)).sort()).toEqual(names)
  await peopleOf({ database, read: database, dialect: 'postgres' }, 'x'.repeat(40), origin)
  expect(await findMissingKeys(people)).toEqual([])
})
