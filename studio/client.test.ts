import { ApiError } from '@shanmen/contract/rpc/client.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { address, createClient } from './client.ts'

type Call = ReturnType<typeof createClient>

/** A client whose first three changes have no answer, and the keys of all of them. */
function losingThree() {
  const keys: (string | null)[] = []
  const call = createClient(async (_, init) => {
    if (!init?.method || init.method === 'GET') return Response.json({ rows: [] })
    keys.push(new Headers(init.headers).get('Idempotency-Key'))
    if (keys.length < 4) throw new TypeError('connection lost')
    return Response.json({})
  })
  return { call, keys }
}

const createStorage = () => {
  const stored = new Map<string, string>()
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
  return { stored, storage }
}

test('an input goes where its call wants it', () => {
  expect(address('saveEntry', { id: 'a-1', basedOn: 3 })).toEqual({
    url: '/api/entries/a-1',
    body: '{"basedOn":3}',
  })
  expect(address('entryList', { kind: 'news', text: '山门 &', language: undefined }).url).toBe(
    `/api/entries?${new URLSearchParams({ kind: 'news', text: '山门 &' })}`,
  )
  expect(address('uploadMedia', { name: '图 1.png' }).url).toBe(
    `/api/media?${new URLSearchParams({ name: '图 1.png' })}`,
  )
  expect(address('readEntry', { id: '../people' }).url).toBe('/api/entries/..%2Fpeople')
})

test('the answer, the refusal in both languages, and silence', async () => {
  const call = (answer: () => Promise<Response>) => createClient(() => answer())('signOut', {})
  await expect(call(async () => Response.json({ state: 'signedOut' }))).resolves.toEqual({
    state: 'signedOut',
  })
  const error = { code: 'notAllowed', message: { zh: '您没有权限', en: 'You may not' } }
  await expect(call(async () => Response.json({ error }, { status: 403 }))).rejects.toMatchObject({
    status: 403,
    error,
  })
  await expect(call(async () => new Response('<html>', { status: 502 }))).rejects.toBeInstanceOf(ApiError)
  await expect(call(() => Promise.reject(new TypeError('no network')))).rejects.toMatchObject({ status: 0 })
})

test('a call whose answer does not come ends, and a change is known to be unknown', async () => {
  let sent = 0
  const silent: typeof fetch = (_, init) =>
    new Promise((_resolve, reject) => {
      sent += 1
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
    })
  const call = createClient(silent, { timeoutMs: 100 })
  const document = { shared: {}, zh: { title: '山门' }, en: null }
  await expect(call('saveEntry', { id: 'a', basedOn: 1, document })).rejects.toMatchObject({
    error: { code: 'unknown' },
  })
  expect(sent).toBe(1)
  await expect(call('heartbeat', { id: 'a', editing: true })).rejects.toMatchObject({ kind: 'network' })
  const stop = new AbortController()
  const read = call('readEntry', { id: 'a' }, { signal: stop.signal })
  stop.abort()
  await expect(read).rejects.toMatchObject({ kind: 'aborted' })
}, 5_000)

test('whether a password or recovery codes were replaced is not certain without an answer', async () => {
  const call = createClient(() => Promise.reject(new TypeError('connection lost')))
  for (const change of [
    call('changePassword', { current: 'a', next: 'b' }),
    call('newRecoveryCodes', { password: 'a' }),
  ])
    await expect(change).rejects.toMatchObject({
      error: { code: 'unknown', message: { zh: expect.stringMatching(/不确定/) } },
    })
})

test('a change that stayed unknown and is refused when it is tried again is another one after a read', async () => {
  const tooMany = { error: { code: 'tooMany', message: { zh: '太多', en: 'Too many' } } }
  const answers = [undefined, Response.json(tooMany, { status: 429 }), Response.json({}), Response.json({})]
  const keys: (string | null)[] = []
  const call = createClient(async (_, init) => {
    keys.push(new Headers(init?.headers).get('Idempotency-Key'))
    const answer = answers.shift()
    if (!answer) throw new TypeError('connection lost')
    return answer
  })
  const withdraw = () => call('withdraw', { id: 'a', language: 'zh' })
  await expect(withdraw()).rejects.toMatchObject({ error: { code: 'tooMany' } })
  await call('readEntry', { id: 'a' })
  await withdraw()
  const [first, again, , last] = keys
  expect(again).toBe(first)
  expect(last).not.toBe(first)
})

test('what a proxy refuses is said at once: it was not done', async () => {
  for (const [status, code] of [
    [413, 'tooLarge'],
    [403, 'refused'],
  ] as const) {
    let sent = 0
    const call = createClient(async () => {
      sent += 1
      return new Response('<html>', { status })
    })
    const document = { shared: {}, zh: { title: '山门' }, en: null }
    await expect(call('saveEntry', { id: 'a', basedOn: 1, document })).rejects.toMatchObject({
      status,
      error: { code },
    })
    expect(sent).toBe(1)
  }
})

test('what a proxy refuses after a try that was not answered leaves it unknown whether it was done', async () => {
  const answers = [undefined, 403, 403, 403]
  const keys = new Set<string | null>()
  const call = createClient(async (_, init) => {
    keys.add(new Headers(init?.headers).get('Idempotency-Key'))
    const status = answers.shift()
    if (!status) throw new TypeError('connection lost')
    return new Response('<html>', { status })
  })
  const document = { shared: {}, zh: { title: '山门' }, en: null }
  const save = () => call('saveEntry', { id: 'a', basedOn: 1, document })
  for (const _ of ['first', 'again'])
    await expect(save()).rejects.toMatchObject({ error: { code: 'unknown' } })
  expect(keys.size).toBe(1)
}, 10_000)

test('what is too large for a proxy, which cuts a connection first, is said at once', async () => {
  let sent = 0
  const call = createClient(async () => {
    sent += 1
    if (sent === 1) throw new TypeError('connection reset')
    return new Response('<html>', { status: 413 })
  })
  const document = { shared: {}, zh: { title: '山门' }, en: null }
  await expect(call('saveEntry', { id: 'a', basedOn: 1, document })).rejects.toMatchObject({
    status: 413,
    error: { code: 'tooLarge' },
  })
  expect(sent).toBe(2)
})

test('a preview link is another one once its list was read: the first may have been revoked', async () => {
  const { call, keys } = losingThree()
  const create = () => call('createPreviewLink', { id: 'a', language: 'zh', hours: 24 })
  await expect(create()).rejects.toMatchObject({ error: { code: 'unknown' } })
  await call('previewLinkList', { id: 'a' })
  await create()
  const [first, second, third, after] = keys
  expect([second, third]).toEqual([first, first])
  expect(after).not.toBe(first)
}, 10_000)

test.each<[string, (call: Call) => Promise<unknown>]>([
  ['a preview', (call) => call('preview', { id: 'a', language: 'zh' })],
  ['a change of oneself', (call) => call('changeMe', { language: 'en' })],
])(
  '%s is another one each time: with the old key came a link that has expired, or the language of then',
  async (_, send) => {
    const { call, keys } = losingThree()
    await expect(send(call)).rejects.toMatchObject({ error: { code: 'unknown' } })
    await send(call)
    expect(new Set(keys.slice(0, 3)).size).toBe(1)
    expect(keys[3]).not.toBe(keys[0])
  },
  10_000,
)

test.each([
  ['after a reload', true],
  ['in the same page', false],
])(
  'the same copy is another one ten minutes later, %s',
  async (_, reloads) => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const { storage } = createStorage()
    const keys: (string | null)[] = []
    const openPage = () =>
      createClient(
        async (_, init) => {
          keys.push(new Headers(init?.headers).get('Idempotency-Key'))
          if (keys.length <= 6) throw new TypeError('connection lost')
          return Response.json({ id: 'b' })
        },
        { storage },
      )
    const page = openPage()
    const duplicate = () => (reloads ? openPage() : page)('duplicateEntry', { id: 'a' })
    await expect(duplicate()).rejects.toMatchObject({ error: { code: 'unknown' } })
    vi.setSystemTime(Date.now() + 9 * 60_000)
    await expect(duplicate()).rejects.toMatchObject({ error: { code: 'unknown' } })
    vi.setSystemTime(Date.now() + 11 * 60_000)
    await duplicate()
    expect(new Set(keys.slice(0, 6)).size).toBe(1)
    expect(keys[6]).not.toBe(keys[0])
  },
  20_000,
)

test.each([
  ['trashEntry', 'entryList', { kind: 'news' }],
  ['restoreEntry', 'entryList', { kind: 'news' }],
  ['changePerson', 'personList', {}],
] as const)(
  '%s is another one once %s was read: it may have been taken back since',
  async (change, list, input) => {
    const { call, keys } = losingThree()
    const send = () => call(change, { id: 'a' } as never)
    await expect(send()).rejects.toMatchObject({ error: { code: 'unknown' } })
    await call(list, input as never)
    await send()
    expect(keys[2]).toBe(keys[0])
    expect(keys[3]).not.toBe(keys[0])
  },
  10_000,
)

test('an import that was not answered before a reload is repeated with its key, another file is not', async () => {
  const { stored, storage } = createStorage()
  const keys: (string | null)[] = []
  const openPage = () =>
    createClient(
      (_, init) => {
        keys.push(new Headers(init?.headers).get('Idempotency-Key'))
        return keys.length === 1 ? new Promise(() => {}) : Promise.resolve(Response.json({ rows: [] }))
      },
      { storage },
    )
  const text = 'slug,title\n'.repeat(1000)
  const file = (text: string) => ({ kind: 'news', format: 'csv', text, dryRun: false }) as const
  void openPage()('importEntries', file(text))
  expect([...stored.keys()].join().length).toBeLessThan(100)
  const call = openPage()
  await call('importEntries', file(`${text}a,b`))
  await call('importEntries', file(text))
  expect(keys[1]).not.toBe(keys[0])
  expect(keys[2]).toBe(keys[0])
})

test('a draft that was made without an answer is not made again after a reload', async () => {
  const { stored, storage } = createStorage()
  const answers = [undefined, Response.json({ id: 'a' }), Response.json({ id: 'b' })]
  const keys: (string | null)[] = []
  const openPage = () =>
    createClient(
      (_, init) => {
        keys.push(new Headers(init?.headers).get('Idempotency-Key'))
        const answer = answers.shift()
        // The page is left while it waits.
        return answer ? Promise.resolve(answer) : new Promise(() => {})
      },
      { storage },
    )
  const input = { kind: 'news', document: { shared: {}, zh: { title: '山门' }, en: null } } as const
  void openPage()('createEntry', input)
  const call = openPage()
  expect(await call('createEntry', input)).toEqual({ id: 'a' })
  await call('createEntry', input)
  const [first, again, another] = keys
  expect(again).toBe(first)
  expect(another).not.toBe(first)
  expect(stored.size).toBe(0)
})
