import { readNextText } from '@shanmen/content/media/pdf/page-text.ts'
import { callNames, calls } from '@shanmen/contract/calls.ts'
import { address } from '@shanmen/contract/client.ts'
import { schemas } from '@shanmen/contract/schemas.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApi } from './api.ts'
import { sampleInput } from './testing/sample-input.ts'
import { type Served, serveSample } from './testing/serve.ts'

let served: Served
beforeAll(async () => {
  served = await serveSample()
  while (await readNextText(served.content)) {}
}, 180_000)
afterAll(() => served.close())

const chinese = /[\u3400-\u9fff]/
// The name in the other language is there to be shown in it; a seal is a picture; a filing number is a legal text.
const notWords = new Set(['otherTitle', 'otherName', 'seal', 'icp', 'policeIcp', 'id'])

/** Every text of a response with the name of its field. */
function textsOf(value: unknown, name = ''): [name: string, text: string][] {
  if (typeof value === 'string') return [[name, value]]
  if (Array.isArray(value)) return value.flatMap((item) => textsOf(item, name))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, key))
}

/** Calls that find nothing in the sample. */
const empty: readonly string[] = ['alertList']

const rows = callNames.flatMap((name) => ([1, 2] as const).map((languageId) => ({ name, languageId })))

test.each(rows)('$name answers in language $languageId, in its own shape', async (row) => {
  const { name, languageId } = row
  const input = { ...sampleInput(name), languageId }
  const { url, body } = address(name, input)
  const { method } = calls[name]
  const response = await served.app.request(`http://site.example/backends${url}`, { method, body })
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')).toMatch(/^application\/json\b/)
  expect(response.headers.has('Set-Cookie')).toBe(false)
  const envelope = await response.json()
  expect(Object.keys(envelope).sort()).toEqual(['code', 'data', 'msg'])
  expect([envelope.code, envelope.msg]).toEqual([0, 'success'])
  // Zod drops keys that it does not know: what is left must be all there was.
  expect(schemas[name].data.parse(envelope.data)).toEqual(envelope.data)
  const words = textsOf(envelope.data).filter(([key]) => !notWords.has(key))
  if (languageId === 1)
    expect(empty.includes(name) || words.some(([, text]) => chinese.test(text))).toBe(true)
  // No other language's text, whatever the call.
  else expect(words.filter(([, text]) => chinese.test(text))).toEqual([])
  expect(served.logged).toEqual([])
})

test.each(callNames)('%s gives its items in `data`', async (name) => {
  const data = await served.call(name, Object(sampleInput(name)))
  expect(Object.keys(Object(data)).length).toBeGreaterThan(0)
  if (!name.endsWith('List') || !calls[name].path.endsWith(name.replace('List', ''))) return
  const { list, total } = Object(data)
  if (total !== undefined) expect(list.length).toBeLessThanOrEqual(total)
})

test('the menu has the six sections with their pages, in both languages', async () => {
  for (const languageId of [1, 2] as const) {
    const { menu } = await served.call('menu', { languageId })
    const roots = menu.map(({ key }) => key).filter((key) => key !== 'home')
    expect(roots).toEqual(['member', 'college', 'group', 'disclosure', 'party', 'news'])
    for (const section of menu) expect(section.path === '/' || section.children.length > 0).toBe(true)
    const links = menu.flatMap(({ children }) =>
      children.flatMap(({ links = [] }) => links.map(({ to }) => to)),
    )
    expect(links.filter((to) => to.startsWith('/member/scenic/'))).toHaveLength(8)
    expect(links).toContain('/member/industry/energy')
    expect(links).toContain('/newsAndInformation/events')
    expect(links).toContain('/information/report#figures')
  }
})

test('dates carry the offset of Asia/Shanghai', async () => {
  const { list } = await served.call('informationList', {})
  for (const { publishedAt } of list)
    expect(publishedAt).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\+08:00$/)
})

test('no call needs more than twenty queries, however much it shows', async () => {
  let count = 0
  const read = new Proxy(served.content.read, {
    get(target, key) {
      if (key === 'selectFrom') count++
      const value: unknown = Reflect.get(target, key)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  const { app } = createApi({ content: { ...served.content, read }, log: { error: () => undefined } })
  const counts: Record<string, number> = {}
  for (const name of callNames) {
    const { url, body } = address(name, sampleInput(name))
    const ask = () => app.request(`http://site.example/backends${url}`, { method: calls[name].method, body })
    await ask()
    count = 0
    await ask()
    counts[name] = count
  }
  for (const [name, queries] of Object.entries(counts)) expect(queries, name).toBeLessThanOrEqual(20)
  expect(Math.min(...Object.values(counts))).toBeGreaterThan(0)
})
