import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSqlite } from '@shanmen/content/database/sqlite.ts'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { clearSecondFactor, createPerson, setPassword } from './accounts.ts'
import { findChangedAccounts } from './copies.ts'
import { openPeople } from './people.ts'

async function open() {
  const dataDir = await mkdtemp(join(tmpdir(), 'shanmen-copies-'))
  const people = await openPeople({ dataDir }, 'http://studio.test')
  onTestFinished(async () => {
    await people.close()
    await rm(dataDir, { recursive: true })
  })
  const rights = { roles: ['editor' as const], sections: null, languages: null }
  const [first, second] = [
    await createPerson(people, { email: 'a@group.example', name: '赵一', ...rights }),
    await createPerson(people, { email: 'b@group.example', name: '钱二', ...rights }),
  ]
  for (const id of [first, second]) await setPassword(people, id, `hash of ${id}`)
  const { database } = people
  const factor = { id: 'f', userId: second, secret: '00ff', backupCodes: '[]' }
  await database.insertInto('person_second_factor').values(factor).execute()
  /** As a flipped bit does, no trigger notices it. */
  const flip = async (table: string, column: string, value: unknown) => {
    const { rows } = await sql<{ sql: string; name: string }>`
      select name, sql from sqlite_master where type = 'trigger' and tbl_name = ${table}`.execute(database)
    for (const { name } of rows) await sql`drop trigger ${sql.id(name)}`.execute(database)
    const id = table === 'person' ? 'id' : 'userId'
    await sql`update ${sql.table(table)} set ${sql.id(column)} = ${value} where ${sql.id(id)} = ${second}`.execute(
      database,
    )
    for (const trigger of rows) await sql.raw(trigger.sql).execute(database)
  }
  return { dataDir, people, database, second, flip, found: () => findChangedAccounts(dataDir) }
}

test.each([
  ['person', 'email', 'c@group.example'],
  ['person', 'roles', '["fditor"]'],
  ['person', 'active', 0],
  ['person_account', 'password', 'hash of another'],
  ['person_second_factor', 'secret', '00fe'],
])('%s.%s that is not what was written is found, whatever else is written', async (table, column, value) => {
  const { people, database, second, flip, found } = await open()
  expect(await found()).toBe(undefined)
  await flip(table, column, value)
  const problem = expect.stringMatching(new RegExp(`backup of people\\.sqlite.+: 钱二 \\(${column}\\)$`))
  expect(await found()).toEqual(problem)
  const now = new Date().toISOString()
  await database.updateTable('person').set({ lastSeen: now }).where('id', '=', second).execute()
  expect(await found()).toEqual(problem)
  // What an administrator sets again is right.
  const values = { email: 'b@group.example', roles: '["editor"]', active: 1 }
  await database.updateTable('person').set(values).where('id', '=', second).execute()
  await setPassword(people, second, 'new')
  await clearSecondFactor(people, second)
  expect(await found()).toBe(undefined)
})

test('so is a row with another id, and accounts of an earlier release are copied at the next start', async () => {
  const { dataDir, people, database, second, found } = await open()
  const { rows } = await sql<{ name: string }>`select name from sqlite_master where type = 'trigger'`.execute(
    database,
  )
  for (const { name } of rows) await sql`drop trigger ${sql.id(name)}`.execute(database)
  await sql`drop table person_copy`.execute(database)
  expect(await found()).toBe(undefined)
  await people.close()
  const again = await openPeople({ dataDir }, 'http://studio.test')
  onTestFinished(again.close)
  expect(await found()).toBe(undefined)
  const file = openSqlite(join(dataDir, 'people.sqlite'), { readOnly: false })
  await sql`update person_copy set row = 'person other' where row = ${`person ${second}`} and field = 'roles'`.execute(
    file,
  )
  await file.destroy()
  expect(await found()).toMatch(/: person other \(roles\)$/)
})

test('an account that is removed leaves no copy', async () => {
  const { database, second, found } = await open()
  await database.deleteFrom('person').where('id', '=', second).execute()
  expect(await found()).toBe(undefined)
  const { rows } =
    await sql`select * from person_copy where row like ${`%${second}%`} or value = ${second}`.execute(
      database,
    )
  expect(rows).toEqual([])
})
