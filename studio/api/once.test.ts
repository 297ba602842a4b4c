import { UnknownOutcomeError } from '@shanmen/content/errors.ts'
import { news } from '@shanmen/content/testing/fixtures.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createClient } from '../client.ts'
import { type Served, serveStudio } from '../testing/serve-studio.ts'

const everything = { roles: ['administrator', 'editor', 'approver'] } as const
const open = async (served: Served) => served.personWith({ roles: [...everything.roles] })
type Person = Awaited<ReturnType<typeof open>>

const post = async ({ fetch }: Person, path: string, key: string, input: object, method = 'POST') => {
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key }
  const response = await fetch(`/api${path}`, { method, headers, body: JSON.stringify(input) })
  return { status: response.status, body: await response.json() }
}
const entries = async ({ call }: Person) =>
  (await call('entryList', { kind: 'news', page: 1, pageSize: 20 })).total

const keyA = 'a'.repeat(32)
const keyB = 'b'.repeat(32)
const input = { kind: 'news', document: news({ zh: '山门' }) }

test('a call that is repeated with its key gets the first answer and does nothing; another input is refused', async () => {
  const served = await serveStudio()
  const person = await open(served)
  const first = await post(person, '/entries', keyA, input)
  expect(first.status).toBe(200)
  expect(await post(person, '/entries', keyA, input)).toEqual(first)
  expect(await Promise.all([1, 2].map(() => post(person, '/entries', keyA, input)))).toEqual([first, first])
  expect(await entries(person)).toBe(1)
  const other = await post(person, '/entries', keyA, { ...input, document: news({ zh: '别的' }) })
  expect([other.status, other.body.error.message.zh]).toEqual([
    422,
    expect.stringContaining('已用于另一项内容'),
  ])
  expect((await post(person, '/entries', 'short', input)).status).toBe(400)
  // Keys are a person's own, and last for a day.
  const second = await post(await open(served), '/entries', keyA, input)
  expect(second.body.id).not.toBe(first.body.id)
  await sql`update call_result set at = '2020-01-01T00:00:00.000Z'`.execute(served.content.write)
  expect((await post(person, '/entries', keyA, input)).body.id).not.toBe(first.body.id)
})

test('a call that failed is not stored: the same key tries again', async () => {
  const served = await serveStudio()
  const person = await open(served)
  const { id } = (await post(person, '/entries', keyA, input)).body
  const save = { basedOn: 7, document: news({ zh: '二' }) }
  expect((await post(person, `/entries/${id}`, keyB, save, 'PUT')).status).toBe(409)
  for (let no = 1; no < 7; no += 1)
    await person.call('saveEntry', { id, basedOn: no, document: news({ zh: `第 ${no}` }) })
  expect((await post(person, `/entries/${id}`, keyB, save, 'PUT')).body.no).toBe(8)
  expect((await post(person, `/entries/${id}`, keyB, save, 'PUT')).body.no).toBe(8)
})

test('an invitation is repeated with the same link, which is not in the database', async () => {
  const served = await serveStudio()
  const person = await open(served)
  const invited = {
    ...{ email: 'chen@lingshan.example', name: '陈默', roles: ['editor'] },
    ...{ sections: null, languages: null },
  }
  const first = await post(person, '/people', keyA, invited)
  expect(first.status).toBe(200)
  expect(await post(person, '/people', keyA, invited)).toEqual(first)
  const { rows } = await sql<{ result: string }>`select result from call_result`.execute(
    served.people.database,
  )
  expect(rows).toHaveLength(1)
  expect(Buffer.from(rows[0]?.result ?? '', 'base64').toString()).not.toContain('invitation')
})

test('a dry run of an import changes nothing, and its answer is given', async () => {
  const person = await open(await serveStudio())
  const text = JSON.stringify([{ ...news({ zh: '一' }) }])
  const dry = { kind: 'news', format: 'json', text, dryRun: true }
  expect((await post(person, '/import', keyA, dry)).body).toMatchObject({
    done: false,
    rows: [{ result: 'new' }],
  })
  expect(await entries(person)).toBe(0)
  const real = { ...dry, dryRun: false }
  expect((await post(person, '/import', keyB, real)).body).toMatchObject({ done: true })
  expect((await post(person, '/import', keyB, real)).body).toMatchObject({ done: true })
  expect(await entries(person)).toBe(1)
})

test('the client asks again with the same key while the outcome is unknown, and with a new one after an answer', async () => {
  const served = await serveStudio()
  const person = await open(served)
  const keys: (string | null)[] = []
  let lost = 0
  const call = createClient(async (url, init) => {
    keys.push(new Headers(init?.headers).get('Idempotency-Key'))
    const response = await person.fetch(new URL(String(url), 'http://studio.test').pathname, init)
    if (lost === 0) return response
    lost -= 1
    throw new TypeError('connection lost after the server was done')
  })
  lost = 1
  const document = news({ zh: '山门' })
  const { id } = await call('createEntry', { kind: 'news', document })
  expect([await entries(person), new Set(keys).size, keys.length]).toEqual([1, 1, 2])
  // Given up, and done again by the user.
  lost = 3
  const again = { id, basedOn: 1, document: news({ zh: '二' }) }
  await expect(call('saveEntry', again)).rejects.toMatchObject({ error: { code: 'unknown' } })
  expect((await call('saveEntry', again)).no).toBe(2)
  expect(new Set(keys).size).toBe(2)
  await call('createEntry', { kind: 'news', document })
  expect([await entries(person), new Set(keys).size]).toEqual([2, 3])
})

test('a try that the database does not take leaves the outcome of the one before unknown, and the key as it was', async () => {
  const served = await serveStudio()
  const person = await open(served)
  const answers: ('lost' | 'busy')[] = []
  const call = createClient(async (url, init) => {
    const answer = answers.shift()
    // What a second process says while the first still waits for the answer to its commit.
    if (answer === 'busy')
      return Response.json({ error: { code: 'unavailable', message: {} } }, { status: 503 })
    const response = await person.fetch(new URL(String(url), 'http://studio.test').pathname, init)
    if (answer === undefined) return response
    throw new TypeError('connection lost after the server was done')
  })
  const create = () => call('createEntry', { kind: 'news', document: news({ zh: '山门' }) })
  answers.push('lost', 'busy', 'busy', 'busy', 'busy', 'busy')
  await expect(create()).rejects.toMatchObject({ error: { code: 'unknown' } })
  await expect(create()).rejects.toMatchObject({ error: { code: 'unknown' } })
  await create()
  expect(await entries(person)).toBe(1)
  answers.push('busy')
  await expect(create()).rejects.toMatchObject({ error: { code: 'unavailable' } })
  await create()
  expect(await entries(person)).toBe(2)
})

test('the answer tells "not saved" from "unknown"', async () => {
  const served = await serveStudio()
  const person = await open(served)
  const begin = served.content.write.transaction.bind(served.content.write)
  const failing = (error: Error) => () => {
    const transaction = begin()
    return Object.assign(transaction, { execute: () => Promise.reject(error) })
  }
  const answer = async (error: Error) => {
    served.content.write.transaction = failing(error)
    const { status, body } = await post(person, '/entries', keyA, input)
    return [status, body.error.code, body.error.message.en]
  }
  const gone = new Error('Connection terminated unexpectedly')
  expect(await answer(gone)).toEqual([503, 'unavailable', expect.stringContaining('nothing was saved')])
  const standby = Object.assign(new Error('read-only transaction'), { code: '25006' })
  expect(await answer(standby)).toEqual([503, 'unavailable', expect.stringContaining('can only be read')])
  const unknown = new UnknownOutcomeError({ cause: gone })
  expect(await answer(unknown)).toEqual([503, 'unknown', expect.stringContaining('not certain')])
  // On a disk that is read-only every save is such a line: without the stack, which says nothing of it.
  expect(served.logged.map(({ line }) => line)).toEqual(
    [gone, standby, unknown].map(({ message }) => ({ call: 'createEntry', message })),
  )
})

test('a step whose outcome stayed unknown is another one after its entry was read again', async () => {
  const served = await serveStudio()
  const person = await open(served)
  let lost = 0
  const keys: (string | null)[] = []
  const call = createClient(async (url, init) => {
    const response = await person.fetch(String(url), init)
    if (String(url).endsWith('/withdraw')) keys.push(new Headers(init?.headers).get('Idempotency-Key'))
    if (lost === 0 || init?.method === 'GET') return response
    lost -= 1
    throw new TypeError('connection lost after the server was done')
  })
  const document = news({ zh: '山门' })
  const { id } = await call('createEntry', { kind: 'news', document })
  const { id: other } = await call('createEntry', { kind: 'news', document })
  const submit = () => call('submit', { id, language: 'zh', revision: 1 })
  const withdraw = () => call('withdraw', { id, language: 'zh' })
  const state = async () => (await call('readEntry', { id })).zh.review?.state
  const loseWithdrawal = async () => {
    await submit()
    lost = 3
    await expect(withdraw()).rejects.toMatchObject({ error: { code: 'unknown' } })
  }

  const readBefore = call('readEntry', { id })
  await loseWithdrawal()
  await readBefore
  await call('readEntry', { id: other })
  // Neither shows what became of it.
  await withdraw()
  expect(new Set(keys).size).toBe(1)

  await loseWithdrawal()
  expect(await state()).toBeUndefined()
  await submit()
  expect(await state()).toBe('submitted')
  await withdraw()
  expect(await state()).toBeUndefined()
  expect(new Set(keys).size).toBe(3)
})
