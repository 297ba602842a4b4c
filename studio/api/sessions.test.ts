import { APIError } from 'better-auth/api'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { createLink } from '../people/links.ts'
import { password, type Served, serveStudio } from '../testing/serve-studio.ts'
import { codeOf } from '../testing/totp.ts'

type Person = Awaited<ReturnType<Served['personWith']>>
const signedOut = { status: 401, error: { code: 'signedOut' } }
const sessionCookie = 'studio.session_token'

/** What a step does to the session that it was made in, and to the person's other sessions. */
type Step = {
  run: (here: Person, served: Served) => Promise<unknown>
  own: 'renewed' | 'ended'
  others: 'ended' | 'stay'
}
const next = '石阶之上另有云海'
const steps: Record<string, Step> = {
  'signing in over a session': {
    run: ({ call, email }) => call('signIn', { email, password }),
    own: 'renewed',
    others: 'stay',
  },
  'signing out': { run: ({ call }) => call('signOut', {}), own: 'ended', others: 'stay' },
  'a new password': {
    run: ({ call }) => call('changePassword', { current: password, next }),
    own: 'renewed',
    others: 'ended',
  },
  'turning on the second factor': {
    run: async ({ call }) => {
      const { secret } = await call('startSecondFactor', { password })
      await call('confirmSecondFactor', { code: codeOf(secret) })
    },
    own: 'renewed',
    others: 'ended',
  },
  'ending all': { run: ({ call }) => call('endSessions', {}), own: 'ended', others: 'ended' },
  'a link for a new password': {
    run: async ({ id }, { people, browser }) => {
      const { token } = await createLink(people, { purpose: 'reset', person: id, now: new Date() })
      await browser().call('acceptInvitation', { token, password: next })
    },
    own: 'ended',
    others: 'ended',
  },
  'being switched off': {
    run: async ({ id }, { personWith }) => {
      const { call } = await personWith({ roles: ['administrator'] }, '顾山')
      const none = { sections: null, languages: null }
      await call('changePerson', { id, name: 'Lin', active: false, roles: ['editor'], ...none })
    },
    own: 'ended',
    others: 'ended',
  },
}

test.each(Object.entries(steps))('%s: which sessions end', async (_name, { run, own, others }) => {
  const served = await serveStudio()
  const here = await served.personWith({ roles: ['editor'] })
  const there = served.browser()
  await there.call('signIn', { email: here.email, password })
  const former = served.browser()
  for (const [name, value] of here.cookies) former.cookies.set(name, value)
  await run(here, served)
  // A token from before the step, as a thief would have it, opens nothing in any case.
  await expect(former.call('changeMe', {})).rejects.toMatchObject(signedOut)
  const mine = here.call('changeMe', {})
  if (own === 'ended') await expect(mine).rejects.toMatchObject(signedOut)
  else expect(await mine).toMatchObject({ id: here.id })
  const other = there.call('changeMe', {})
  if (others === 'ended') await expect(other).rejects.toMatchObject(signedOut)
  else expect(await other).toMatchObject({ id: here.id })
})

test('a session that someone else has put into a browser is not the one of who signs in there', async () => {
  const served = await serveStudio()
  const thief = await served.personWith({ roles: ['editor'] }, '顾山')
  const { email, id } = await served.personWith({ roles: ['editor'] })
  const planted = thief.cookies.get(sessionCookie) ?? ''
  for (const value of [planted, 'x'.repeat(32), `${'x'.repeat(32)}.${'y'.repeat(43)}=`]) {
    const victim = served.browser()
    victim.cookies.set(sessionCookie, value)
    await victim.call('signIn', { email, password })
    expect(victim.cookies.get(sessionCookie)).not.toBe(value)
    expect(await victim.call('changeMe', {})).toMatchObject({ id })
    const outside = served.browser()
    outside.cookies.set(sessionCookie, value)
    await expect(outside.call('changeMe', {})).rejects.toMatchObject(signedOut)
  }
})

test.each(['a new password', 'ending all', 'a link for a new password', 'being switched off'])(
  '%s ends a sign-in that waits for a code, which began with the old password',
  async (name) => {
    const served = await serveStudio()
    const here = await served.personWith({ roles: ['editor'] })
    const { secret, recoveryCodes } = await here.call('startSecondFactor', { password })
    await here.call('confirmSecondFactor', { code: codeOf(secret) })
    const other = served.browser()
    expect(await other.call('signIn', { email: here.email, password })).toEqual({ state: 'secondFactor' })
    await steps[name]?.run(here, served)
    const code = { code: String(recoveryCodes[0]), recovery: true }
    await expect(other.call('secondFactor', code)).rejects.toMatchObject(signedOut)
  },
)

// Comparing a password takes a tenth of a second and more, in which the account may change.
test.each(['a new password', 'turning on the second factor', 'a link for a new password'])(
  '%s: a sign-in that was under way with the old password alone opens nothing',
  async (name) => {
    const served = await serveStudio()
    const here = await served.personWith({ roles: ['editor'] })
    const signingIn = Array.from({ length: 4 }, () => served.browser())
    const answers = signingIn.map(({ call }) => call('signIn', { email: here.email, password }))
    const settled = Promise.allSettled(answers)
    await steps[name]?.run(here, served)
    await settled
    for (const { call } of signingIn) await expect(call('changeMe', {})).rejects.toMatchObject(signedOut)
  },
)

test('a change of the password that was under way replaces none that a link has set', async () => {
  const served = await serveStudio()
  const { call, id, email } = await served.personWith({ roles: ['editor'] })
  const { token } = await createLink(served.people, { purpose: 'reset', person: id, now: new Date() })
  const owner = served.browser()
  const [changed] = await Promise.allSettled([
    call('changePassword', { current: password, next: '雾散之后还有一座桥' }),
    owner.call('acceptInvitation', { token, password: next }),
  ])
  expect(changed).toMatchObject({ status: 'rejected', reason: signedOut })
  await expect(call('changeMe', {})).rejects.toMatchObject(signedOut)
  expect(await served.browser().call('signIn', { email, password: next })).toEqual({ state: 'signedIn' })
})

test('a session that could not be read for a moment is a failure of the database, after which nothing was saved', async () => {
  const { people, personWith } = await serveStudio()
  const { call } = await personWith({ roles: ['editor'] })
  const hidden = new APIError('INTERNAL_SERVER_ERROR', { code: 'FAILED_TO_GET_SESSION' })
  const getSession = vi.spyOn(people.signIn.api, 'getSession').mockRejectedValue(hidden)
  await expect(call('changeMe', { name: '岚' })).rejects.toMatchObject({
    status: 503,
    error: { code: 'unavailable' },
  })
  getSession.mockRestore()
  await call('changeMe', { name: '岚' })
})

test('a sign-in does not fail for the time at which someone was last seen', async () => {
  const { people, personWith } = await serveStudio()
  const { call, email } = await personWith({ roles: ['editor'] })
  await sql`create trigger busy before update of lastSeen on person begin select raise(abort, 'busy'); end`.execute(
    people.database,
  )
  expect(await call('signIn', { email, password })).toEqual({ state: 'signedIn' })
})

test('after a newer program has migrated the accounts, this one only reads them', async () => {
  const served = await serveStudio()
  const { call, email } = await served.personWith({ roles: ['administrator'] })
  const { database } = served.people
  // Due to be extended, which is a change.
  const soon = new Date(Date.now() + 20 * 60_000).toISOString()
  await database.updateTable('person_session').set({ expiresAt: soon }).execute()
  const state = async () =>
    JSON.stringify([
      await database.selectFrom('person').selectAll().execute(),
      await database.selectFrom('person_session').selectAll().execute(),
      await database.selectFrom('person_attempt').selectAll().execute(),
    ])
  const before = await state()
  await sql`insert into schema_version values (99, '')`.execute(database)
  const refused = {
    status: 503,
    error: { message: { en: expect.stringContaining('older version only reads') } },
  }
  const none = { sections: null, languages: null }
  for (const write of [
    () => call('changeMe', { language: 'en' }),
    () => call('confirmPassword', { password }),
    () => call('changePassword', { current: password, next }),
    () => call('invitePerson', { email: 'a@b.example', name: 'B', roles: ['editor'], ...none }),
    () => call('signOut', {}),
    () => served.browser().call('signIn', { email, password: 'wrong' }),
    () => served.browser().call('signIn', { email, password }),
  ])
    await expect(write()).rejects.toMatchObject(refused)
  const link = createLink(served.people, { purpose: 'setUp', person: null, now: new Date() })
  await expect(link).rejects.toMatchObject({ code: 'newer' })
  expect((await call('personList', {})).rows).toHaveLength(1)
  expect(await state()).toBe(before)
})
