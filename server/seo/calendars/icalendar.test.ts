import fc from 'fast-check'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { type CalendarEntry, renderCalendar } from './icalendar.ts'

const entry: CalendarEntry = {
  uid: 'https://x.test/newsAndInformation/events/%E7%81%AF',
  url: 'https://x.test/newsAndInformation/events/%E7%81%AF',
  title: '灯会; 十个晚上, 一万盏 \\ 河灯',
  text: '第一行\n第二行，含逗号,分号;',
  place: '岚屿湖西岸, 云山市',
  categories: ['活动', 'a,b'],
  starts: '2026-12-05T14:00:00+08:00',
  ends: '2026-12-05T16:30:00+08:00',
  wholeDay: false,
  cancelled: false,
  busy: true,
  created: '2026-11-01T09:00:00+08:00',
  updated: '2026-11-02T09:00:00+08:00',
}

const render = (...entries: CalendarEntry[]) =>
  renderCalendar({
    name: '新闻资讯 — 集团',
    url: 'https://x.test/newsAndInformation/events',
    language: 'zh-CN',
    entries,
  })

/** The events of a calendar as another program reads them. */
const parse = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((component) => ({
    component,
    event: new ICAL.Event(component),
  }))

/** The only event of a calendar. */
function only(text: string) {
  const [found, ...others] = parse(text)
  if (!found || others.length > 0) throw new Error('not one event')
  return found
}

test('another program reads back what was written: moments in UTC, texts, stable id and later version', () => {
  const { component, event } = only(render(entry))
  expect(event.uid).toBe(entry.uid)
  expect([event.summary, event.description, event.location]).toEqual([entry.title, entry.text, entry.place])
  expect(event.startDate.toJSDate()).toEqual(new Date(entry.starts))
  expect(event.endDate.toJSDate()).toEqual(new Date(entry.ends ?? ''))
  expect(event.startDate.zone).toBe(ICAL.Timezone.utcTimezone)
  expect(component.getFirstProperty('categories')?.getValues()).toEqual(entry.categories)
  expect(component.getFirstPropertyValue('url')).toBe(entry.url)
  expect(String(component.getFirstPropertyValue('dtstamp'))).toBe('2026-11-02T01:00:00Z')
  // A changed date of publication does not make it an earlier version.
  const moved = { updated: '2026-11-03T09:00:00+08:00', created: '2026-11-03T08:00:00+08:00' }
  const later = only(render({ ...entry, ...moved })).event
  expect(later.uid).toBe(event.uid)
  expect(later.sequence).toBeGreaterThan(event.sequence)
})

test('what has no date of publication yet says none', () => {
  const { component } = only(render({ ...entry, created: '' }))
  expect(component.hasProperty('created')).toBe(false)
  expect(component.hasProperty('last-modified')).toBe(true)
})

test('a subscription in which nothing is open is a valid calendar', () => {
  const components = new ICAL.Component(ICAL.parse(render())).getAllSubcomponents()
  expect(components.map(({ name }) => name)).toEqual(['vtimezone'])
  expect(ICAL.Timezone.fromData({ component: components[0] }).tzid).toBe('Etc/UTC')
})

test('whole days are dates and end on the day after the last one', () => {
  const { event } = only(
    render({
      ...entry,
      wholeDay: true,
      starts: '2026-12-30T00:00:00+08:00',
      ends: '2026-12-31T23:59:00+08:00',
    }),
  )
  expect([event.startDate.isDate, String(event.startDate), String(event.endDate)]).toEqual([
    true,
    '2026-12-30',
    '2027-01-01',
  ])
})

test('an event at the same hours on each of seven days is seven times in a calendar', () => {
  const { event } = only(render({ ...entry, days: 7 }))
  const next = event.iterator()
  const starts = Array.from({ length: 8 }, () => next.next()?.toJSDate().toISOString())
  expect(starts.filter(Boolean)).toEqual(
    Array.from({ length: 7 }, (_, n) => new Date(Date.parse(entry.starts) + n * 86_400_000).toISOString()),
  )
  expect(event.endDate.toJSDate()).toEqual(new Date(entry.ends ?? ''))
})

test('a deadline is a moment that takes no time; what is cancelled says so and has no reminder', () => {
  const { ends: _, ...deadline } = { ...entry, busy: false, reminder: true }
  const { component } = only(render(deadline))
  expect(component.hasProperty('dtend')).toBe(false)
  expect(component.getFirstPropertyValue('transp')).toBe('TRANSPARENT')
  const [alarm] = component.getAllSubcomponents('valarm')
  expect(String(alarm?.getFirstPropertyValue('trigger'))).toBe('-P1D')
  const cancelled = only(render({ ...entry, cancelled: true, reminder: true })).component
  expect(cancelled.getFirstPropertyValue('status')).toBe('CANCELLED')
  expect(cancelled.getAllSubcomponents('valarm')).toEqual([])
})

test('lines end in CR LF, have at most 75 octets and are never cut within a character, whatever a text contains', () => {
  const texts = fc.string({ unit: 'binary', maxLength: 300 })
  fc.assert(
    fc.property(texts, texts, (title, text) => {
      const calendar = render({ ...entry, title: `山${title}`, text: `水${text}` })
      expect(calendar.endsWith('\r\n')).toBe(true)
      const lines = calendar.slice(0, -2).split('\r\n')
      for (const line of lines) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
        expect(line).not.toMatch(/[\r\n\uFFFD]|^$/u)
        expect(line.isWellFormed()).toBe(true)
      }
      const { event } = only(calendar)
      const plain = (value: string) =>
        value
          .toWellFormed()
          .replace(/\r\n?/g, '\n')
          .replace(/[^\P{Cc}\t\n]/gu, '')
      expect([event.summary, event.description]).toEqual([plain(`山${title}`), plain(`水${text}`)])
    }),
  )
})

test('a calendar without entries is one too', () => {
  expect(parse(render())).toEqual([])
})
