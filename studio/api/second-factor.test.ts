import { siteNames } from '@shanmen/brand/names.ts'
import { defaultLanguage } from '@shanmen/contract/languages.ts'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { password, serveStudio } from '../testing/serve-studio.ts'
import { codeOf } from '../testing/totp.ts'

test('the second factor: enrolled with the password, required at sign-in, each code once', async () => {
  // No thirty seconds end under way: which codes are accepted stays the same.
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { personWith, browser, people } = await serveStudio()
  const { call, email } = await personWith({ roles: ['editor'] })
  await expect(call('startSecondFactor', { password: 'wrong' })).rejects.toMatchObject({ status: 422 })
  const { secret, uri, recoveryCodes } = await call('startSecondFactor', { password })
  const { name } = siteNames[defaultLanguage]
  expect(decodeURIComponent(uri)).toContain(`otpauth://totp/${name}:${email}?`)
  expect(new URL(uri).searchParams.get('issuer')).toBe(name)
  expect(recoveryCodes).toHaveLength(10)
  await expect(call('confirmSecondFactor', { code: '000000' })).rejects.toMatchObject({ status: 422 })
  expect(await call('confirmSecondFactor', { code: codeOf(secret, -1) })).toMatchObject({
    secondFactor: true,
  })
  expect((await call('session', {})).me?.secondFactor).toBe(true)

  const second = browser()
  expect(await second.call('signIn', { email, password })).toEqual({ state: 'secondFactor' })
  expect(await second.call('session', {})).toMatchObject({ me: null, secondFactorAsked: true })
  await expect(second.call('changeMe', {})).rejects.toMatchObject({ status: 401 })
  await expect(second.call('secondFactor', { code: '000000' })).rejects.toMatchObject({ status: 422 })
  // The one before is accepted too, as clocks differ a little, but not the very one that enrolled.
  await expect(second.call('secondFactor', { code: codeOf(secret, -1) })).rejects.toMatchObject({
    status: 422,
  })
  const code = codeOf(secret, 1)
  expect(await second.call('secondFactor', { code })).toEqual({ state: 'signedIn' })
  expect((await second.call('session', {})).me?.email).toBe(email)

  const third = browser()
  await third.call('signIn', { email, password })
  await expect(third.call('secondFactor', { code })).rejects.toMatchObject({ status: 422 })
  expect((await third.call('session', {})).me).toBeNull()
  // It still waits for a code that is fresh.
  expect(await third.call('secondFactor', { code: codeOf(secret) })).toEqual({ state: 'signedIn' })

  const fourth = browser()
  await fourth.call('signIn', { email, password })
  const recovery = { code: String(recoveryCodes[0]), recovery: true }
  expect(await fourth.call('secondFactor', recovery)).toEqual({ state: 'signedIn' })
  const fifth = browser()
  await fifth.call('signIn', { email, password })
  await expect(fifth.call('secondFactor', recovery)).rejects.toMatchObject({ status: 422 })

  // What is stored is no code, and cannot be used as one.
  const stored = await people.database
    .selectFrom('person_second_factor')
    .selectAll()
    .executeTakeFirstOrThrow()
  const [hash = ''] = /hmac:[\w-]{43}/.exec(JSON.stringify(stored)) ?? []
  expect(hash).not.toBe('')
  expect(JSON.stringify(stored)).not.toContain(recoveryCodes[1])
  const thief = browser()
  await thief.call('signIn', { email, password })
  await expect(thief.call('secondFactor', { code: hash, recovery: true })).rejects.toMatchObject({
    status: 400,
  })
  expect(await thief.call('secondFactor', { code: String(recoveryCodes[1]), recovery: true })).toEqual({
    state: 'signedIn',
  })

  const renewed = await call('newRecoveryCodes', { password })
  expect(renewed.recoveryCodes).not.toContain(recoveryCodes[2])
  expect(await call('endSecondFactor', { password })).toMatchObject({ secondFactor: false })
  expect(await browser().call('signIn', { email, password })).toEqual({ state: 'signedIn' })
})

test('a second factor whose set-up breaks off at any step is not on, and is set up by the same code again', async () => {
  const { personWith, browser, people, content } = await serveStudio()
  const { call, email } = await personWith({ roles: ['editor'] })
  const { secret } = await call('startSecondFactor', { password })
  const code = codeOf(secret)
  const refuse = "begin select raise(abort, 'broken off'); end"
  const breaks = {
    a: `before update of "twoFactorEnabled" on person ${refuse}`,
    b: `before update of verified on person_second_factor ${refuse}`,
    c: `before insert on person_code ${refuse}`,
    d: `before insert on person_session ${refuse}`,
  }
  for (const [name, step] of Object.entries(breaks)) {
    await sql.raw(`create trigger ${name} ${step}`).execute(people.database)
    await expect(call('confirmSecondFactor', { code })).rejects.toThrow()
    await sql.raw(`drop trigger ${name}`).execute(people.database)
    expect((await call('session', {})).me).toMatchObject({ secondFactor: false })
  }
  await sql`create trigger audit_broken before insert on audit begin select raise(abort, 'broken off'); end`.execute(
    content.write,
  )
  await expect(call('confirmSecondFactor', { code })).rejects.toThrow()
  await sql`drop trigger audit_broken`.execute(content.write)
  expect(await browser().call('signIn', { email, password })).toEqual({ state: 'signedIn' })
  expect(await call('confirmSecondFactor', { code })).toMatchObject({ secondFactor: true })
  const next = browser()
  await next.call('signIn', { email, password })
  expect(await next.call('secondFactor', { code: codeOf(secret, 1) })).toEqual({ state: 'signedIn' })
})

test('guessing codes ends after a few', async () => {
  const { personWith, browser } = await serveStudio()
  const { call, email, id } = await personWith({ roles: ['editor'] })
  const auditor = await personWith({ roles: ['auditor'] })
  const { secret } = await call('startSecondFactor', { password })
  await call('confirmSecondFactor', { code: codeOf(secret) })
  const guesser = browser()
  await guesser.call('signIn', { email, password })
  for (let tries = 0; tries < 5; tries += 1)
    await expect(guesser.call('secondFactor', { code: '000000' })).rejects.toMatchObject({ status: 422 })
  // Guessing has ended: the right code is refused too, and only the password begins another sign-in.
  await expect(guesser.call('secondFactor', { code: codeOf(secret, 1) })).rejects.toMatchObject({
    status: 401,
    error: { code: 'signedOut' },
  })
  expect(await guesser.call('session', {})).toMatchObject({ me: null, secondFactorAsked: false })
  const { rows } = await auditor.call('auditList', { action: 'signInFailed', who: id })
  expect(rows).toHaveLength(6)
  expect(rows).toMatchObject([{ target: id }, ...Array.from({ length: 5 }, () => ({ who: { id } }))])
})

test('signing out gives up a sign-in that waits for a code, of this browser alone', async () => {
  const { personWith, browser } = await serveStudio()
  const { call, email } = await personWith({ roles: ['editor'] })
  const { secret } = await call('startSecondFactor', { password })
  await call('confirmSecondFactor', { code: codeOf(secret) })
  const [here, there] = [browser(), browser()]
  for (const each of [here, there]) await each.call('signIn', { email, password })
  await here.call('signOut', {})
  expect(await here.call('session', {})).toMatchObject({ me: null, secondFactorAsked: false })
  await expect(here.call('secondFactor', { code: codeOf(secret, 1) })).rejects.toMatchObject({ status: 401 })
  expect(await there.call('session', {})).toMatchObject({ me: null, secondFactorAsked: true })
  expect(await there.call('secondFactor', { code: codeOf(secret, 1) })).toEqual({ state: 'signedIn' })
})

test('who may publish or administer has a week for the second factor; then only its set-up is possible', async () => {
  const { personWith, browser, people } = await serveStudio()
  const editor = await personWith({ roles: ['editor'] })
  expect((await editor.call('session', {})).me?.secondFactorDays).toBeNull()
  for (const role of ['approver', 'administrator'] as const) {
    const { call, email, id } = await personWith({ roles: [role] }, role)
    expect((await call('session', {})).me?.secondFactorDays).toBe(7)
    const due = (moment: number) =>
      people.database
        .updateTable('person')
        .set({ factorDue: new Date(moment).toISOString() })
        .where('id', '=', id)
        .execute()
    await due(Date.now() + 60_000)
    expect((await call('session', {})).me?.secondFactorDays).toBe(1)
    await call('dashboard', {})
    await due(Date.now() - 1000)
    expect((await call('session', {})).me?.secondFactorDays).toBe(0)
    const overdue = { status: 403, error: { code: 'secondFactorNeeded' } }
    await expect(call('dashboard', {})).rejects.toMatchObject(overdue)
    await expect(call('changeMe', { name: 'X' })).rejects.toMatchObject(overdue)
    const { secret } = await call('startSecondFactor', { password })
    const other = browser()
    await other.call('signIn', { email, password })
    await call('confirmSecondFactor', { code: codeOf(secret) })
    // Sessions without a second factor end, this one continues.
    expect((await other.call('session', {})).me).toBeNull()
    expect((await call('session', {})).me?.secondFactorDays).toBeNull()
    await call('dashboard', {})
    expect(await call('endSecondFactor', { password })).toMatchObject({ secondFactorDays: 0 })
    await expect(call('dashboard', {})).rejects.toMatchObject(overdue)
  }
})

test('who has stolen a password cannot keep its owner from signing in with wrong codes', async () => {
  const { personWith, browser } = await serveStudio()
  const { call, email } = await personWith({ roles: ['editor'] })
  const { secret } = await call('startSecondFactor', { password })
  await call('confirmSecondFactor', { code: codeOf(secret, -1) })
  for (let round = 0; round < 3; round += 1) {
    const thief = browser()
    await thief.call('signIn', { email, password })
    for (let tries = 0; tries < 4; tries += 1)
      await thief.call('secondFactor', { code: '000000' }).catch(() => undefined)
  }
  const thief = browser()
  await thief.call('signIn', { email, password })
  await expect(thief.call('secondFactor', { code: codeOf(secret) })).rejects.toMatchObject({ status: 429 })
  await call('signOut', {})
  await call('signIn', { email, password })
  expect(await call('secondFactor', { code: codeOf(secret) })).toEqual({ state: 'signedIn' })
})

test('a code that no sign-in waits for is refused without being counted, and is none of a signed-in session either', async () => {
  const { personWith, browser, people } = await serveStudio()
  const signedIn = await personWith({ roles: ['editor'] })
  const counted = () => people.database.selectFrom('person_attempt').selectAll().execute()
  const before = await counted()
  const cookie = `studio.two_factor=2fa-${'x'.repeat(20)}.x`
  const send = (headers: Record<string, string>) =>
    browser().fetch('/api/second-factor', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify({ code: '000000' }),
    })
  for (const headers of [...Array(25).fill({}), { Cookie: cookie }])
    expect((await send(headers)).status).toBe(401)
  await expect(signedIn.call('secondFactor', { code: '000000' })).rejects.toMatchObject({ status: 401 })
  expect(await counted()).toEqual(before)
})

test('a code of one’s own does not lift the limit of someone else whose password is known', async () => {
  const { personWith, browser, people } = await serveStudio()
  const victim = await personWith({ roles: ['editor'] })
  const insider = await personWith({ roles: ['editor'] })
  const enrol = async ({ call }: typeof victim) => {
    const { secret, recoveryCodes } = await call('startSecondFactor', { password })
    await call('confirmSecondFactor', { code: codeOf(secret) })
    return recoveryCodes
  }
  await enrol(victim)
  const [code = ''] = await enrol(insider)
  const guesser = browser()
  await guesser.call('signIn', { email: victim.email, password })
  const wrong = { status: 422, error: { code: 'wrongCredentials' } }
  for (let tries = 0; tries < 3; tries += 1)
    await expect(guesser.call('secondFactor', { code: '000000' })).rejects.toMatchObject(wrong)
  guesser.cookies.set('studio.session_token', insider.cookies.get('studio.session_token') ?? '')
  await expect(guesser.call('secondFactor', { code, recovery: true })).rejects.toMatchObject(wrong)
  const counted = people.database.selectFrom('person_attempt').select('failures')
  const ofVictim = await counted.where('key', '=', `second factor of ${victim.id}`).executeTakeFirst()
  expect(ofVictim?.failures).toBe(4)
})
