import { setTimeout } from 'node:timers/promises'
import { change } from '@shanmen/content/database/change.ts'
import { news } from '@shanmen/content/testing/fixtures.ts'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { serveStudio } from '../testing/serve-studio.ts'
import { streamExport } from './one-export.ts'

const formulas = ['=HYPERLINK("http://evil.example")', '+86', '-1', '@x', '＝1＋1', '＠x']
const titles = [...formulas, "'=1+1", "''=1", "'引", '"引号", 逗号', '普通']

test('a kind is exported as CSV and JSON and imported again unchanged; formulas stay text', async () => {
  const { personWith } = await serveStudio()
  const { call } = await personWith({ roles: ['editor'] })
  for (const zh of titles) await call('createEntry', { kind: 'news', document: news({ zh, en: 'x' }) })
  for (const format of ['csv', 'json'] as const) {
    const file = await call('exportEntries', { kind: 'news', format })
    expect(file.headers.get('Content-Disposition')).toBe(`attachment; filename="news.${format}"`)
    const text = Buffer.from(await file.arrayBuffer()).toString()
    if (format === 'csv') {
      expect(text.startsWith('\uFEFFid,revision,languages,shared.channel')).toBe(true)
      expect(text).not.toMatch(/(^|,)"?[=+\-@＝＋－＠]/m)
    }
    const { rows, done } = await call('importEntries', { kind: 'news', format, text, dryRun: false })
    expect(rows.map(({ result }) => result)).toEqual(titles.map(() => 'same'))
    expect(done).toBe(true)
  }
})

test('a table: each row is checked, and nothing is stored of a file with an invalid one', async () => {
  const { personWith } = await serveStudio()
  const { call } = await personWith({ roles: ['editor'] })
  const head = 'id,shared.channel,shared.publishedAt,shared.isTop,zh.title,zh.summary,zh.body'
  const good = `${head}\r\nn1,group,2026-01-05,true,春茶,一句,"一段\r\n\r\n二段"\r\n`
  const run = (text: string, dryRun = false) =>
    call('importEntries', { kind: 'news', format: 'csv', text, dryRun })
  const wrong = await run(`${good}n2,nowhere,2026-02-30,maybe,x,x,x\r\n`)
  expect(wrong.done).toBe(false)
  expect(wrong.rows.map(({ result }) => result)).toEqual(['new', 'refused'])
  expect(wrong.rows[1]?.issues.map(({ path }) => path.join('.')).sort()).toEqual([
    'shared.channel',
    'shared.isTop',
    'shared.publishedAt',
  ])
  const reasons = wrong.rows[1]?.issues.map(({ message }) => message.en).sort()
  expect(reasons).toEqual([
    expect.stringMatching(/^Give an existing day/),
    'Give one of these: group, media, activity',
    'Give true or false',
  ])
  expect((await run(good, true)).done).toBe(false)
  expect((await call('entryList', { kind: 'news' })).total).toBe(0)
  expect((await run(good)).done).toBe(true)
  const { rows } = await call('entryList', { kind: 'news' })
  const entry = await call('readEntry', { id: rows[0]?.id ?? '' })
  expect(entry.document).toEqual({
    shared: { channel: 'group', publishedAt: '2026-01-05', isTop: true },
    zh: { ...entry.document.zh, title: '春茶', summary: '一句' },
    en: null,
  })
})

test('a table that a spreadsheet saved has the same content as before', async () => {
  const { personWith } = await serveStudio()
  const { call } = await personWith({ roles: ['editor'] })
  const document = news({ zh: '春', en: 'Spring' })
  const shared = { ...document.shared, isTop: true, publishedAt: '2026-05-01' }
  await call('createEntry', { kind: 'news', slug: 'a', document: { ...document, shared } })
  const file = await call('exportEntries', { kind: 'news', format: 'csv' })
  const text = Buffer.from(await file.arrayBuffer()).toString()
  const saved = text.replace(',true,', ',TRUE,').replace('2026-05-01', '2026/5/1').replaceAll('\n', '\r\n')
  expect(saved).toMatch(/2026\/5\/1.*TRUE/)
  const { rows } = await call('importEntries', { kind: 'news', format: 'csv', text: saved, dryRun: false })
  expect(rows.map(({ result }) => result)).toEqual(['same'])
})

test('a file that is older than what it changes is refused; the rest of it, and one without revisions, is imported', async () => {
  const { personWith } = await serveStudio()
  const { call } = await personWith({ roles: ['editor'] })
  const [changed, ...others] = await Promise.all(
    ['春', '夏', '秋'].map((zh) => call('createEntry', { kind: 'news', document: news({ zh, en: 'x' }) })),
  )
  if (!changed || others.length < 2) throw new Error('no entries')
  for (const format of ['csv', 'json'] as const) {
    const file = await (await call('exportEntries', { kind: 'news', format })).text()
    const { document, revision } = await call('readEntry', { id: changed.id })
    const saved = { ...document, zh: { ...document.zh, summary: `后来写的 ${format}` } }
    await call('saveEntry', { id: changed.id, basedOn: revision.no, document: saved })
    const run = (text: string) => call('importEntries', { kind: 'news', format, text, dryRun: true })
    const { rows } = await run(file.replaceAll('夏', `夏 ${format}`))
    expect(rows.map(({ result }) => result).sort()).toEqual(['changed', 'refused', 'same'])
    expect(rows.flatMap(({ issues }) => issues)).toMatchObject([
      { path: ['revision'], code: 'olderRevision' },
    ])
    const without = file
      .replace('revision', format === 'csv' ? '' : 'revision')
      .replace(/"revision":\d+,/g, '')
    const unnumbered = format === 'csv' ? without.replace(/^([^,]+),\d+,/gm, '$1,,') : without
    expect((await run(unnumbered)).rows.map(({ result }) => result).sort()).toEqual([
      'changed',
      'same',
      'same',
    ])
  }
})

test('a JSON row keeps the parts that it does not have, and a revision is a number', async () => {
  const { personWith } = await serveStudio()
  const { call } = await personWith({ roles: ['editor'] })
  const { id } = await call('createEntry', {
    kind: 'news',
    slug: 'a',
    document: news({ zh: '春', en: 'Spring' }),
  })
  const run = (row: object) =>
    call('importEntries', { kind: 'news', format: 'json', text: JSON.stringify([row]), dryRun: false })
  const { document } = await call('readEntry', { id })
  expect((await run({ id: 'a', zh: { title: '夏' } })).done).toBe(true)
  expect((await call('readEntry', { id })).document).toEqual({ ...document, zh: { title: '夏' } })
  expect((await run({ id: 'a', en: null })).done).toBe(true)
  expect((await call('readEntry', { id })).document.en).toBe(null)
  expect((await run({ id: 'a', revision: 'x', en: null })).rows[0]?.issues).toMatchObject([
    { path: ['revision'] },
  ])
})

test('a dry run reports texts that a file would remove, and rows that are no entries', async () => {
  const { personWith } = await serveStudio()
  const { call } = await personWith({ roles: ['editor'] })
  const reported = async (format: 'csv' | 'json', text: string) => {
    const { rows, done } = await call('importEntries', { kind: 'news', format, text, dryRun: true })
    expect(done).toBe(false)
    if (format === 'csv') expect(rows.map(({ title }) => title)).toEqual(['春', '夏'])
    return rows.map(({ result, issues }) => [result, ...issues.map(({ path }) => path.join('.'))])
  }
  expect(await reported('csv', 'id,languages,zh.title,en.title\na,zh,春,Spring\nb,,夏,Summer\n')).toEqual([
    ['refused', 'en.title'],
    ['new', 'id'],
  ])
  expect(
    await reported('json', '[null,1,"x",[],{"id":7,"zh":{"title":"春"}},{"zh":{"title":"夏"}}]'),
  ).toEqual([...Array.from({ length: 4 }, () => ['refused', '']), ['refused', 'id'], ['new']])
  const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`
  expect(await reported('json', `[{"zh":{"title":${deep}}},{"zh":{"title":"夏"}}]`)).toEqual([
    ['refused', ''],
    ['new'],
  ])
})

test('of one person one export runs at a time, until it is read or given up; of others too', async () => {
  const { personWith } = await serveStudio()
  const [one, other] = [
    await personWith({ roles: ['editor'] }, '林'),
    await personWith({ roles: ['editor'] }, '顾'),
  ]
  for (let n = 0; n < 60; n += 1)
    await one.call('createEntry', { kind: 'news', document: news({ zh: `春${n}` }) })
  const ask = (who: typeof one) => who.call('exportEntries', { kind: 'news', format: 'csv' })
  const first = await ask(one)
  await expect(ask(one)).rejects.toMatchObject({ status: 503, error: { code: 'unavailable', seconds: 60 } })
  expect((await (await ask(other)).text()).match(/春/g)?.length).toBeGreaterThan(60)
  expect(await first.text()).toContain('春59')
  await (await ask(one)).body?.cancel()
  await (await ask(one)).text()
})

test('of the exports of several people one part is made at a time', async () => {
  const { people, personWith } = await serveStudio()
  let running = 0
  let most = 0
  async function* parts() {
    for (let part = 0; part < 3; part += 1) {
      running += 1
      most = Math.max(most, running)
      await setTimeout(5)
      running -= 1
      yield '春'
    }
  }
  const read = async ({ call, id }: Awaited<ReturnType<typeof personWith>>) => {
    const { me } = await call('session', {})
    const { token } = await people.database
      .selectFrom('person_session')
      .select('token')
      .where('userId', '=', id)
      .executeTakeFirstOrThrow()
    return me && new Response(streamExport({ me, people, session: token }, parts(), 'read')).text()
  }
  const both = [await personWith({ roles: ['editor'] }, '林'), await personWith({ roles: ['editor'] }, '顾')]
  expect(await Promise.all(both.map(read))).toEqual(['春春春', '春春春'])
  expect(most).toBe(1)
})

test('an export that was given up ends when its person begins another', async () => {
  const { personWith } = await serveStudio()
  const { call } = await personWith({ roles: ['editor'] })
  for (let n = 0; n < 60; n += 1)
    await call('createEntry', { kind: 'news', document: news({ zh: `春${n}` }) })
  const ask = () => call('exportEntries', { kind: 'news', format: 'csv' })
  const first = await ask()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 })
  onTestFinished(() => void vi.useRealTimers())
  const second = await ask()
  await expect(first.text()).rejects.toThrow('another export')
  await expect(ask()).rejects.toMatchObject({ status: 503 })
  expect(await second.text()).toContain('春59')
})

test.each(['revision', 'person_session'])(
  'an export that could not go on, without %s, does not hold up the next one',
  async (table) => {
    const { personWith, content, people } = await serveStudio()
    const { call } = await personWith({ roles: ['editor'] })
    for (let n = 0; n < 60; n += 1)
      await call('createEntry', { kind: 'news', document: news({ zh: `春${n}` }) })
    const ask = () => call('exportEntries', { kind: 'news', format: 'csv' })
    const rename = (from: string, to: string) =>
      sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(
        table === 'revision' ? content.write : people.database,
      )
    const first = await ask()
    await rename(table, 'away')
    await expect(first.text()).rejects.toThrow('no such table')
    await rename('away', table)
    expect(await (await ask()).text()).toContain('春59')
  },
)

test('an export of which only the headers were asked for does not hold up the next one', async () => {
  const { personWith } = await serveStudio()
  const { call, fetch } = await personWith({ roles: ['editor'] })
  await call('createEntry', { kind: 'news', document: news({ zh: '春' }) })
  expect((await fetch('/api/export?kind=news&format=csv', { method: 'HEAD' })).status).toBe(200)
  expect(await (await call('exportEntries', { kind: 'news', format: 'csv' })).text()).toContain('春')
})

test('an export ends when its session has run out', async () => {
  const { personWith, people } = await serveStudio()
  const { call, id } = await personWith({ roles: ['editor'] })
  for (let n = 0; n < 60; n += 1)
    await call('createEntry', { kind: 'news', document: news({ zh: `春${n}` }) })
  const file = await call('exportEntries', { kind: 'news', format: 'csv' })
  const expiresAt = new Date(Date.now() - 1000).toISOString()
  await people.database.updateTable('person_session').set({ expiresAt }).where('userId', '=', id).execute()
  await expect(file.text()).rejects.toThrow('the right to this export has ended')
})

test('of imports that arrive together one runs, so that a save waits for one at most', async () => {
  const { content, personWith } = await serveStudio()
  const { call } = await personWith({ roles: ['editor'] })
  const text = JSON.stringify(Array.from({ length: 50 }, (_, n) => ({ id: `n${n}`, zh: { title: '春' } })))
  const check = () => call('importEntries', { kind: 'news', format: 'json', text, dryRun: true })
  // Until all have arrived the first one waits for another change.
  let release = () => {}
  const other = change(content, () => new Promise<void>((resolve) => (release = resolve)))
  const refusals: { status: number; error: unknown }[] = []
  const checks = Array.from({ length: 6 }, () => check().catch((reason) => void refusals.push(reason)))
  await expect.poll(() => refusals.length).toBe(5)
  release()
  await other
  expect((await Promise.all(checks)).filter(Boolean)).toHaveLength(1)
  for (const { status, error } of refusals)
    expect([status, error]).toMatchObject([503, { code: 'unavailable', seconds: 5 }])
  expect((await check()).rows).toHaveLength(50)
})

test.each([
  ['csv', 'id,zh.titel\n1,x', /不认识的列/],
  ['csv', 'id,zh.title\n1,"x', /无法读取：第 \d+ 行附近，有引号没有闭合/],
  ['csv', 'id,zh.title\n1,x,y', /near line 2, there are more cells than headings/],
  ['json', '{}', /JSON/],
  ['json', '[', /JSON/],
] as const)('an unreadable %s file is refused whole: %s', async (format, text, message) => {
  const { personWith } = await serveStudio()
  const { call } = await personWith({ roles: ['editor'] })
  const error = await call('importEntries', { kind: 'news', format, text, dryRun: true }).catch((e) => e)
  expect(error.status).toBe(400)
  expect(JSON.stringify(error.error)).toMatch(message)
})

test('a file of 5 MB is read, though it has more bytes on its way', async () => {
  const { personWith } = await serveStudio()
  const { call } = await personWith({ roles: ['editor'] })
  // As a spreadsheet saves it in GBK, with two bytes each.
  const text = `id,zh.title\nx,${'山'.repeat(2_499_000)}`
  const { rows } = await call('importEntries', { kind: 'news', format: 'csv', text, dryRun: true })
  expect(rows.map(({ result }) => result)).toEqual(['refused'])
})

test('an import counts as ten writes: the saves of others wait for each', async () => {
  const { personWith } = await serveStudio({ writes: 100 })
  const [{ call }, other] = [await personWith({ roles: ['editor'] }), await personWith({ roles: ['editor'] })]
  const file = { kind: 'news', format: 'json', text: '[{"zh":{"title":"春"}}]', dryRun: true } as const
  for (let no = 0; no < 10; no += 1) await call('importEntries', file)
  await expect(call('importEntries', file)).rejects.toMatchObject({
    status: 429,
    error: { code: 'tooMany', seconds: expect.any(Number) },
  })
  await expect(other.call('importEntries', file)).resolves.toMatchObject({ done: false })
})
