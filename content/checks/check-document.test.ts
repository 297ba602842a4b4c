import type { Language } from '@shanmen/contract/languages.ts'
import { expect, test } from 'vitest'
import { type AnyDocument, kindOf } from '../documents/document.ts'
import { news, purchase } from '../testing/fixtures.ts'
import { type CheckContext, checkDocument } from './check-document.ts'

const context: CheckContext = {
  now: new Date('2026-06-01T00:00:00Z'),
  outdated: [],
  media: new Map([
    ['lake', { mime: 'image/webp', alt: { zh: '湖', en: '' } }],
    ['plan', { mime: 'application/pdf', alt: { zh: '', en: 'Plan' } }],
  ]),
  types: { all: new Set(['goods', 'services']), shown: new Set(['goods']) },
  leadsTo: (href) =>
    !/^(?:\/|https:\/\/site)/.test(href)
      ? 'public'
      : href.includes('gone')
        ? 'nowhere'
        : href.includes('draft')
          ? 'hidden'
          : 'public',
}

const found = (
  kind: 'news' | 'part' | 'purchase',
  document: AnyDocument,
  language: Language = 'zh',
  more = {},
) =>
  checkDocument(kindOf(kind), document, language, { ...context, ...more }).map(
    ({ level, code, path }) => `${level} ${code} ${path.join('.')}`,
  )

const whole = (): AnyDocument => ({
  ...news({ zh: '一', en: 'One' }),
  shared: { ...news().shared, cover: 'lake' },
})
const withBody = (content: unknown[]): AnyDocument => ({
  ...whole(),
  zh: { title: '一', summary: '一', body: { type: 'doc', content } },
})
const heading = (level: number) => ({
  type: 'heading',
  attrs: { level },
  content: [{ type: 'text', text: '节' }],
})
const link = (href: string) => ({
  type: 'paragraph',
  content: [{ type: 'text', text: '见', marks: [{ type: 'link', attrs: { href } }] }],
})

test('a whole document has nothing to see to', () => {
  expect(found('news', whole())).toEqual([])
})

test.each([
  ['zh', '夏季凉爽。每周一养护，全山闭园。', true],
  ['zh', '每周二养护，全山闭园。', false],
  ['zh', '周一上午为本地学校课堂，讲堂不对外开放。', false],
  ['zh', '周一人少。冬季大雪时闭园。', false],
  ['en', 'Bring a lamp. On Mondays the whole hill is closed.', true],
  ['en', 'On Tuesdays the whole hill is closed.', false],
] as const)(
  'a text of a place that closes a day on which its table opens it is found: %s, %s',
  (language, line, isFound) => {
    const body = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: line }] }] }
    const hours = [{ times: [{ days: [1, 3, 4, 5, 6, 7], opens: '05:30', closes: '20:00' }] }]
    const words = { title: 'A', summary: 'A', address: 'A', body }
    const place = { system: 'gcj02', lng: 119, lat: 30 }
    const spot = { shared: { type: 'goods', cover: 'lake', place, hours }, zh: words, en: words }
    const all = checkDocument(kindOf('scenic'), spot, language, context)
    expect(
      all.some(({ code, path }) => code === 'closedInText' && path.join('.') === `${language}.body`),
    ).toBe(isFound)
  },
)

test.each([
  ['zh', '目前闭园。', true],
  ['zh', '听雪岭冬季停止开放', true],
  ['zh', '雷雨时闭园；上午闭馆', false],
  ['en', 'Closed for training on public holidays', true],
  ['en', 'Closed in thunderstorms', false],
] as const)(
  'beside a table a remark, and the reason of a day that has times, that closes the place is found: %s, %s',
  (language, line, isFound) => {
    const opened = { opens: '10:00', closes: '15:00' }
    const both = { zh: line, en: line }
    const shared = {
      ...{ type: 'goods', cover: 'lake', place: { system: 'gcj02', lng: 119, lat: 30 } },
      hours: [{ times: [{ days: [1, 2, 3, 4, 5, 6, 7], opens: '05:30', closes: '20:00' }] }],
      hoursExceptions: [
        { from: '2026-12-01', reason: both, times: [opened] },
        { from: '2026-12-02', reason: both },
      ],
    }
    const words = { title: 'A', summary: 'A', address: 'A', openHours: line, body: whole().zh?.body }
    const all = checkDocument(kindOf('scenic'), { shared, zh: words, en: words }, language, context)
    const paths = all.filter(({ code }) => code === 'closedInText').map(({ path }) => path.join('.'))
    expect(paths.sort()).toEqual(
      isFound ? [`${language}.openHours`, `shared.hoursExceptions.0.reason.${language}`].sort() : [],
    )
  },
)

test('Chinese left in English is found: in texts, captions and rows, not in shared numbers', () => {
  const caption = { type: 'image', attrs: { media: 'plan', alt: '平面图', caption: 'Plan' } }
  const text = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
  const en = (content: unknown[], title = 'One') => ({
    ...whole(),
    en: { title, summary: 'One.', body: { type: 'doc', content } },
  })
  const left = (document: AnyDocument) =>
    checkDocument(kindOf('news'), document, 'en', { ...context, media: new Map() })
      .filter(({ code }) => code === 'chineseLeft')
      .map(({ level, path, message }) => `${level} ${path.join('.')}: ${message.zh}`)
  expect(left(en([text('Tea')]))).toEqual([])
  expect(left(en([text('Tea'), text('See 请见，附件 for more')], '一'))).toEqual([
    'warning en.title: 文字里留有中文：标题 · 一',
    'warning en.body: 文字里留有中文：正文 · 请见，附件',
  ])
  expect(left(en([caption]))).toEqual(['warning en.body: 文字里留有中文：正文 · 平面图'])
  expect(found('news', en([text('请见')]), 'zh')).toEqual([])
  const items = [{ title: { zh: '茶', en: '茶 Tea' }, path: '/', children: [] }]
  const menu = checkDocument(kindOf('menu'), { shared: { items }, zh: {}, en: {} }, 'en', context)
  expect(menu.map(({ code, path }) => `${code} ${path.join('.')}`)).toEqual([
    'chineseLeft shared.items.0.title.en',
  ])
  const site = { shared: { icp: '苏ICP备1号' }, zh: {}, en: {} }
  const codes = checkDocument(kindOf('site'), site, 'en', context).map(({ code }) => code)
  expect(codes).not.toContain('chineseLeft')
})

test('required fields come first and block publishing; an optional cover is only recommended', () => {
  const document = news({ zh: '一', en: 'One' })
  const { title: _, ...words } = document.zh ?? {}
  expect(found('news', { ...document, zh: words })).toEqual([
    'error required zh.title',
    'warning noCover shared.cover',
  ])
})

test('a picture or file needs its words in the language that is published', () => {
  expect(found('news', whole(), 'en')).toEqual(['error noAlt shared.cover.lake'])
  const shared = { ...whole().shared, attachments: ['plan', 'lost'] }
  expect(found('news', { ...whole(), shared })).toEqual([
    'error noFileTitle shared.attachments.plan',
    'error noMedia shared.attachments',
  ])
})

test('a file is no picture, and a picture no file', () => {
  const document = (shared: object) => ({ ...whole(), shared: { ...whole().shared, ...shared } })
  expect(found('news', document({ cover: 'plan' }))).toEqual(['error notPicture shared.cover'])
  expect(found('news', document({ attachments: ['lake'] }))).toEqual(['error notFile shared.attachments'])
  const image = { type: 'image', attrs: { media: 'plan', alt: '图' } }
  expect(found('news', withBody([image]))).toEqual(['error notPicture zh.body'])
})

test('a picture in a text may bring its own alternative text', () => {
  const image = (alt: string) => ({ type: 'image', attrs: { media: 'lake', alt } })
  const english = (alt: string) => ({
    ...whole(),
    shared: { ...whole().shared, cover: 'both' },
    en: { title: 'One', summary: 'One', body: { type: 'doc', content: [image(alt)] } },
  })
  const media = new Map([...context.media, ['both', { mime: 'image/webp', alt: { zh: '湖', en: 'Lake' } }]])
  expect(found('news', english(''), 'en', { media })).toEqual(['error noAlt en.body.lake'])
  expect(found('news', english('A lake'), 'en', { media })).toEqual([])
})

test.each([
  [[2, 3, 4, 2, 3], []],
  [[3], ['warning headingOrder zh.body']],
  [[2, 4], ['warning headingOrder zh.body']],
])('headings %j', (levels, expected) => {
  expect(found('news', withBody(levels.map(heading)))).toEqual(expected)
})

test.each([
  [[3, 4, 3], []],
  [[2, 3], []],
  [[4], ['warning headingOrder zh.body']],
])('headings %j of a part, which stands below a heading of its page', (levels, expected) => {
  const body = { type: 'doc', content: levels.map(heading) }
  const document = { shared: { page: 'contact' }, zh: { title: '段落', body }, en: { title: 'Part', body } }
  expect(found('part', document)).toEqual(expected)
})

test('a link into the site leads somewhere, and what it leads to is public; links elsewhere are not followed', () => {
  expect(found('news', withBody([link('/news/gone'), link('/news/draft'), link('/news/there')]))).toEqual([
    'error brokenLink zh.body',
    'warning hiddenLink zh.body',
  ])
  expect(found('news', withBody([link('https://gone.example/'), link('#gone')]))).toEqual([])
  expect(found('news', withBody([link('https://site.example/gone')]))).toEqual(['error brokenLink zh.body'])
})

test('an unknown type is refused, one that is not public and a deadline in the past are reported', () => {
  const document = purchase({ deadline: '2026-05-31' })
  expect(found('purchase', document)).toEqual(['warning pastDeadline shared.deadline'])
  expect(found('purchase', purchase({ deadline: '2026-06-01' }))).toEqual([])
  const other = { ...document, shared: { ...purchase().shared, category: 'ships' } }
  expect(found('purchase', other)).toEqual(['error unknownType shared.category'])
  const unpublished = { ...purchase(), shared: { ...purchase().shared, category: 'services' } }
  expect(found('purchase', unpublished)).toEqual(['warning hiddenType shared.category'])
})

test('an event that is over is reported as such, an alert as past its end', () => {
  const messages = (kind: 'event' | 'alert', shared: Record<string, unknown>) =>
    checkDocument(kindOf(kind), { shared, zh: { title: '一' }, en: null }, 'zh', context)
      .filter(({ path }) => path.join('.') === 'shared.endsAt' || path.join('.') === 'shared.until')
      .map(({ level, message }) => `${level} ${message.zh}`)
  expect(messages('event', { startsAt: '2026-05-30', endsAt: '2026-05-31' })).toEqual(['warning 活动已结束'])
  expect(messages('alert', { until: '2026-05-31' })).toEqual(['error “至”的时间已过，请改为以后的时间'])
})

test('missing or outdated English is reported in both languages', () => {
  const { en: _, ...chinese } = whole()
  expect(found('news', { ...chinese, en: null })).toEqual(['warning noTranslation en'])
  expect(found('news', whole(), 'zh', { outdated: ['en'] })).toEqual(['warning translationOutdated en'])
})

test('a row of a list that lacks its name in a language stops publishing in it', () => {
  const kind = kindOf('site')
  const words = { name: 'a', shortName: 'a' }
  const shared = { social: [{ label: { zh: '山' } }], logo: 'lost' }
  const codes = (language: Language) =>
    checkDocument(kind, { shared, zh: words, en: words }, language, {
      ...context,
      media: new Map([['lake', { mime: 'image/webp', alt: { zh: '湖', en: 'Lake' } }]]),
    }).map(({ path }) => path.join('.'))
  expect(codes('en')).toEqual(['shared.social.0.label.en', 'shared.social.0.url', 'shared.logo'])
  expect(codes('zh')).toEqual(['shared.social.0.url', 'shared.logo'])
})

test('a walk is not published with a stop that has no place: it would be in neither map nor text', () => {
  const stops = [
    { name: { zh: '桥', en: 'Bridge' }, place: { lng: 120, lat: 30 } },
    { name: { zh: '亭', en: 'Pavilion' } },
  ]
  const paths = checkDocument(kindOf('scenic'), { shared: { stops }, zh: {}, en: null }, 'zh', context).map(
    ({ level, path }) => `${level} ${path.join('.')}`,
  )
  expect(paths.filter((path) => path.includes('stops'))).toEqual(['error shared.stops.1.place'])
})

test('texts inside a list that only the other language has are reported', () => {
  const values = [{ title: { zh: '诚', en: 'Honesty' }, text: { zh: '言出必行' } }]
  const words = { mission: 'a', vision: 'a' }
  const document = { shared: { values }, zh: words, en: words }
  const found = (language: Language) => checkDocument(kindOf('culture'), document, language, context)
  expect(found('zh')).toEqual([])
  expect(found('en')).toMatchObject([
    { level: 'warning', code: 'otherLanguageOnly', path: ['shared', 'values', 0, 'text', 'en'] },
  ])
})

test('an alert whose end has passed cannot be published', () => {
  const document = { shared: { level: 'info', until: '2026-05-31' }, zh: { title: '停航' }, en: null }
  expect(
    checkDocument(kindOf('alert'), document, 'zh', context).map(({ level, path }) => [level, ...path]),
  ).toContainEqual(['error', 'shared', 'until'])
})
