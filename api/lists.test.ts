import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Served, serveSample } from './testing/serve.ts'
import { itemsOf, walks } from './testing/walk.ts'

let served: Served
beforeAll(async () => {
  served = await serveSample()
})
afterAll(() => served.close())

const ids = (items: { id: string }[]) => items.map(({ id }) => id)

describe.each(walks)('$title', (walk) => {
  test.each([1, 2] as const)(
    'pages neither overlap nor leave out, in one order (language %d)',
    async (languageId) => {
      const { call } = served
      const whole = ids(await itemsOf(call, walk, languageId))
      expect(new Set(whole).size).toBe(whole.length)
      expect(ids(await itemsOf(call, walk, languageId))).toEqual(whole)
      for (const pageSize of [1, 2, 3, 5, 7, whole.length + 1])
        expect(ids(await itemsOf(call, walk, languageId, pageSize))).toEqual(whole)
      const first = await walk.page(call, languageId, { pageNum: 1, pageSize: 3 })
      expect([first.total, first.pages]).toEqual([whole.length, Math.ceil(whole.length / 3)])
      const beyond = await walk.page(call, languageId, { pageNum: 9999, pageSize: 3 })
      expect([beyond.list, beyond.total]).toEqual([[], whole.length])
    },
  )

  test('a page holds fifty at most', async () => {
    const page = await walk.page(served.call, 1, { pageNum: 1, pageSize: 1000 })
    expect(page).toMatchObject({ pageSize: 50 })
  })

  test('two characters of a title find its item, and narrow the list', async () => {
    const whole = await itemsOf(served.call, walk, 1)
    for (const { id, title } of whole.slice(0, 4)) {
      const keyword = title.match(/[\u4e00-\u9fff]{2}/)?.[0] ?? title
      const found = await walk.page(served.call, 1, { pageNum: 1, pageSize: 50, keyword })
      expect(ids(found.list)).toContain(id)
      expect(found.total).toBeLessThanOrEqual(whole.length)
    }
  })

  test.each(['%', '_', '%%', '\\', "'", '"', '*'])('%s in a keyword is only itself', async (keyword) => {
    const titles = (await itemsOf(served.call, walk, 1)).map(({ title }) => title)
    const { total } = await walk.page(served.call, 1, { pageNum: 1, pageSize: 50, keyword })
    expect(total).toBe(titles.filter((title) => title.includes(keyword)).length)
  })

  test('an operator of the search in a keyword is only text', async () => {
    for (const keyword of [
      'x OR y',
      'a AND',
      'NEAR(a b)',
      '"',
      '(',
      '-湖',
      'title:湖',
      '湖*',
      '^湖',
      '湖 | 山',
      '!山',
      '湖:*',
    ]) {
      const page = await walk.page(served.call, 1, { pageNum: 1, pageSize: 50, keyword })
      expect(page.total).toBeGreaterThanOrEqual(0)
    }
  })
})

test('type, year and keyword narrow the list together', async () => {
  const { call } = served
  const { years } = await call('informationList', {})
  const year = years[0]?.year ?? 0
  const of = async (input: object) => (await call('informationList', { pageSize: 50, ...input })).list
  const both = await of({ type: 'group', year })
  expect(both.length).toBeGreaterThan(0)
  for (const item of both) {
    expect(item.type).toBe('group')
    expect(item.publishedAt.slice(0, 4)).toBe(String(year))
  }
  const single = await of({ type: 'group' })
  expect(both.length).toBeLessThan(single.length)
  expect(years.reduce((sum, { count }) => sum + count, 0)).toBe((await call('informationList', {})).total)
})

test('an unknown type returns an empty list, an empty text is no filter', async () => {
  const { call } = served
  expect((await call('trainingUpdatesList', { type: 'nope' })).list).toEqual([])
  expect((await call('hireList', { city: 'nowhere' })).total).toBe(0)
  const all = await call('trainingUpdatesList', {})
  expect((await call('trainingUpdatesList', { type: '', keyword: '' })).total).toBe(all.total)
})

test('pinned items come first, then the newest', async () => {
  for (const languageId of [1, 2] as const) {
    const { list } = await served.call('informationList', { languageId, pageSize: 50 })
    const keys = list.map(({ isTop, publishedAt }) => `${isTop ? 1 : 0}${publishedAt}`)
    expect(keys).toEqual([...keys].sort().reverse())
  }
})

test('jobs that are closed come last, and a place narrows the list', async () => {
  const { list, cities } = await served.call('hireList', { pageSize: 50 })
  const states = list.map(({ status }) => status)
  expect(new Set(states)).toEqual(new Set(['open', 'closed']))
  expect(states.lastIndexOf('open')).toBeLessThan(states.indexOf('closed'))
  for (const city of cities) {
    const page = await served.call('hireList', { city, pageSize: 2 })
    expect(page.list.every((job) => job.city === city)).toBe(true)
    expect(page.total).toBe(list.filter((job) => job.city === city).length)
  }
})

test('the states of notices follow from their dates, and the tabs count them', async () => {
  const { list, statuses } = await served.call('informationDisclosureList', {
    type: 'purchase',
    pageSize: 50,
  })
  expect(new Set(list.map(({ status }) => status))).toEqual(
    new Set(['planned', 'open', 'soon', 'review', 'result', 'ended']),
  )
  for (const { status, count } of statuses) {
    const page = await served.call('informationDisclosureList', { type: 'purchase', status, pageSize: 50 })
    expect(page.total, status).toBe(count)
    const meant = { open: ['open', 'soon'], closed: ['review', 'result', 'ended'] }
    const states: string[] = Object.hasOwn(meant, status)
      ? meant[status === 'open' ? 'open' : 'closed']
      : [status]
    expect(page.list.every((notice) => states.includes(notice.status))).toBe(true)
  }
  for (const { status, daysLeft } of list) {
    if (status === 'soon') expect(daysLeft).toBeLessThanOrEqual(3)
    if (status !== 'soon' && status !== 'open') expect(daysLeft).toBeUndefined()
  }
  const rents = await served.call('informationDisclosureList', { type: 'rent', pageSize: 50 })
  for (const { status } of rents.list) expect(['open', 'soon', 'ended']).toContain(status)
})

test('the types of every module with counts that the lists agree with', async () => {
  const { call } = served
  const typesOf = async (
    module: 'hire' | 'scenic' | 'information' | 'informationDisclosure' | 'groupActivities',
  ) => (await call('typeList', { module })).list
  for (const { code, count } of await typesOf('information')) {
    if (code === 'group' || code === 'media' || code === 'activity')
      expect((await call('informationList', { type: code })).total).toBe(count)
  }
  for (const { code, count } of await typesOf('hire'))
    expect((await call('hireList', { type: code })).total).toBe(count)
  for (const { code, count } of await typesOf('scenic'))
    expect((await call('scenicList', { type: code })).total).toBe(count)
  for (const { code, scope, count } of await typesOf('informationDisclosure')) {
    const type = scope === 'rent' ? 'rent' : 'purchase'
    expect((await call('informationDisclosureList', { type, category: code })).total).toBe(count)
  }
  expect((await typesOf('groupActivities')).map(({ code }) => code)).toEqual(['activity', 'education'])
})

test('a map gets every scenic spot on one page', async () => {
  const { list, total } = await served.call('scenicList', { all: true, pageSize: 1 })
  expect(list).toHaveLength(total)
  for (const { lng, lat } of list) expect([lng > 100, lat > 20]).toEqual([true, true])
})

test('reports come newest first', async () => {
  const { list } = await served.call('responsibilityReportList', { languageId: 1 })
  expect(list.map(({ year }) => year)).toEqual(list.map(({ year }) => year).sort((a, b) => b - a))
})

test('statements come in editorial order, and the menu call names the same ones', async () => {
  for (const languageId of [1, 2] as const) {
    const { list } = await served.call('statementList', { languageId })
    expect(list.map(({ id }) => id)).toEqual(['privacy', 'accessibility', 'terms'])
    const { statements } = await served.call('menu', { languageId })
    expect(statements).toEqual(list.map(({ id, title }) => ({ id, title })))
  }
})
