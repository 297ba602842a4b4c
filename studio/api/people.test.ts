import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openPeople } from '../people/people.ts'
import { origin, password, type Served, serveStudio } from '../testing/serve-studio.ts'

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

test('two accounts cannot have names that look the same', async () => {
  const served = await serveStudio()
  const [{ call }] = await administrators(served, 1)
  const invite = (name: string, at: number) =>
    call('invitePerson', { email: `same${at}@lingshan.example`, name, roles: ['editor'], ...none })
  await invite('Anna Lim 林', 0)
  // Cyrillic and Greek letters, a digit, wide letters, an invisible character, another case.
  const alike = [
    'Аnnа Lim 林',
    'Αnna Lim 林',
    'Anna 1im 林',
    'Ａｎｎａ Lim 林',
    'An\u200bna Lim 林',
    'ANNA LIM 林',
  ]
  for (const [at, name] of alike.entries())
    expect([name, await invite(name, at + 1).catch(({ status }) => status)]).toEqual([name, 422])
  await invite('Anna Lin 林', 9)
})

test('a valid link is no help in guessing others, and opens after too many guesses', async () => {
  const served = await serveStudio()
  const [{ call }] = await administrators(served, 1)
  const { link } = await call('invitePerson', { email: 'a@b.example', name: 'B', roles: ['editor'], ...none })
  const token = link.slice(link.lastIndexOf('/') + 1)
  const { call: guest } = served.browser()
  const counted = () => served.people.database.selectFrom('person_attempt').selectAll().execute()
  const before = await counted()
  const guess = () => guest('invitation', { token: 'x' })
  for (let count = 0; count < 19; count += 1) await expect(guess()).rejects.toMatchObject({ status: 410 })
  expect(await guest('invitation', { token })).toMatchObject({ purpose: 'invite' })
  await expect(guess()).rejects.toMatchObject({ status: 410 })
  await expect(guess()).rejects.toMatchObject({ status: 429 })
  expect(await guest('invitation', { token })).toMatchObject({ purpose: 'invite' })
  // A flood of invented links from many addresses would make everyone wait for the disk.
  expect(await counted()).toEqual(before)
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
  // Each asks for it, and the other confirms.
  expect(await demote(first, second)).toMatchObject({ requested: true, roles: ['administrator'] })
  expect(await demote(second, first)).toMatchObject({ requested: true })
  const { rows: requests } = await first.call('requestList', {})
  const results = await Promise.allSettled(
    requests.map(({ id, who }) => (who.id === first.id ? second : first).call('confirmRequest', { id })),
  )
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const rows = await served.people.database.selectFrom('person').select(['id', 'roles']).execute()
  const left = rows.filter(({ roles }) => roles.includes('administrator'))
  expect(left).toHaveLength(1)
  const last = [first, second].find(({ id }) => id === left[0]?.id)
  if (!last) throw new Error('no administrator is left')
  await expect(demote(last, last)).rejects.toMatchObject(refused)
})

test('with a second administrator, no one makes an account alone that could publish', async () => {
  const served = await serveStudio()
  const [first, second] = await administrators(served, 2)
  if (!second) throw new Error('two are needed')
  const invite = (by: typeof first, name: string, roles: ('editor' | 'approver' | 'administrator')[]) =>
    by.call('invitePerson', { email: `${name}@lingshan.example`, name, roles, ...none })
  // An author too: with an invented one and a stolen approver, an administrator alone would publish.
  for (const role of ['administrator', 'editor'] as const)
    expect(await invite(first, role, [role])).toMatchObject({ requested: true, link: '', id: '' })
  const { code } = await invite(first, 'approver', ['approver'])
  const both = await served.personWith({ roles: ['administrator', 'approver'] }, 'both')
  expect(await invite(both, 'author', ['editor'])).toMatchObject({ requested: true })
  const invented = await served.personWith({ roles: ['editor'] }, 'E')
  const raise = { id: invented.id, name: 'E', active: true, roles: ['approver' as const], ...none }
  expect(await first.call('changePerson', raise)).toMatchObject({ requested: true, roles: ['editor'] })
  expect(await first.call('renewInvitation', { id: second.id })).toMatchObject({ requested: true, link: '' })
  const off = { id: second.id, name: 'A1', roles: ['administrator' as const], active: false, ...none }
  expect(await first.call('changePerson', off)).toMatchObject({ requested: true, active: true })
  // A name, or switching off someone who is no administrator, needs no one else.
  const named = { ...raise, name: 'E2', roles: ['editor' as const] }
  expect(await first.call('changePerson', named)).toMatchObject({ requested: false, name: 'E2' })
  expect(await first.call('changePerson', { ...named, active: false })).toMatchObject({ requested: false })
  expect(await first.call('changePerson', named)).toMatchObject({ requested: true, active: false })

  const { rows } = await first.call('requestList', {})
  expect(rows).toHaveLength(7)
  for (const { id, who } of rows) {
    const own = who.id === first.id ? first : both
    await expect(own.call('confirmRequest', { id })).rejects.toMatchObject(refused)
  }
  const { rows: list } = await first.call('personList', {})
  expect(list.map(({ name }) => name)).toEqual(['A0', 'A1', 'both', 'E2'])

  const approver = rows.find(({ name }) => name === 'approver')
  const { link } = await second.call('confirmRequest', { id: approver?.id ?? '' })
  const token = link.slice(link.lastIndexOf('/') + 1)
  const guest = served.browser()
  // Who confirmed has the link and who asked has the code: neither can open the account alone.
  expect(await guest.call('invitation', { token })).toMatchObject({ code: true })
  for (const guess of [undefined, '0000000000'])
    await expect(guest.call('acceptInvitation', { token, password, code: guess })).rejects.toMatchObject({
      status: 422,
      error: { message: { en: expect.stringContaining('The code is wrong') } },
    })
  expect(code).toMatch(/^\d{10}$/)
  await guest.call('acceptInvitation', { token, password, code: `${code?.slice(0, 5)} ${code?.slice(5)}` })
  expect((await guest.call('session', {})).me).toMatchObject({ name: 'approver', roles: ['approver'] })
  await expect(second.call('confirmRequest', { id: approver?.id ?? '' })).rejects.toMatchObject({
    status: 410,
  })

  const administrator = rows.find(({ name }) => name === 'administrator')
  await second.call('refuseRequest', { id: administrator?.id ?? '' })
  const { rows: lines } = await first.call('auditList', {})
  const seen = lines.map(({ action, who }) => `${who.name} ${action}`)
  expect(seen).toContain('A0 requestChange')
  expect(seen).toContain('A1 confirmChange')
  expect(seen).toContain('A1 refuseChange')
})

test('other rights that are confirmed leave the name as it is by then', async () => {
  const served = await serveStudio()
  const [first, second = first] = await administrators(served, 2)
  const { id, call } = await served.personWith({ roles: ['editor'] }, 'Lin')
  const change = { id, name: 'Lin', active: true, roles: ['approver' as const], ...none }
  await first.call('changePerson', change)
  await call('changeMe', { name: 'Lin Lan' })
  const [request] = (await second.call('requestList', {})).rows
  await second.call('confirmRequest', { id: request?.id ?? '' })
  const { rows } = await second.call('personList', {})
  expect(rows.find((person) => person.id === id)).toMatchObject({ name: 'Lin Lan', roles: ['approver'] })
})

test('a request names the account that is there, and a new name apart', async () => {
  const served = await serveStudio()
  const [first, second] = await administrators(served, 2)
  const { id, email } = await served.personWith({ roles: ['editor'] })
  // As if it were about someone else, for whom these rights are due.
  const change = { id, name: 'Chen Mo', active: true, roles: ['approver' as const], ...none }
  await first.call('changePerson', change)
  await first.call('renewInvitation', { id })
  const invited = { email: 'a@b.example', name: 'B', roles: ['editor' as const], ...none }
  await first.call('invitePerson', invited)
  const requests = async () => (await second?.call('requestList', {}))?.rows
  expect(await requests()).toMatchObject([
    { action: 'changePerson', name: 'Lin', email, newName: 'Chen Mo' },
    { action: 'makeLink', name: 'Lin', email, newName: null },
    { action: 'invite', name: 'B', email: 'a@b.example', newName: null },
  ])
  // Confirmed after the account was switched off, the change would switch it on again.
  const { database } = served.people
  await database.updateTable('person').set({ active: 0 }).where('id', '=', id).execute()
  expect(await requests()).toMatchObject([
    { active: true, activeNow: false },
    { active: true, activeNow: false },
    { active: true, activeNow: true },
  ])
})

test('who is to lose rights can neither refuse nor replace the request', async () => {
  const served = await serveStudio()
  const [first, second, third] = await administrators(served, 3)
  if (!second || !third) throw new Error('three are needed')
  const change = { id: second.id, name: 'A1', active: true, roles: ['editor' as const], ...none }
  await first.call('changePerson', change)
  const waiting = async () => (await second.call('requestList', {})).rows
  const [request] = await waiting()
  const refuse = (by: typeof first) => by.call('refuseRequest', { id: request?.id ?? '' })
  await expect(refuse(second)).rejects.toMatchObject(refused)
  const own = { ...change, roles: ['administrator' as const], sections: ['news' as const] }
  await expect(second.call('changePerson', own)).rejects.toMatchObject(refused)
  expect(await waiting()).toEqual([request])
  // Another one may, with the password, as for confirming.
  const long = new Date(Date.now() - 600_000).toISOString()
  const { database } = served.people
  await database
    .updateTable('person_session')
    .set({ createdAt: long })
    .where('userId', '=', third.id)
    .execute()
  await expect(refuse(third)).rejects.toMatchObject({ error: { code: 'passwordNeeded' } })
  await third.call('confirmPassword', { password })
  await refuse(third)
  // What one asks for oneself can be withdrawn.
  await second.call('changePerson', own)
  await second.call('refuseRequest', { id: (await waiting())[0]?.id ?? '' })
  expect(await waiting()).toEqual([])
})

test('a change that is based on an older state of an account is a conflict', async () => {
  const served = await serveStudio()
  const [{ call }] = await administrators(served, 1)
  const { id } = await served.personWith({ roles: ['editor'] })
  const before = { name: 'Lin', active: true, roles: ['editor' as const], ...none }
  await call('changePerson', { id, ...before, active: false, before })
  // Another administrator, whose list shows the account as it was.
  const conflict = { status: 409, error: { code: 'conflict' } }
  await expect(call('changePerson', { id, ...before, name: 'Lin 2', before })).rejects.toMatchObject(conflict)
  expect((await call('personList', {})).rows.at(1)).toMatchObject({ name: 'Lin', active: false })
  const now = { ...before, active: false }
  await call('changePerson', { id, ...now, name: 'Lin 2', before: now })
  expect((await call('personList', {})).rows.at(1)).toMatchObject({ name: 'Lin 2', active: false })
})

test('a request ends with its week, and with the rights of the one who asked', async () => {
  const served = await serveStudio()
  const [first, second, third] = await administrators(served, 3)
  if (!second || !third) throw new Error('three are needed')
  const ask = (by: typeof first) => by.call('renewInvitation', { id: third.id, secondFactor: true })
  await ask(first)
  const waiting = async () => (await second.call('requestList', {})).rows
  const [request] = await waiting()
  expect(request).toMatchObject({ action: 'makeLink', name: 'A2', secondFactor: true, who: { name: 'A0' } })
  const { database } = served.people
  await database
    .updateTable('person_request')
    .set({ until: new Date(Date.now() - 1000).toISOString() })
    .execute()
  expect(await waiting()).toEqual([])
  const confirm = (id = '') => second.call('confirmRequest', { id })
  await expect(confirm(request?.id)).rejects.toMatchObject({ status: 410 })
  await ask(first)
  await database.updateTable('person').set({ roles: '["editor"]' }).where('id', '=', first.id).execute()
  await expect(confirm((await waiting())[0]?.id)).rejects.toMatchObject({ status: 410 })
  expect(await database.selectFrom('person_link').selectAll().execute()).toEqual([])
})

test('what was asked for about oneself goes with the rights of the one who asked', async () => {
  const served = await serveStudio()
  const [first, second, third] = await administrators(served, 3)
  if (!second || !third) throw new Error('three are needed')
  const lesser = { active: true, roles: ['editor' as const], ...none }
  await first.call('changePerson', { id: second.id, name: 'A1', ...lesser })
  await third.call('changePerson', { id: first.id, name: 'A0', ...lesser })
  const waiting = async () => (await second.call('requestList', {})).rows
  const request = (await waiting()).find(({ about }) => about === first.id)
  await second.call('confirmRequest', { id: request?.id ?? '' })
  expect(await waiting()).toEqual([])
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
  for (let tries = 0; tries < 10; tries += 1)
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

test('one of two administrators alone shuts out a few people in a day and not everyone', async () => {
  const served = await serveStudio()
  const [first, second = first] = await administrators(served, 2)
  const editors = await Promise.all(
    Array.from({ length: 7 }, (_, at) => served.personWith({ roles: ['editor'] }, `E${at}`)),
  )
  const off = { roles: ['editor' as const], active: false, ...none }
  const switchOff = ({ call }: typeof first, at: number) =>
    call('changePerson', { id: editors[at]?.id ?? '', name: `E${at}`, ...off }).then(
      ({ requested }) => requested,
    )
  const endSessions = ({ call }: typeof first, at: number) =>
    call('endPersonSessions', { id: editors[at]?.id ?? '' })
  for (let at = 0; at < 3; at += 1) expect(await switchOff(first, at)).toBe(false)
  for (let times = 0; times < 2; times += 1) await endSessions(first, 3)
  await expect(endSessions(first, 3)).rejects.toMatchObject(refused)
  expect(await switchOff(first, 4)).toBe(true)
  await editors[4]?.call('changeMe', {})
  expect(await switchOff(second, 5)).toBe(false)
  const { rows } = await second.call('requestList', {})
  await second.call('confirmRequest', { id: rows[0]?.id ?? '' })
  await expect(editors[4]?.call('changeMe', {})).rejects.toMatchObject({ status: 401 })
  // A new name of someone who has left shuts out no one.
  for (const name of ['Chen', 'Chen Mo', 'Mo Chen', 'Mo'])
    await second.call('changePerson', { id: editors[5]?.id ?? '', name, ...off })
  // What was confirmed is another's.
  for (let times = 0; times < 4; times += 1) await endSessions(second, 3)
  await expect(endSessions(second, 3)).rejects.toMatchObject(refused)
  // Where there is no one to ask, one administrator does it alone.
  await sql`update person set active = 0 where id = ${second.id}`.execute(served.people.database)
  expect(await switchOff(first, 6)).toBe(false)
  expect(await endSessions(first, 3)).toEqual({ ended: 0 })
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

test('an account whose rights were damaged has none, and others can still sign in', async () => {
  const served = await serveStudio()
  const [{ call }] = await administrators(served, 1)
  const { id } = await served.personWith({ roles: ['editor'] }, '陈默')
  await served.people.database
    .updateTable('person')
    .set({ roles: '{"editor"]' })
    .where('id', '=', id)
    .execute()
  const { rows } = await call('personList', {})
  expect(rows.map(({ name, roles }) => [name, roles])).toEqual([
    ['A0', ['administrator']],
    ['陈默', []],
  ])
  // The studio opens again, and nothing waits for someone who may be an administrator no more.
  await (await openPeople(served.content, origin)).close()
  const rights = { name: '陈默', active: true, roles: ['editor' as const], ...none }
  expect(await call('changePerson', { id, ...rights })).toMatchObject({ requested: false })
  expect((await call('personList', {})).rows.at(1)).toMatchObject(rights)
})
