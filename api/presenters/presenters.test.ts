import { describe, expect, test } from 'vitest'
import { presentJob } from './college.ts'
import { presentDate, presentDateTime, weekdayOf } from './dates.ts'
import { presentStatus } from './disclosure.ts'
import { presentHistory, presentHonor, presentMilestone, presentOrganization } from './group.ts'
import { presentFile, presentImage } from './media.ts'
import { presentScenic, presentScenicCard } from './member.ts'
import { presentCommittee, presentVenue } from './party.ts'
import type { Reader } from './reader.ts'
import { presentReportText } from './report-text.ts'
import { presentHome, presentMenu } from './site.ts'

const picture = {
  id: 'p1',
  name: 'a.webp',
  mime: 'image/webp',
  bytes: 1,
  width: 1400,
  height: 700,
  widths: [320, 640, 960, 1280],
  pages: null,
  sha256: '',
  alt: { zh: '湖', en: 'Lake' },
  focus: { x: 0.5, y: 0.5 },
}
const pdf = {
  ...picture,
  id: 'f1',
  name: '年报 2025.pdf',
  mime: 'application/pdf',
  bytes: 99,
  width: null,
  height: null,
  widths: [],
  pages: 8,
  alt: { zh: '年报', en: '' },
  focus: { x: 0.5, y: 0.5 },
}
const reader: Reader = {
  language: 'en',
  now: new Date('2026-06-01T12:00:00+08:00'),
  media: new Map([picture, pdf].map((row) => [row.id, row])),
  typeNames: new Map([['scenic/lake', 'Lakes']]),
}
const item = { id: 'x', updatedAt: '2026-05-01T00:00:00.000Z' }

describe('dates', () => {
  test('every form is written with the offset of Asia/Shanghai', () => {
    expect(presentDateTime('2026-05-01T09:00:00+08:00')).toBe('2026-05-01T09:00:00+08:00')
    expect(presentDateTime('2026-04-30T20:00:00.000Z')).toBe('2026-05-01T04:00:00+08:00')
    expect(presentDateTime('2026-05-01T09:00')).toBe('2026-05-01T09:00:00+08:00')
    expect(presentDateTime('2026-05-01')).toBe('2026-05-01T00:00:00+08:00')
    expect(presentDate('2026-04-30T20:00:00Z')).toBe('2026-05-01')
    expect([undefined, null, '', 'x'].map(presentDateTime)).toEqual(['', '', '', ''])
  })
  test('the weekday is that of Asia/Shanghai', () => {
    expect(weekdayOf(new Date('2026-05-31T15:59:59Z'))).toBe(7)
    expect(weekdayOf(new Date('2026-05-31T16:00:00Z'))).toBe(1)
  })
})

describe('media', () => {
  test('a picture is addressed by its largest width and keeps its proportions', () => {
    expect(presentImage(reader.media, 'zh', 'p1')).toEqual({
      url: '/media/p1/1280.webp',
      width: 1280,
      height: 640,
      alt: '湖',
      widths: [320, 640, 960, 1280],
    })
  })
  test('a point that is not the middle is told, so that cropping keeps it in view', () => {
    const focus = { x: 0.2, y: 1 }
    const media = new Map([['p1', { ...picture, focus }]])
    expect(presentImage(media, 'zh', 'p1')?.focus).toEqual(focus)
    expect(presentImage(reader.media, 'zh', 'p1')).not.toHaveProperty('focus')
  })
  test('a missing item or a file is no picture, and a picture no file', () => {
    expect(['f1', 'none', undefined].map((id) => presentImage(reader.media, 'en', id))).toEqual([
      null,
      null,
      null,
    ])
    expect(presentFile(reader.media, 'en', 'p1')).toBeNull()
  })
  test('a file without a title in this language shows its own name', () => {
    expect(presentFile(reader.media, 'en', 'f1')).toEqual({
      name: '年报 2025.pdf',
      url: '/media/f1/%E5%B9%B4%E6%8A%A5%202025.pdf',
      size: 99,
      mime: 'application/pdf',
      pages: 8,
    })
  })
})

describe('the state of a notice', () => {
  const moments = {
    opensAt: '2026-06-01T00:00:00.000Z',
    closesAt: '2026-06-10T00:00:00.000Z',
    resultAt: '2026-06-12T00:00:00.000Z',
    endsAt: '2026-06-30T00:00:00.000Z',
  }
  test.each([
    ['2026-05-31T23:59:59.999Z', { status: 'planned' }],
    ['2026-06-01T00:00:00.000Z', { status: 'open', daysLeft: 9 }],
    ['2026-06-06T23:59:59.999Z', { status: 'open', daysLeft: 4 }],
    ['2026-06-07T00:00:00.000Z', { status: 'soon', daysLeft: 3 }],
    ['2026-06-09T23:59:59.999Z', { status: 'soon', daysLeft: 1 }],
    ['2026-06-10T00:00:00.000Z', { status: 'review' }],
    ['2026-06-12T00:00:00.000Z', { status: 'result' }],
    ['2026-06-30T00:00:00.000Z', { status: 'ended' }],
  ])('at %s', (now, expected) => {
    expect(presentStatus(moments, new Date(now))).toEqual(expected)
  })
  test('without moments it is open for ever', () => {
    const none = { opensAt: null, closesAt: null, resultAt: null, endsAt: null }
    expect(presentStatus(none, reader.now)).toEqual({ status: 'open' })
  })
})

describe('the text of a report', () => {
  const contents = { language: 'zh-CN', headings: [] }
  const contentOf = (text: string) => {
    const content = { type: 'doc' as const, content: [{ type: 'text', text }] }
    const report = { ...item, document: { file: 'f1' } }
    return presentReportText(reader, report, contents, [{ page: 1, content }], [2])?.texts[0]?.content
  }
  test.each([
    [
      '写信到a.b+c@mail.example.com。',
      '写信到<a href="mailto:a.b+c@mail.example.com">a.b+c@mail.example.com</a>。',
    ],
    ['a@b 与 @b.cn', 'a@b 与 @b.cn'],
    ['电话0510-8888-8888', '电话<a href="tel:051088888888">0510-8888-8888</a>'],
  ])('%s has its links', (text, expected) => expect(contentOf(text)).toBe(expected))
  test.each(['a', 'a@', '0', '.-', 'a@b.'])('a line of nothing but %j takes no time', (unit) => {
    const begin = process.threadCpuUsage()
    contentOf(`${unit.repeat(80_000 / unit.length)} ${`a@${unit}`.repeat(1000)}`)
    // Of the processor, not of the clock, which others share; it was 9 seconds and more.
    expect(process.threadCpuUsage(begin).user).toBeLessThan(2_000_000)
  })
})

test('a job is closed from the moment on at which it closes', () => {
  const moments = { opensAt: null, resultAt: null, endsAt: null }
  const at = (closesAt: string | null) => presentJob(reader, { ...item, ...moments, closesAt, document: {} })
  expect(at('2026-06-01T15:59:59.999Z')).toMatchObject({ status: 'open', deadline: '2026-06-01' })
  expect(at('2026-06-01T03:59:59.999Z')).toMatchObject({ status: 'closed' })
  expect(at(null).status).toBe('open')
  expect(at(null)).not.toHaveProperty('deadline')
  expect(at(null).headcount).toBe(0)
})

test('a job says how one is employed if editors did', () => {
  const moments = { opensAt: null, closesAt: null, resultAt: null, endsAt: null }
  const job = (document: object) => presentJob(reader, { ...item, ...moments, document })
  expect(job({ employment: 'partTime' })).toMatchObject({
    employment: 'partTime',
    employmentName: 'Part time',
  })
  expect(job({}).employmentName).toBe('')
  expect(job({})).not.toHaveProperty('employment')
})

test('a scenic spot is closed on its weekdays, and has its name in the other language', () => {
  const document = { title: 'Lanyu', type: 'lake', closedWeekdays: [{ weekday: 1 }] }
  const card = presentScenicCard(reader, { ...item, document }, new Map([['x', '岚屿']]))
  expect(card).toMatchObject({ openToday: false, otherTitle: '岚屿', typeName: 'Lakes', cover: null })
  const tuesday = { ...reader, now: new Date('2026-06-02T12:00:00+08:00') }
  expect(presentScenicCard(tuesday, { ...item, document }, new Map())).toMatchObject({
    openToday: true,
    otherTitle: '',
  })
})

describe('opening hours', () => {
  const hours = [
    { from: '06-01', to: '09-30', times: [{ days: [1, 2, 3, 4, 5, 6, 7], opens: '05:30', closes: '18:30' }] },
    { times: [{ days: [1, 3, 4, 5, 6, 7], opens: '08:30', closes: '17:00', lastEntry: '16:00' }] },
  ]
  const hoursExceptions = [
    { from: '2026-05-30', reason: 'over', times: [] },
    { from: '2026-06-02', to: '2026-06-03', reason: 'Repairs', times: [] },
  ]
  const document = { title: 'Ponds', openHours: 'As the weather allows', hours, hoursExceptions }
  const at = (moment: string, language: 'zh' | 'en', date = '2026-12-25') =>
    presentScenic(
      { ...reader, language, now: new Date(`${moment}:00+08:00`) },
      { ...item, document },
      new Map(),
      {
        ...{ prev: null, next: null, languages: [1], nearby: [] },
        date,
      },
    )

  test.each([
    ['2026-06-01T12:00', '开放中 · 18:30 关闭', 'Open now · closes at 18:30', true],
    ['2026-06-01T19:00', '现已关闭 · 6月4日周四 5:30 开放', 'Closed now · opens on Thu 4 Jun at 5:30', true],
    // Also true after midnight, where the page is still open.
    ['2026-06-03T23:59', '现已关闭 · 6月4日周四 5:30 开放', 'Closed now · opens on Thu 4 Jun at 5:30', false],
    ['2026-12-25T16:00', '已停止入场 · 17:00 关闭', 'Last entry has passed · closes at 17:00', true],
    ['2026-12-25T08:00', '现已关闭 · 今日 8:30 开放', 'Closed now · opens today at 8:30', true],
  ])('at %s', (moment, zh, en, openToday) => {
    expect(at(moment, 'zh')).toMatchObject({ openToday, opening: { text: zh } })
    expect(at(moment, 'en')).toMatchObject({ openToday, opening: { text: en } })
  })

  test.each([
    ['2026-12-25T08:00', '2026-12-25T08:30:00+08:00'],
    ['2026-12-25T08:30', '2026-12-25T16:00:00+08:00'],
    ['2026-12-25T16:00', '2026-12-25T17:00:00+08:00'],
    // From then on it opens today, without a date.
    ['2026-12-25T17:00', '2026-12-26T00:00:00+08:00'],
  ])('what is said at %s holds until %s', (moment, until) => {
    expect(at(moment, 'en')).toMatchObject({ opening: { until } })
  })

  test.each([
    ['2026-11-28T20:00', '开放中 · 12月1日周二 0:00 关闭', 'Open now · closes on Tue 1 Dec at 0:00'],
    ['2026-11-30T20:00', '开放中 · 0:00 关闭', 'Open now · closes at 0:00'],
  ])('open around the clock until a day that differs, at %s', (moment, zh, en) => {
    const days = [1, 2, 3, 4, 5, 6, 7]
    const allDay = {
      title: 'Lake',
      hours: [{ times: [{ days, opens: '00:00', closes: '00:00' }] }],
      hoursExceptions: [{ from: '2026-12-01', reason: 'Repairs', times: [] }],
    }
    const now = new Date(`${moment}:00+08:00`)
    const text = (language: 'zh' | 'en') =>
      presentScenicCard({ ...reader, language, now }, { ...item, document: allDay }, new Map()).opening?.text
    expect([text('zh'), text('en')]).toEqual([zh, en])
  })

  test('after midnight a place that opened the day before is open today', () => {
    const hours = [{ times: [{ days: [7], opens: '18:00', closes: '02:00' }] }]
    const openToday = (moment: string) => {
      const now = new Date(`${moment}:00+08:00`)
      return presentScenicCard({ ...reader, now }, { ...item, document: { hours } }, new Map()).openToday
    }
    // A Monday, on which nothing opens.
    expect(openToday('2026-06-01T01:00')).toBe(true)
    expect(openToday('2026-06-01T02:00')).toBe(false)
  })

  test('the text of the hours is written from the table, and the remark is beside it', () => {
    const { openHours, hours: shown } = at('2026-06-01T12:00', 'en')
    expect(openHours).toBe(
      '1 Jun–30 Sep: daily 5:30–18:30; rest of the year: Mon, Wed–Sun 8:30–17:00, last entry 16:00',
    )
    expect(at('2026-06-01T12:00', 'zh').openHours).toBe(
      '6月1日–9月30日：每日 5:30–18:30；其余日子：周一、周三至周日 8:30–17:00，16:00 停止入场',
    )
    expect(shown).toMatchObject({
      remark: 'As the weather allows',
      exceptions: [{ from: '2026-06-02', to: '2026-06-03', label: 'Tue 2 Jun – Wed 3 Jun', text: 'closed' }],
      chosen: { date: '2026-12-25', text: '8:30–17:00, last entry 16:00' },
    })
    expect(shown?.week.map(({ label, text }) => `${label} ${text}`).slice(0, 2)).toEqual([
      'Mon 1 Jun 5:30–18:30',
      'Tue 2 Jun closed',
    ])
  })

  test('of a day that has passed the table says nothing, and a day of another year is shown with the year', () => {
    const chosen = (date: string, language: 'zh' | 'en') =>
      at('2026-06-01T12:00', language, date).hours?.chosen
    expect(chosen('2026-05-31', 'en')).toMatchObject({ label: 'Sun 31 May 2026', times: [] })
    expect(chosen('2026-05-31', 'zh')).toMatchObject({
      label: '2026年5月31日周日',
      text: expect.stringContaining('已经过去'),
    })
    expect(chosen('2026-06-01', 'en')).toMatchObject({ label: 'Mon 1 Jun', text: '5:30–18:30' })
    expect(chosen('2027-06-01', 'en')).toMatchObject({ label: 'Tue 1 Jun 2027', text: '5:30–18:30' })
    expect(at('2025-12-31T12:00', 'en').hours?.exceptions.at(-1)?.label).toBe(
      'Tue 2 Jun 2026 – Wed 3 Jun 2026',
    )
  })

  test('a place without a table has the words of its editors, and no state of the moment', () => {
    const card = presentScenicCard(reader, { ...item, document: { openHours: '9 to 5' } }, new Map())
    expect(card).toMatchObject({ openHours: '9 to 5', openToday: true })
    expect(card).not.toHaveProperty('opening')
  })
})

test('a milestone shows its month only where it should', () => {
  const document = { date: '2012-03-01', withMonth: 'month' as const }
  expect(presentMilestone(reader, { ...item, document })).toMatchObject({ year: 2012, month: 3 })
  expect(presentMilestone(reader, { ...item, document: { date: '2012-03-01' } })).not.toHaveProperty('month')
})

test('an entry without any text is still a whole answer', () => {
  expect(presentHonor(reader, { ...item, document: {} })).toEqual({
    id: 'x',
    title: '',
    issuer: '',
    type: 'other',
    awardedAt: '',
    image: null,
  })
})

test('units of the chart are numbered by their place', () => {
  const leaf = { name: 'c', children: [] }
  const { tree } = presentOrganization(reader, {
    tree: [{ name: 'a', kind: 'board', children: [leaf, leaf] }],
  })
  expect(tree[0]).toMatchObject({
    id: '1',
    kind: 'board',
    children: [{ id: '1-1' }, { id: '1-2', kind: 'department' }],
  })
})

test('a unit leads to its page, or to another site where one is set', () => {
  const { tree } = presentOrganization(reader, {
    tree: [
      { name: 'a', page: '/member/scenic', note: 'one line', children: [] },
      { name: 'b', page: '/member/scenic', url: 'https://b.example', children: [] },
      { name: 'c', children: [] },
    ],
  })
  expect(tree[0]).toMatchObject({ url: '/member/scenic', note: 'one line' })
  expect(tree[1]).toMatchObject({ url: 'https://b.example' })
  expect(tree[2]).toEqual({ id: '3', name: 'c', kind: 'department', children: [] })
})

test('chapters of the history are in the order of their years', () => {
  const chapters = [
    { from: 2010, title: 'later' },
    { from: 2000, title: 'first', text: 'a line' },
  ]
  expect(presentHistory(reader, { title: 'Years', chapters }, []).chapters).toEqual([
    { from: 2000, title: 'first', text: 'a line', image: null },
    { from: 2010, title: 'later', text: '', image: null },
  ])
})

test('a venue is on the small map only with both of its coordinates', () => {
  expect(presentVenue(reader, { ...item, document: { mapX: 0, mapY: 40 } }).at).toEqual({ x: 0, y: 40 })
  expect(presentVenue(reader, { ...item, document: { mapX: 30 } })).not.toHaveProperty('at')
})

test('a member of the committee has seal and day where they are set', () => {
  const members = [{ name: 'A', seal: '沈砚舟', day: 6 }, { name: 'B' }]
  const committee = presentCommittee(reader, { members, branches: [{ name: 'Ferry', contact: 'A' }] })
  expect(committee.members[0]).toMatchObject({ seal: '沈砚舟', day: 6 })
  expect(committee.members[1]).toEqual({ id: '2', name: 'B', title: '', duty: '' })
  expect(committee.branches[0]).toMatchObject({ contact: 'A', members: 0 })
  expect(committee).not.toHaveProperty('image')
})

describe('the menu', () => {
  const child = { key: 'scenicList', title: 'Spots', path: '/member/scenic', children: [] }
  const section = {
    key: 'member',
    title: 'Members',
    path: '/member',
    external: 'https://a.example',
    children: [child],
  }
  test('index 0 is the home page, whether the menu lists it or not', () => {
    expect(presentMenu(reader, { items: [section] }).map(({ index }) => index)).toEqual([1])
    const home = { key: 'home', title: 'Home', path: '/', children: [] }
    expect(presentMenu(reader, { items: [home, section] }).map(({ index }) => index)).toEqual([0, 1])
  })
  test('children follow in their order; an external link is unchanged', () => {
    expect(presentMenu(reader, { items: [section] })).toMatchObject([
      {
        id: 'member',
        external: 'https://a.example',
        children: [{ id: 'scenicList', index: 0, children: [] }],
      },
    ])
    expect(presentMenu(reader, { items: [child] })[0]).not.toHaveProperty('external')
  })
})

test('a menu item that leads nowhere is left out; one that holds others stays', () => {
  const news = { title: 'News', path: '/news', children: [] }
  const items = [
    { title: 'Nowhere at all', children: [] },
    { title: 'About', children: [{ title: 'Nowhere', children: [] }, news] },
  ]
  expect(presentMenu(reader, { items })).toMatchObject([
    { title: 'About', index: 1, children: [{ title: 'News', index: 0 }] },
  ])
})

test('the headline comes as lines; a section of the home page without a picture has none', () => {
  const pictures = { industryImage: 'p1', collegeImage: 'p1', partyImage: 'p1' }
  const home = presentHome(reader, { ...pictures, headline: 'One\nTwo\n' }, undefined)
  expect(home).toMatchObject({ headline: ['One', 'Two'], subtitle: '', seal: '', shareImage: null })
  const { industry, party } = presentHome(reader, { ...pictures, partyImage: 'none' }, undefined)
  expect(industry.image).toMatchObject({ url: expect.stringContaining('p1') })
  expect(party).toEqual({ title: '', text: '', image: null })
})
