import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ValidationError } from '../errors.ts'
import type { Fields } from '../fields.ts'
import { kindNames } from '../kinds.ts'
import { draftOf } from '../testing/documents.ts'
import { news, purchase, rich } from '../testing/fixtures.ts'
import { kindOf } from './document.ts'
import { missingIn } from './required.ts'
import { validateDraft, validatePublishable } from './validate.ts'

const issues = (check: () => unknown): string[] => {
  try {
    check()
  } catch (error) {
    if (error instanceof ValidationError)
      return error.issues.map(({ path, code }) => `${path.join('.')} ${code}`)
    throw error
  }
  return []
}
const draftIssues = (kind: Parameters<typeof kindOf>[0], value: unknown) =>
  issues(() => validateDraft(kindOf(kind), value))

describe('drafts', () => {
  test.each(kindNames)('any draft of %s is taken as it is', (name) => {
    const kind = kindOf(name)
    fc.assert(
      fc.property(draftOf(kind), (draft) => {
        expect(validateDraft(kind, draft)).toEqual(JSON.parse(JSON.stringify(draft)))
      }),
      { numRuns: 15 },
    )
  })

  test('anything else is refused with ValidationError, never by another error, and reaches no prototype', () => {
    const value = fc.oneof(
      fc.anything({ withNullPrototype: true, withDate: true, withMap: true, withBigInt: true, maxDepth: 4 }),
      fc.record({ shared: fc.anything(), zh: fc.anything(), en: fc.anything() }),
      fc.jsonValue().map((json) => ({ ...news(), shared: json })),
    )
    fc.assert(
      fc.property(value, (value) => {
        for (const kind of ['news', 'menu', 'scenic'] as const) {
          const found = draftIssues(kind, value)
          // Only an empty document is a valid draft among these.
          if (found.length === 0) expect(Object.keys(validateDraft(kindOf(kind), value))).toHaveLength(3)
        }
        expect(Object.keys(Object.prototype)).toEqual([])
      }),
      { numRuns: 400 },
    )
  })

  test.each(['__proto__', 'constructor', 'prototype'])('the key %s is refused at any depth', (key) => {
    const harmful = (inner: string) => JSON.parse(inner.replace('KEY', `"${key}":{"polluted":true}`))
    const at = ['{KEY,"shared":{},"zh":null,"en":null}', '{"shared":{KEY},"zh":null,"en":null}']
    const deep = '{"shared":{"items":[{KEY,"children":[]}]},"zh":null,"en":null}'
    for (const text of [...at, deep]) expect(draftIssues('menu', harmful(text))).toEqual([' reservedKey'])
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
  })

  test('a branch below the last level is reported', () => {
    const branch = (levels: number): object[] => (levels === 0 ? [] : [{ children: branch(levels - 1) }])
    const chart = (levels: number) => ({ shared: { tree: branch(levels) }, zh: null, en: null })
    const field = kindOf('organization').shared.tree
    const depth = field?.type === 'tree' ? field.depth : 0
    expect(draftIssues('organization', chart(depth))).toEqual([])
    const path = `shared.tree${'.0.children'.repeat(depth)}`
    expect(draftIssues('organization', chart(depth + 1))).toEqual([`${path} lastLevel`])
  })

  test('unknown fields are named', () => {
    const document = { ...news(), shared: { ...news().shared, colour: 'red' } }
    expect(draftIssues('news', document)).toEqual(['shared.colour unknownKey'])
  })

  test.each([
    'javascript:alert(1)',
    'JavaScript://x.test/%0aalert(1)',
    'ftp://a.test',
    '//evil.test',
    'https:evil.test',
    'https:///evil.test',
    'https://user:pw@a.test',
    'https://a.test/\u0000',
    'https://a.test/ b',
    'https://a.test\\b',
    'data:text/html,x',
    ' https://a.test',
  ])('%j is no address to link to', (externalUrl) => {
    const document = { ...news(), shared: { ...news().shared, externalUrl } }
    expect(draftIssues('news', document)).toEqual(['shared.externalUrl url'])
  })

  test.each(['//evil.test', '/\\evil.test', 'member', 'https://a.test', '/a b', ''])(
    '%j is no page',
    (path) => {
      const document = { shared: { items: [{ path, children: [] }] }, zh: {}, en: null }
      expect(draftIssues('menu', document)).toEqual(['shared.items.0.path page'])
    },
  )

  test.each(['2026-02-30', '2026-13-01', '2026-1-1', 'tomorrow', '2026-02-28T25:00', ''])(
    '%j is no date',
    (day) => {
      const document = { ...news(), shared: { ...news().shared, publishedAt: day } }
      expect(draftIssues('news', document)).toEqual(['shared.publishedAt dateTime'])
    },
  )

  test.each([
    ['control', { ...news(), zh: { title: 'a\ud800b' } }],
    [
      'control',
      { ...news(), zh: { title: '一', body: { type: 'doc', content: [{ type: 'text', text: '\udc00' }] } } },
    ],
    ['tooLarge', { ...news(), shared: { x: Array(100_001).fill(0) } }],
  ])('as a whole %s: %o', (code, document) => {
    expect(draftIssues('news', document)).toEqual([` ${code}`])
  })

  test('of many faults a hundred are said', () => {
    const keys = Object.fromEntries(Array.from({ length: 50_000 }, (_, n) => [`k${n}`, 1]))
    expect(draftIssues('news', { ...news(), shared: keys })).toHaveLength(100)
  })

  test('numbers, places, choices, lengths and lines keep their limits', () => {
    const shared = { place: { system: 'gcj02', lng: 181, lat: 30 }, sort: 1.5 }
    expect(draftIssues('scenic', { shared, zh: null, en: null })).toEqual([
      'shared.sort number',
      'shared.place.lng tooBig',
    ])
    const words = { title: '长'.repeat(121), source: 'a\nb', author: 'a\u0007b' }
    expect(draftIssues('news', { shared: { channel: 'x' }, zh: words, en: null })).toEqual([
      'shared.channel choice',
      'zh.title tooBig',
      'zh.source oneLine',
      'zh.author control',
    ])
  })
})

describe('rich text', () => {
  const body = (content: unknown[]) => ({ ...news(), zh: { title: '一', body: { type: 'doc', content } } })
  const text = (...marks: unknown[]) => ({ type: 'paragraph', content: [{ type: 'text', text: 'a', marks }] })

  test.each<[string, unknown[]]>([
    ['richNode', [{ type: 'script', content: [] }]],
    ['richNode', [{ type: 'iframe', attrs: { src: 'https://a.test' } }]],
    ['richNode', [{ type: 'paragraph', onclick: 'x' }]],
    ['richNode', [{ type: 'toString' }]],
    ['richAttribute', [{ type: 'paragraph', attrs: { style: 'color:red' } }]],
    ['richAttribute', [{ type: 'heading', attrs: { level: 1 } }]],
    ['richAttribute', [{ type: 'image', attrs: { src: 'https://a.test/x.png' } }]],
    ['richMark', [text({ type: 'link', attrs: { href: 'javascript:alert(1)' } })]],
    ['richMark', [text({ type: 'link', attrs: { href: '//evil.test' } })]],
    ['richMark', [text({ type: 'link', attrs: { href: 'https://www.gov.cn@evil.test/' } })]],
    ['richMark', [text({ type: 'link', attrs: { href: 'java\nscript:alert(1)' } })]],
    ['richMark', [text({ type: 'link', attrs: { href: 'https://a.test', onclick: 'x' } })]],
    ['richMark', [text({ type: 'highlight' })]],
    ['notRichText', [{ type: 'text' }]],
    ['notRichText', ['words']],
    ['control', [{ type: 'text', text: 'a\u0000b' }]],
  ])('%s: %j', (code, content) => {
    expect(draftIssues('news', body(content))).toEqual([`zh.body ${code}`])
  })

  test('too deep and too long have different errors', () => {
    let nested: unknown = { type: 'paragraph' }
    for (let depth = 0; depth < 45; depth++) nested = { type: 'blockquote', content: [nested] }
    expect(draftIssues('news', body([nested]))).toEqual(['zh.body richTooDeep'])
    expect(draftIssues('news', body([{ type: 'text', text: '山'.repeat(333_400) }]))).toEqual([
      'zh.body richTooLong',
    ])
    expect(draftIssues('news', body([{ type: 'text', text: 'a'.repeat(1_000_001) }]))).toEqual([
      'zh.body richTooLong',
    ])
  })

  test('tables may not claim more cells than an editor can open', () => {
    const row = (cells: number, colspan = 1, rowspan = 1) => ({
      type: 'tableRow',
      content: Array(cells).fill({ type: 'tableCell', attrs: { colspan, rowspan } }),
    })
    const table = (...content: unknown[]) => ({ type: 'table', content })
    const narrow = Array(10).fill(row(1))
    const tooLarge = [
      [table(row(2000, 1000), ...narrow)],
      [table(row(200), ...Array(200).fill(row(1)))],
      [table(row(100), row(1, 1000, 1000), ...narrow, row(1, 1000))],
      Array(100).fill(table(row(1, 1000))),
      [table({ ...row(1), content: [{ type: 'tableCell', content: [table(row(30, 1000))] }] })],
    ]
    for (const content of tooLarge) expect(draftIssues('news', body(content))).toEqual(['zh.body richTables'])
    const allowed = [
      table(...Array(300).fill(row(20))),
      table(row(1, 1000)),
      table(row(9, 1, 1000), ...narrow),
    ]
    expect(draftIssues('news', body(allowed))).toEqual([])
  })

  test('what the editor writes is unchanged', () => {
    const content = [
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: '一' }] },
      text({ type: 'bold' }, { type: 'link', attrs: { href: '/news', target: null } }),
      { type: 'image', attrs: { media: 'abc', alt: '湖', caption: null } },
      {
        type: 'table',
        content: [{ type: 'tableRow', content: [{ type: 'tableCell', attrs: { colspan: 2 } }] }],
      },
    ]
    expect(draftIssues('news', body(content.slice(0, 1)))).toEqual([])
    expect(draftIssues('news', body([text({ type: 'link', attrs: { href: 'tel:0000-8800' } })]))).toEqual([])
    expect(draftIssues('news', body([content[2], content[3]]))).toEqual([])
  })
})

describe('publishing', () => {
  const missing = (kind: Parameters<typeof kindOf>[0], document: unknown, language: 'zh' | 'en') => {
    const found = kindOf(kind)
    return issues(() => validatePublishable(found, validateDraft(found, document), language))
  }

  test('asks for every required field of that language, and for nothing of the other', () => {
    expect(missing('purchase', purchase(), 'zh')).toEqual([])
    const half = { ...purchase(), en: { title: ' ', body: rich(' ') } }
    expect(missing('purchase', half, 'zh')).toEqual([])
    expect(missing('purchase', half, 'en')).toEqual([
      'en.title required',
      'en.unit required',
      'en.body required',
    ])
    expect(missing('news', news(), 'en')).toEqual(['en noWords'])
  })

  test('asks from when on the result of a tender is public, as it would not be shown without', () => {
    const { shared, zh, en } = purchase()
    const withResult = (resultAt?: string) => ({
      shared: { ...shared, resultAt },
      zh: { ...zh, result: rich('甲公司') },
      en,
    })
    expect(missing('purchase', withResult(), 'zh')).toEqual(['shared.resultAt resultDate'])
    expect(missing('purchase', withResult('2026-12-01'), 'zh')).toEqual([])
  })

  test('asks for required fields of every row, its name in the language that is published', () => {
    const social = [{ label: { zh: '公众号' }, url: 'https://a.example/' }, { label: { en: 'Service' } }]
    const site = { shared: { social }, zh: { name: '灵山' }, en: { name: 'Lingshan' } }
    const rows = (language: 'zh' | 'en') =>
      missing('site', site, language).filter((issue) => issue.startsWith('shared.social'))
    expect(rows('zh')).toEqual(['shared.social.1.label.zh required', 'shared.social.1.url required'])
    expect(rows('en')).toEqual(['shared.social.0.label.en required', 'shared.social.1.url required'])
  })

  test('asks for the name of each node of a tree and each row within a row', () => {
    const name = (zh?: string, en?: string) => ({ name: { ...(zh && { zh }), ...(en && { en }) } })
    const tree = [
      { ...name('集团'), children: [{ ...name('董事会', 'Board'), children: [] }, { children: [] }] },
    ]
    const chart = {
      shared: { tree },
      zh: { title: '一', intro: rich('一') },
      en: { title: 'a', intro: rich('a') },
    }
    expect(missing('organization', chart, 'zh')).toEqual(['shared.tree.0.children.1.name.zh required'])
    expect(missing('organization', chart, 'en')).toEqual([
      'shared.tree.0.name.en required',
      'shared.tree.0.children.1.name.en required',
    ])
    const stages = [{ text: { en: 'First' }, roles: [{ ...name('新人', 'New'), courses: [name('礼仪')] }] }]
    expect(missing('studyMap', { shared: { stages }, zh: null, en: { title: 'a' } }, 'en')).toEqual([
      'shared.stages.0.name.en required',
      'shared.stages.0.roles.0.courses.0.name.en required',
    ])
  })

  test('asks a menu item for its label and for a page or an outside link; says which item', () => {
    const title = { zh: '新闻', en: 'News' }
    const items = [
      { title, path: '/news', children: [] },
      { title, external: 'https://a.example', children: [] },
      { title: { zh: '无处' }, children: [{ children: [] }] },
    ]
    const menu = kindOf('menu')
    const found = missingIn(menu, validateDraft(menu, { shared: { items }, zh: null, en: null }), 'en')
    expect(found.map(({ path, message }) => `${path.join('.')} ${message.en} ${message.zh}`)).toEqual([
      'shared.items.2.title.en Please fill this in: 无处 · Label 请填写：无处 · 名称',
      'shared.items.2.path Please fill this in: 无处 · Page or Outside link 请填写：无处 · 页面或外部链接',
      'shared.items.2.children.0.title.en Please fill this in: No. 1 · Label 请填写：第 1 项 · 名称',
      'shared.items.2.children.0.path Please fill this in: No. 1 · Page or Outside link 请填写：第 1 项 · 页面或外部链接',
    ])
  })

  test('a field that does as well as another is beside it', () => {
    const check = (fields: Fields): void => {
      for (const field of Object.values(fields)) {
        if (field.unless) expect(Object.keys(fields)).toContain(field.unless)
        if (field.type === 'list' || field.type === 'tree') check(field.of)
      }
    }
    for (const name of kindNames) check({ ...kindOf(name).shared, ...kindOf(name).words })
  })
})

describe('opening hours', () => {
  const daily = { days: [1, 2, 3, 4, 5, 6, 7], opens: '08:30', closes: '17:00' }
  const spot = (shared: object, openHours?: string) => ({
    shared: { type: 'lake', cover: 'abc', place: { system: 'gcj02', lng: 1, lat: 2 }, ...shared },
    zh: { title: '湖', summary: '湖', address: '湖', body: rich('湖'), openHours },
    en: null,
  })
  const found = (shared: object, openHours?: string) => {
    const kind = kindOf('scenic')
    return issues(() => validatePublishable(kind, validateDraft(kind, spot(shared, openHours)), 'zh'))
  }
  const exception = { from: '2026-12-01', reason: { zh: '检修', en: 'Repairs' } }

  test('a table is published that says each date once, with an exception and a remark', () => {
    expect(found({ hours: [{ times: [daily] }], hoursExceptions: [exception] }, '冬季视风雪调整')).toEqual([])
  })
  test('one that leaves a date open or says it twice is refused, where it does', () => {
    expect(found({ hours: [{ from: '04-01', to: '10-31', times: [daily] }] })).toEqual([
      'shared.hours seasonsGap',
    ])
    expect(
      found({
        hours: [{ times: [daily] }],
        hoursExceptions: [exception, { ...exception, to: '2026-12-03' }],
      }),
    ).toEqual(['shared.hoursExceptions.1.from exceptionsOverlap'])
    expect(found({ hoursExceptions: [exception] })).toEqual(['shared.hours exceptionsOnly'])
    expect(found({ hours: [{ times: [{ days: [1], opens: '08:30' }] }] })).toEqual([
      'shared.hours.0.times.0.closes required',
    ])
  })
  const statements = ['每日 8:30 开放', '周一闭园', '上午九点开门', 'Closed on Mondays', '６点', '礼拜一休息']
  const always = ['二十四小时开放', '全天开放', '全年无休', 'Open around the clock', 'Open day and night']
  const inWords = ['Opens at nine in the morning', 'From nine to five', 'Closed in January', '一月闭园']
  const everyDay = ['每天开放', 'Open daily', 'It never closes', '日出开门，日落关门', 'Dawn to dusk']
  test.each([...statements, ...always, ...inWords, ...everyDay])(
    'beside a table the remark cannot state hours: %s',
    (remark) => {
      expect(found({ hours: [{ times: [daily] }] }, remark)).toEqual(['zh.openHours hoursInRemark'])
      expect(found({}, remark)).toEqual([])
    },
  )
  test.each([
    'The lake may close in strong wind',
    'In winter as wind and snow allow',
    'Two of the gates have steps',
    '每日限客，先到先得',
    '雨天请先致电',
  ])('it can say what the table cannot: %s', (remark) => {
    expect(found({ hours: [{ times: [daily] }] }, remark)).toEqual([])
  })
  test.each([
    '全天闭园',
    '检修，10:00 开放',
    '检修到十点',
    'Closed all day',
    'Opens at ten',
    'Closed until 10 a.m.',
  ])('nor can the reason of an exception, which has times of its own: %s', (zh) => {
    const hoursExceptions = [{ ...exception, reason: { zh, en: 'Repairs' } }]
    expect(found({ hours: [{ times: [daily] }], hoursExceptions })).toEqual([
      'shared.hoursExceptions.0.reason.zh hoursInReason',
    ])
  })
  test.each([
    '第 3 届半程马拉松',
    '10月1日国庆节',
    '下雨，看天',
    "New Year's Day 2027",
    'Repairs at one of the gates',
  ])('which may be a date or a number: %s', (zh) => {
    const hoursExceptions = [{ ...exception, reason: { zh, en: 'Repairs' } }]
    expect(found({ hours: [{ times: [daily] }], hoursExceptions })).toEqual([])
  })
  test('nor can the older list of closed weekdays', () => {
    const closedWeekdays = [{ weekday: 1 }]
    expect(found({ hours: [{ times: [daily] }], closedWeekdays })).toEqual([
      'shared.closedWeekdays tableSays',
    ])
    expect(found({ closedWeekdays })).toEqual([])
  })
  test.each([
    [{ hours: [{ from: '02-30' }] }, 'shared.hours.0.from monthDay'],
    [{ hours: [{ times: [{ opens: '24:00' }] }] }, 'shared.hours.0.times.0.opens time'],
    [{ hours: [{ times: [{ days: [1, 1] }] }] }, 'shared.hours.0.times.0.days weekdays'],
  ])('a draft has no such value: %j', (shared, issue) => {
    expect(issues(() => validateDraft(kindOf('scenic'), spot(shared)))).toEqual([issue])
  })
})

test('a field that earlier releases had is left out of the next revision, not refused', () => {
  const home = { shared: { slides: [{ title: { zh: '见山' } }], shareImage: 'abc' }, zh: {}, en: null }
  expect(validateDraft(kindOf('home'), home).shared).toEqual({ shareImage: 'abc' })
})

test('a language of which only staged words of media are left does not exist any more', () => {
  const words = { mediaWords: { m1: 'The lake' } }
  const left = validateDraft(kindOf('news'), {
    shared: { cover: 'm1' },
    zh: { title: '湖', ...words },
    en: words,
  })
  expect(left).toMatchObject({ zh: words, en: null })
})

test('a language without words is none, but of a kind that needs none', () => {
  const empty = { shared: {}, zh: { title: '湖' }, en: {} }
  expect(validateDraft(kindOf('news'), empty)).toEqual({ ...empty, en: null })
  const menu = { shared: { items: [] }, zh: {}, en: {} }
  expect(validateDraft(kindOf('menu'), menu)).toEqual(menu)
  const home = { shared: {}, zh: {}, en: {} }
  expect(validateDraft(kindOf('home'), home)).toEqual(home)
})
