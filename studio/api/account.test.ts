import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { signInLimits } from '../people/attempts.ts'
import { createLink, linkAddress } from '../people/links.ts'
import { origin, password, serveStudio } from '../testing/serve-studio.ts'
import { codeOf } from '../testing/totp.ts'

test('setting up: a printed link creates the first account, once', async () => {
  const { people, browser } = await serveStudio()
  const { call } = browser()
  expect(await call('session', {})).toEqual({ me: null, setUp: true, secondFactorAsked: false })
  const { token } = await createLink(people, { purpose: 'setUp', person: null, now: new Date() })
  expect(linkAddress(origin, token)).toMatch(/^http:\/\/studio\.test\/#\/invitation\/[\w-]{32}$/)
  expect(await call('invitation', { token })).toMatchObject({ purpose: 'setUp', email: '', name: '' })
  const first = { token, email: 'Lin@Lingshan.example', name: '林岚', password }
  expect(await call('acceptInvitation', first)).toEqual({ state: 'signedIn' })
  const { me, setUp } = await call('session', {})
  expect(setUp).toBe(false)
  expect(me).toMatchObject({
    name: '林岚',
    email: 'lin@lingshan.example',
    roles: ['editor', 'approver', 'administrator'],
    sections: null,
    languages: null,
    secondFactor: false,
  })
  await expect(browser().call('acceptInvitation', first)).rejects.toMatchObject({ status: 410 })
})

test('an invitation that cannot be accepted to its end is not used', async () => {
  const { people, content, browser } = await serveStudio()
  const { token } = await createLink(people, { purpose: 'setUp', person: null, now: new Date() })
  const { call } = browser()
  const first = { token, email: 'lin@lingshan.example', name: '林岚', password }
  // The audit line, the last step, is refused.
  await sql`insert into schema_version values (99, '')`.execute(content.write)
  await expect(call('acceptInvitation', first)).rejects.toMatchObject({ status: 503 })
  const accounts = await people.database.selectFrom('person').select('id').execute()
  expect([accounts, (await call('session', {})).setUp]).toEqual([[], true])
  await sql`delete from schema_version where version = 99`.execute(content.write)
  expect(await call('acceptInvitation', first)).toEqual({ state: 'signedIn' })
})

test('wrong passwords: the same answer for everyone, then a wait, from that address only', async () => {
  const { personWith, browser } = await serveStudio()
  const { email } = await personWith({ roles: ['editor'] })
  const from = (address: string) => (name: string, secret: string) => {
    const { fetch } = browser()
    const body = JSON.stringify({ email: name, password: secret })
    const headers = { 'Content-Type': 'application/json', 'X-Test-Address': address }
    return fetch('/api/sign-in', { method: 'POST', headers, body })
  }
  const here = from('192.0.2.7')
  const timed = async (name: string) => {
    const begin = performance.now()
    const answer = await here(name, 'not the password')
    // Only one of them writes an audit line: both wait for the same moment.
    expect(performance.now() - begin, name).toBeGreaterThan(248)
    return [answer.status, [...answer.headers], await answer.json()]
  }
  expect(await timed(email)).toEqual(await timed('nobody@lingshan.example'))
  for (let tries = 0; tries < 4; tries += 1) await here(email, 'not the password')
  const closed = await here(email, password)
  expect(closed.status).toBe(429)
  expect(Number(closed.headers.get('Retry-After'))).toBeGreaterThan(500)
  expect(closed.headers.getSetCookie()).toEqual([])
  expect((await from('192.0.2.8')(email, password)).status).toBe(200)
})

test('a flood of sign-ins: a few at a time, the rest are asked to wait and count for nothing', {
  tags: ['slow'],
}, async () => {
  const { browser, logged } = await serveStudio()
  const signIn = (email: string) => {
    const body = JSON.stringify({ email, password: 'not the password' })
    const headers = { 'Content-Type': 'application/json' }
    return browser().fetch('/api/sign-in', { method: 'POST', headers, body })
  }
  const answers = await Promise.all(Array.from({ length: 48 }, (_, n) => signIn(`${n}@lingshan.example`)))
  const refused = answers.filter(({ status }) => status === 503)
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(18)
  expect(refused).toHaveLength(30)
  expect(refused[0]?.headers.get('Retry-After')).toBe('5')
  expect(await refused[0]?.json()).toMatchObject({
    error: {
      message: { zh: expect.stringContaining('请过几秒再试'), en: expect.stringContaining('seconds') },
    },
  })
  // Counted, they would be 58 of 50.
  for (let n = 0; n < 10; n += 1) expect((await signIn(`${n}@group.example`)).status).toBe(422)
  expect(logged.filter(({ level }) => level === 'error')).toEqual([])
})

test('cookies are for this site only and not readable by scripts', async () => {
  const { personWith, browser } = await serveStudio()
  const { email } = await personWith({ roles: ['editor'] })
  const response = await browser().fetch('/api/sign-in', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  for (const cookie of response.headers.getSetCookie())
    expect(cookie).toMatch(/^studio\.\w+=.*; HttpOnly; SameSite=Strict/i)
  expect(response.headers.get('Cache-Control')).toBe('no-store')
})

test('a session ends when idle, at its absolute end, and when its person is switched off', async () => {
  const { personWith, people } = await serveStudio()
  const person = await personWith({ roles: ['editor'] })
  const isIn = async () => (await person.call('session', {})).me !== null
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
  const set = (values: { createdAt?: string; expiresAt?: string }) =>
    people.database.updateTable('person_session').set(values).where('userId', '=', person.id).execute()
  expect(await isIn()).toBe(true)
  await set({ createdAt: ago(719) })
  expect(await isIn()).toBe(true)
  await set({ createdAt: ago(721) })
  expect(await isIn()).toBe(false)

  const early = await personWith({ roles: ['administrator'] })
  const aYear = { createdAt: ago(-525_600), expiresAt: ago(-525_630) }
  await people.database.updateTable('person_session').set(aYear).where('userId', '=', early.id).execute()
  expect((await early.call('session', {})).me).toBe(null)

  const { call } = await personWith({ roles: ['editor'] })
  const idle = await people.database.selectFrom('person_session').selectAll().executeTakeFirstOrThrow()
  const minutes = (new Date(idle.expiresAt).getTime() - Date.now()) / 60_000
  expect(minutes).toBeGreaterThan(29)
  expect(minutes).toBeLessThanOrEqual(30)
  await people.database
    .updateTable('person_session')
    .set({ expiresAt: ago(1) })
    .execute()
  await expect(call('changeMe', {})).rejects.toMatchObject({ status: 401 })

  const other = await personWith({ roles: ['editor'] })
  await people.database.updateTable('person').set({ active: 0 }).where('id', '=', other.id).execute()
  await expect(other.call('changeMe', {})).rejects.toMatchObject({ status: 401 })
  await expect(other.call('signIn', { email: other.email, password })).rejects.toMatchObject({ status: 422 })
})

test('calls that a screen makes by itself do not extend a session', async () => {
  const { personWith, people } = await serveStudio()
  const { call } = await personWith({ roles: ['editor'] })
  const soon = new Date(Date.now() + 5 * 60_000)
  const end = async () => {
    const row = await people.database
      .selectFrom('person_session')
      .select('expiresAt')
      .executeTakeFirstOrThrow()
    return new Date(row.expiresAt).getTime()
  }
  await people.database.updateTable('person_session').set({ expiresAt: soon.toISOString() }).execute()
  await call('session', {})
  expect(await end()).toBe(soon.getTime())
  await call('changeMe', {})
  expect(await end()).toBeGreaterThan(soon.getTime())
})

test('a new password ends the other sessions; ending all ends this one too', async () => {
  const { personWith, browser } = await serveStudio()
  const here = await personWith({ roles: ['editor'] })
  const there = browser()
  await there.call('signIn', { email: here.email, password })
  const next = '石阶之上另有云海'
  await expect(here.call('changePassword', { current: 'wrong', next })).rejects.toMatchObject({ status: 422 })
  await expect(here.call('changePassword', { current: password, next: 'short' })).rejects.toMatchObject({
    error: { issues: [{ path: ['password'], code: 'weakPassword' }] },
  })
  await here.call('changePassword', { current: password, next })
  expect((await here.call('session', {})).me).not.toBeNull()
  expect((await there.call('session', {})).me).toBeNull()
  await there.call('signIn', { email: here.email, password: next })
  await here.call('endSessions', {})
  expect((await here.call('session', {})).me).toBeNull()
  expect((await there.call('session', {})).me).toBeNull()
})

test('a new password that cannot be recorded is not set, nor are recovery codes replaced', async () => {
  const { personWith, content, people, browser } = await serveStudio()
  const { call, email } = await personWith({ roles: ['editor'] })
  const { secret } = await call('startSecondFactor', { password })
  await call('confirmSecondFactor', { code: codeOf(secret) })
  const stored = () => people.database.selectFrom('person_second_factor').selectAll().execute()
  const before = await stored()
  await sql`insert into schema_version values (99, '')`.execute(content.write)
  const refused = { status: 503 }
  const next = '石阶之上另有云海'
  await expect(call('changePassword', { current: password, next })).rejects.toMatchObject(refused)
  await expect(call('newRecoveryCodes', { password })).rejects.toMatchObject(refused)
  await expect(call('endSecondFactor', { password })).rejects.toMatchObject(refused)
  expect(await stored()).toEqual(before)
  await sql`delete from schema_version where version = 99`.execute(content.write)
  expect(await browser().call('signIn', { email, password })).toEqual({ state: 'secondFactor' })
})

test('on https the cookies are bound to this very host', async () => {
  const ownOrigin = 'https://studio.example'
  const { people, browser } = await serveStudio({ ownOrigin })
  const { token } = await createLink(people, { purpose: 'setUp', person: null, now: new Date() })
  const body = JSON.stringify({ token, email: 'lin@lingshan.example', name: '林岚', password })
  const headers = { Origin: ownOrigin, 'Content-Type': 'application/json' }
  const response = await browser().fetch('/api/invitation/accept', { method: 'POST', headers, body })
  expect(response.status).toBe(200)
  const [cookie] = response.headers.getSetCookie()
  expect(cookie).toMatch(/^__Host-studio\.session_token=.*; Path=\/; HttpOnly; Secure; SameSite=Strict/i)
  expect(cookie).not.toMatch(/domain=/i)
})

test('a sensitive step asks for the password again, some minutes after it was typed', async () => {
  const { personWith, people } = await serveStudio()
  const { call, id } = await personWith({ roles: ['administrator'] })
  const invite = (name: string) => {
    const holder = { roles: ['editor' as const], sections: null, languages: null }
    return call('invitePerson', { email: `${name}@lingshan.example`, name, ...holder })
  }
  await invite('a')
  const minutesAgo = (column: 'createdAt' | 'confirmedAt', minutes: number) =>
    people.database
      .updateTable('person_session')
      .set({ [column]: new Date(Date.now() - minutes * 60_000).toISOString() })
      .execute()
  await minutesAgo('createdAt', 6)
  const needed = { status: 403, error: { code: 'passwordNeeded' } }
  await expect(invite('b')).rejects.toMatchObject(needed)
  for (const step of ['renewInvitation', 'endPersonSessions'] as const)
    await expect(call(step, { id })).rejects.toMatchObject(needed)
  await call('dashboard', {})
  await expect(call('confirmPassword', { password: 'wrong' })).rejects.toMatchObject({ status: 422 })
  await expect(invite('b')).rejects.toMatchObject(needed)
  await call('confirmPassword', { password })
  await invite('b')
  await minutesAgo('confirmedAt', 6)
  await expect(invite('c')).rejects.toMatchObject(needed)
  // Typed while the clock was an hour ahead.
  await minutesAgo('confirmedAt', -60)
  await expect(invite('c')).rejects.toMatchObject(needed)
})

test("an attacker's wrong attempts lock no one out of a browser that they have used; there they are counted apart", {
  tags: ['slow'],
}, async () => {
  const { personWith, browser } = await serveStudio()
  const { call, email } = await personWith({ roles: ['editor'] })
  const from = (at: number) => ({
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Test-Address': `192.0.2.${at}` },
    body: JSON.stringify({ email, password: 'not the password' }),
  })
  const signIn = (secret: string) => call('signIn', { email, password: secret })
  // Ten at a time: each is answered after a quarter of a second, more would be asked to wait.
  for (let first = 1; first <= 30; first += 10)
    await Promise.all(
      Array.from({ length: 10 }, (_, index) => browser().fetch('/api/sign-in', from(first + index))),
    )
  expect((await browser().fetch('/api/sign-in', from(31))).status).toBe(429)
  expect(await signIn(password)).toEqual({ state: 'signedIn' })
  // A device of one account is none of another.
  const other = await personWith({ roles: ['editor'] })
  const { fetch } = browser()
  const cookie = [...other.cookies].find(([name]) => name.endsWith('.device'))?.join('=') ?? ''
  const stolen = { ...from(32), headers: { ...from(32).headers, Cookie: cookie } }
  expect((await fetch('/api/sign-in', stolen)).status).toBe(429)
  for (let tries = 0; tries < 10; tries += 1)
    await expect(signIn('wrong')).rejects.toMatchObject({ status: 422 })
  await expect(signIn(password)).rejects.toMatchObject({ status: 429 })
})

test('a device of which someone else has a copy is no limit for the other devices of its owner', async () => {
  const { personWith, browser, people } = await serveStudio()
  const { call, email, cookies } = await personWith({ roles: ['editor'] })
  const thief = browser()
  thief.cookies.set('studio.device', cookies.get('studio.device') ?? '')
  await call('signIn', { email, password })
  for (let tries = 0; tries < 10; tries += 1)
    await expect(thief.call('signIn', { email, password: 'wrong' })).rejects.toMatchObject({ status: 422 })
  await expect(thief.call('signIn', { email, password })).rejects.toMatchObject({ status: 429 })
  expect(await call('signIn', { email, password })).toEqual({ state: 'signedIn' })
  // Who has made many of them while the password was known guesses the next one no faster.
  const from = (device: string) => signInLimits(email, '192.0.2.1', device)
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, at) => people.attempts.begin(from(`d${at}`))),
  )
  expect(answers.filter((seconds) => seconds === 0)).toHaveLength(20)
})

test('a password of more than 128 characters is refused with a reason, wherever one is typed', async () => {
  const { personWith, browser } = await serveStudio()
  const { call, email } = await personWith({ roles: ['editor'] })
  const long = '石阶'.repeat(65)
  const refused = { status: 400, error: { issues: [{ message: { zh: '密码最多 128 个字符' } }] } }
  await expect(browser().call('signIn', { email, password: long })).rejects.toMatchObject(refused)
  await expect(call('changePassword', { current: password, next: long })).rejects.toMatchObject(refused)
  await expect(call('confirmPassword', { password: long })).rejects.toMatchObject(refused)
  const longest = `山门 ${'🏔️云海之上 '.repeat(14)}`
  expect(longest.length).toBeGreaterThan(100)
  await call('changePassword', { current: password, next: longest })
  expect(await browser().call('signIn', { email, password: longest })).toEqual({ state: 'signedIn' })
})
