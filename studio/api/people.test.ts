import { expect, test } from 'vitest'
import { password, type Served, serveStudio } from '../testing/serve-studio.ts'

const refused = { status: 403, error: { code: 'notAllowed' } }
const none = { sections: null, languages: null }

async function administrators(served: Served, count: number) {
  const all = []
  for (let at = 0; at < count; at += 1)
    all.push(await served.personWith({ roles: ['administrator'] }, `A${at}`))
  return all as [Awaited<ReturnType<Served['personWith']>>, ...typeof all]
}

test('an invitation: a link once, with the rights that were chosen', async () => {
  const served = await serveStudio()
  const [{ call }] = await administrators(served, 1)
  const invited = { email: 'Chen@lingshan.example', name: '陈默', roles: ['editor' as const] }
  const limits = { sections: ['news' as const], languages: ['en' as const] }
  const { id, link } = await call('invitePerson', { ...invited, ...limits })
  const list = () => call('personList', {}).then(({ rows }) => rows.find((row) => row.id === id))
  expect(await list()).toMatchObject({
    email: 'chen@lingshan.example',
    invited: true,
    active: true,
    ...limits,
  })
  await expect(call('invitePerson', { ...invited, ...limits })).rejects.toMatchObject({ status: 422 })
  const token = link.slice(link.lastIndexOf('/') + 1)
  const { call: guest } = served.browser()
  expect(await guest('invitation', { token })).toMatchObject({ purpose: 'invite', name: '陈默' })
  await expect(guest('acceptInvitation', { token, password: 'short' })).rejects.toMatchObject({ status: 400 })
  expect(await guest('acceptInvitation', { token, password })).toEqual({ state: 'signedIn' })
  expect((await guest('session', {})).me).toMatchObject({ id, roles: ['editor'], ...limits })
  expect(await list()).toMatchObject({ invited: false, lastSeen: expect.stringMatching(/^20/) })
  for (const again of [token, 'x', '']) {
    const tried = served.browser().call('acceptInvitation', { token: again, password })
    await expect(tried).rejects.toMatchObject({ status: 410 })
  }
})

test('a valid link does not reset the failures of its address', async () => {
  const served = await serveStudio()
  const [{ call }] = await administrators(served, 1)
  const { link } = await call('invitePerson', { email: 'a@b.example', name: 'B', roles: ['editor'], ...none })
  const token = link.slice(link.lastIndexOf('/') + 1)
  const { call: guest } = served.browser()
  const guess = () => guest('invitation', { token: 'x' })
  for (let count = 0; count < 19; count += 1) await expect(guess()).rejects.toMatchObject({ status: 410 })
  expect(await guest('invitation', { token })).toMatchObject({ purpose: 'invite' })
  await expect(guess()).rejects.toMatchObject({ status: 410 })
  await expect(guess()).rejects.toMatchObject({ status: 429 })
})

test('an expired link opens nothing', async () => {
  const served = await serveStudio()
  const [{ call }] = await administrators(served, 1)
  const { link } = await call('invitePerson', { email: 'a@b.example', name: 'B', roles: ['editor'], ...none })
  const past = new Date(Date.now() - 1000).toISOString()
  await served.people.database.updateTable('person_link').set({ until: past }).execute()
  const token = link.slice(link.lastIndexOf('/') + 1)
  await expect(served.browser().call('invitation', { token })).rejects.toMatchObject({ status: 410 })
})

test('no one can raise their own rights or lift their own limits', async () => {
  const served = await serveStudio()
  const [first] = await administrators(served, 2)
  const own = { id: first.id, name: 'A0', active: true, ...none }
  await expect(
    first.call('changePerson', { ...own, roles: ['administrator', 'editor'] }),
  ).rejects.toMatchObject(refused)
  await expect(
    first.call('changePerson', { ...own, roles: ['administrator'], active: false }),
  ).rejects.toMatchObject(refused)
  const limited = await served.personWith({ roles: ['administrator'], sections: ['news'], languages: ['zh'] })
  const mine = { id: limited.id, name: 'L', active: true, roles: ['administrator' as const] }
  await expect(limited.call('changePerson', { ...mine, ...none })).rejects.toMatchObject(refused)
  await expect(
    limited.call('changePerson', { ...mine, sections: ['news', 'party'], languages: ['zh'] }),
  ).rejects.toMatchObject(refused)
  await expect(limited.call('renewInvitation', { id: limited.id })).rejects.toMatchObject(refused)
  // Giving up a right is allowed, for there is another administrator.
  const { roles } = await limited.call('changePerson', {
    ...mine,
    roles: ['administrator'],
    sections: ['news'],
    languages: ['zh'],
  })
  expect(roles).toEqual(['administrator'])
  await expect(first.call('changeMe', { roles: ['editor'] } as object)).rejects.toMatchObject({ status: 400 })
})

test('the last administrator stays one, also when two remove each other at once', async () => {
  const served = await serveStudio()
  const [first, second] = await administrators(served, 2)
  if (!second) throw new Error('two are needed')
  const demote = (by: typeof first, whom: typeof first) =>
    by.call('changePerson', {
      id: whom.id,
      name: whom.id.slice(0, 60),
      active: true,
      roles: ['editor'],
      ...none,
    })
  const results = await Promise.allSettled([demote(first, second), demote(second, first)])
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const rows = await served.people.database.selectFrom('person').select(['id', 'roles']).execute()
  const left = rows.filter(({ roles }) => roles.includes('administrator'))
  expect(left).toHaveLength(1)
  const last = [first, second].find(({ id }) => id === left[0]?.id)
  if (!last) throw new Error('no administrator is left')
  await expect(demote(last, last)).rejects.toMatchObject(refused)
})

test('switching someone off ends the sessions at once; a new password link is for others only', async () => {
  const served = await serveStudio()
  const [{ call }] = await administrators(served, 1)
  const editor = await served.personWith({ roles: ['editor'] })
  const change = { id: editor.id, name: 'Lin', roles: ['editor' as const], ...none }
  await call('changePerson', { ...change, active: false })
  await expect(editor.call('changeMe', {})).rejects.toMatchObject({ status: 401 })
  await expect(editor.call('signIn', { email: editor.email, password })).rejects.toMatchObject({
    status: 422,
  })
  await expect(call('renewInvitation', { id: editor.id })).rejects.toMatchObject({ status: 422 })
  await call('changePerson', { ...change, active: true })
  await editor.call('signIn', { email: editor.email, password })
  const { link } = await call('renewInvitation', { id: editor.id, secondFactor: true })
  const token = link.slice(link.lastIndexOf('/') + 1)
  const next = '山门外的第一级台阶'
  // A person who forgot the password has tried too often before asking for help.
  for (let tries = 0; tries < 5; tries += 1)
    await expect(editor.call('signIn', { email: editor.email, password: 'forgotten' })).rejects.toThrow()
  await expect(editor.call('signIn', { email: editor.email, password })).rejects.toMatchObject({
    status: 429,
  })
  await served.browser().call('acceptInvitation', { token, password: next })
  await expect(editor.call('changeMe', {})).rejects.toMatchObject({ status: 401 })
  await expect(editor.call('signIn', { email: editor.email, password })).rejects.toMatchObject({
    status: 422,
  })
  await editor.call('signIn', { email: editor.email, password: next })
  expect(await call('endPersonSessions', { id: editor.id })).toEqual({ ended: 2 })
})

test('rights are read with each call', async () => {
  const served = await serveStudio()
  const [{ call }] = await administrators(served, 1)
  const person = await served.personWith({ roles: ['editor'] })
  await expect(person.call('auditList', {})).rejects.toMatchObject(refused)
  await call('changePerson', { id: person.id, name: 'L', active: true, roles: ['auditor'], ...none })
  expect((await person.call('auditList', {})).total).toBeGreaterThan(0)
  await expect(person.call('entryList', { kind: 'news' })).rejects.toMatchObject(refused)
})
