import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { openContent } from '@shanmen/content/open.ts'
import { booleanIn, setPassword } from '@shanmen/studio/people/accounts.ts'
import { hashNew } from '@shanmen/studio/people/hashing.ts'
import { createLink } from '@shanmen/studio/people/links.ts'
import { changePeople, openPeople, type People } from '@shanmen/studio/people/people.ts'
import { origin, password, serveStudio } from '@shanmen/studio/testing/serve-studio.ts'
import { codeOf } from '@shanmen/studio/testing/totp.ts'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { usePostgres } from './postgres.ts'

// SQLite writes one transaction after the other; on PostgreSQL several are open at once.
async function openStudio(skip: (reason: string) => never) {
  const { url: databaseUrl } = await usePostgres(skip)
  const dataDir = mkdtempSync(join(tmpdir(), 'shanmen-accounts-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const content = await openContent({ dataDir, databaseUrl })
  onTestFinished(() => content.close())
  const people = await openPeople({ dataDir, databaseUrl }, origin)
  return serveStudio({ content, people })
}

type Alter = (inner: People, id: string) => Promise<unknown>

/** What ends the sessions of a person, while a sign-in of theirs has begun. */
const changes: [name: string, alter: Alter][] = [
  ['a new password is set', async (inner, id) => setPassword(inner, id, await hashNew('石阶之上另有云海'))],
  [
    'the account is switched off',
    (inner, id) =>
      inner.database
        .updateTable('person')
        .set({ active: booleanIn(inner, false) })
        .where('id', '=', id)
        .execute(),
  ],
]

for (const [name, alter] of changes)
  test(`a sign-in opens nothing while ${name} and not committed`, async ({ skip }) => {
    const { people, personWith, browser } = await openStudio(skip)
    const { id, email } = await personWith({ roles: ['editor'] })
    const other = browser()
    const signedIn = await changePeople(people, async (inner) => {
      await alter(inner, id)
      const answer = other.call('signIn', { email, password }).then(
        () => true,
        () => false,
      )
      await setTimeout(2000)
      return [answer]
    })
    expect(await Promise.all(signedIn)).toEqual([false])
    const sessions = people.database.selectFrom('person_session').where('userId', '=', id).select('token')
    // The one of `personWith` is left where the account is switched off: it is refused as long as that lasts.
    expect((await sessions.execute()).length).toBeLessThanOrEqual(1)
  })

test('of links for one person that are made at once, one is left; used at once, it opens once', async ({
  skip,
}) => {
  const { people, personWith, browser } = await openStudio(skip)
  const { id } = await personWith({ roles: ['editor'] })
  const six = Array.from({ length: 6 }, (_, number) => number)
  const made = await Promise.all(
    six.map(() => createLink(people, { purpose: 'reset', person: id, now: new Date() })),
  )
  const accepted = await Promise.allSettled(
    made.flatMap(({ token }) =>
      ['第一座桥通向山门', '第二座桥通向云海'].map((next) =>
        browser().call('acceptInvitation', { token, password: next }),
      ),
    ),
  )
  expect(accepted.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('the second factor is set up in one transaction on PostgreSQL, too', async ({ skip }) => {
  const { personWith, browser } = await openStudio(skip)
  const { call, email } = await personWith({ roles: ['editor'] })
  const { secret } = await call('startSecondFactor', { password })
  await expect(call('confirmSecondFactor', { code: '000000' })).rejects.toMatchObject({ status: 422 })
  expect(await call('confirmSecondFactor', { code: codeOf(secret, -1) })).toMatchObject({
    secondFactor: true,
  })
  expect((await call('session', {})).me?.secondFactor).toBe(true)
  const other = browser()
  expect(await other.call('signIn', { email, password })).toEqual({ state: 'secondFactor' })
  expect(await other.call('secondFactor', { code: codeOf(secret) })).toEqual({ state: 'signedIn' })
})

test('a change that waited for another one is decided by what that one has left', async ({ skip }) => {
  const { people, personWith } = await openStudio(skip)
  const [first, second] = [
    await personWith({ roles: ['administrator'] }, 'A0'),
    await personWith({ roles: ['administrator'] }, 'A1'),
  ]
  const { id } = await personWith({ roles: ['editor'] }, 'Lin')
  const rename = (by: typeof first, name: string) =>
    by.call('changePerson', { id, name, active: true, roles: ['editor'], sections: null, languages: null })
  const isWaiting = async () => {
    const locks = sql`select 1 from pg_locks where not granted and relation = 'person'::regclass`
    return (await locks.execute(people.read)).rows.length > 0
  }
  const meanwhile = async (alter: (inner: People) => Promise<unknown>, call: () => Promise<unknown>) => {
    const [answer] = await changePeople(people, async (inner) => {
      await sql`lock table person in share row exclusive mode`.execute(inner.database)
      await alter(inner)
      const waiting = call().catch((error) => error)
      await expect.poll(isWaiting, { timeout: 12_000 }).toBe(true)
      return [waiting]
    })
    return answer
  }
  const stored = () =>
    people.database
      .selectFrom('person')
      .select(['name', 'active'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  const active = (value: boolean, person: string) => (inner: People) =>
    inner.database.updateTable('person').set({ active: value }).where('id', '=', person).execute()
  // To switch the account on again takes a second administrator.
  expect(await meanwhile(active(false, id), () => rename(first, 'Lin 1'))).toMatchObject({ requested: true })
  expect(await stored()).toEqual({ name: 'Lin', active: false })
  await active(true, id)(people)
  const demote = ({ database }: People) =>
    database.updateTable('person').set({ roles: '["editor"]' }).where('id', '=', second.id).execute()
  expect(await meanwhile(demote, () => rename(second, 'Lin 2'))).toMatchObject({ status: 403 })
  expect(await stored()).toEqual({ name: 'Lin', active: true })
})
