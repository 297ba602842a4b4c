import { expect, test } from 'vitest'
import { createLink, linkAddress } from '../people/links.ts'
import { origin, password, serveStudio } from '../testing/serve-studio.ts'

test('setting up: a printed link creates the first account, once', async () => {
  const { people, browser } = await serveStudio()
  const { call } = browser()
  expect(await call('session', {})).toEqual({ me: null, setUp: true, secondFactorAsked: false })
  const { token } = await createLink(people.database, { purpose: 'setUp', person: null, now: new Date() })
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
  const wrong = await here(email, 'not the password')
  const unknown = await here('nobody@lingshan.example', 'not the password')
  expect([wrong.status, await wrong.json()]).toEqual([unknown.status, await unknown.json()])
  for (let tries = 0; tries < 4; tries += 1) await here(email, 'not the password')
  const closed = await here(email, password)
  expect(closed.status).toBe(429)
  expect(Number(closed.headers.get('Retry-After'))).toBeGreaterThan(500)
  expect(closed.headers.getSetCookie()).toEqual([])
  expect((await from('192.0.2.8')(email, password)).status).toBe(200)
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

test('on https the cookies are bound to this very host', async () => {
  const ownOrigin = 'https://studio.example'
  const { people, browser } = await serveStudio({ ownOrigin })
  const { token } = await createLink(people.database, { purpose: 'setUp', person: null, now: new Date() })
  const body = JSON.stringify({ token, email: 'lin@lingshan.example', name: '林岚', password })
  const headers = { Origin: ownOrigin, 'Content-Type': 'application/json' }
  const response = await browser().fetch('/api/invitation/accept', { method: 'POST', headers, body })
  expect(response.status).toBe(200)
  const [cookie] = response.headers.getSetCookie()
  expect(cookie).toMatch(/^__Host-studio\.session_token=.*; Path=\/; HttpOnly; Secure; SameSite=Strict/i)
  expect(cookie).not.toMatch(/domain=/i)
})
