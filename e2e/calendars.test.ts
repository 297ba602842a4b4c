import { addresses, fill } from '@shanmen/contract/addresses.ts'
import { calendarFileOf, calendarNames, calendarPath, listsOfFeed } from '@shanmen/contract/feeds.ts'
import { languageCodes, languages } from '@shanmen/contract/languages.ts'
import ICAL from 'ical.js'
import { expect, it } from 'vitest'
import { itemsOf } from './addresses.ts'
import { call, get, inLanguage, pageOf } from './site.ts'

/** A calendar of the site as another program reads it. Throws where it is not served as one. */
async function calendarOf(path: string) {
  const response = await get(path)
  expect([path, response.status, response.headers.get('content-type')]).toEqual([
    path,
    200,
    'text/calendar; charset=utf-8',
  ])
  const calendar = new ICAL.Component(ICAL.parse(await response.text()))
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
}

const pathOf = (component: ICAL.Component) => new URL(String(component.getFirstPropertyValue('url'))).pathname

it('who subscribes in both languages has each event once', async () => {
  const [zh, en] = await Promise.all(
    languageCodes.map(async (language) => calendarOf(inLanguage(language, calendarPath('news')))),
  )
  const known = new Set(zh?.map(({ uid }) => uid))
  const shared = en?.filter(({ uid }) => known.has(uid)) ?? []
  expect(shared.length).toBeGreaterThan(3)
  expect(en?.filter(({ uid }) => new URL(uid).pathname.startsWith('/en'))).toEqual([])
})

it('each section with deadlines or events has a calendar in each language, with addresses that respond', async () => {
  for (const language of languageCodes)
    for (const name of calendarNames) {
      const events = await calendarOf(inLanguage(language, calendarPath(name)))
      expect(events.length).toBeGreaterThan(2)
      expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length)
      for (const { component, summary, startDate } of events) {
        const path = pathOf(component)
        expect([path, (await get(path)).status]).toEqual([path, 200])
        expect(summary).not.toBe('')
        expect(startDate.toJSDate().getTime()).not.toBeNaN()
      }
    }
})

it('the file of an item has what the section’s calendar has of it, and a link on its page', async () => {
  for (const language of languageCodes)
    for (const name of calendarNames) {
      const [whole] = await calendarOf(inLanguage(language, calendarPath(name)))
      if (!whole) throw new Error(`${name} is empty`)
      const path = pathOf(whole.component)
      const [own, ...others] = await calendarOf(calendarFileOf(path))
      expect(others).toEqual([])
      expect([own?.uid, own?.summary, String(own?.startDate)]).toEqual([
        whole.uid,
        whole.summary,
        String(whole.startDate),
      ])
    }
  for (const { detailPage, calendar } of calendarNames.flatMap((name) => listsOfFeed(name))) {
    let files = 0
    for (const { id, status } of await itemsOf(detailPage, 'en')) {
      if (status !== 'open' && status !== 'soon' && status !== 'upcoming') continue
      const path = inLanguage('en', fill(addresses[detailPage], id))
      const html = await pageOf(path)
      // One that is cancelled has none.
      if (!html.includes('Add to calendar')) continue
      files += 1
      expect(html).toContain(`href="${calendarFileOf(path)}"`)
      expect(await calendarOf(calendarFileOf(path))).toHaveLength(1)
    }
    expect([detailPage, files > 0]).toEqual([detailPage, calendar === true])
  }
})

it('the calendar says the moments of the page: deadlines of notices and times of events', async () => {
  const { languageId } = { languageId: languages.zh.id }
  const { list: notices } = await call('informationDisclosureList', {
    languageId,
    type: 'rent',
    status: 'open',
  })
  const notice = notices.find(({ deadline }) => deadline)
  if (!notice?.deadline) throw new Error('no notice has a deadline')
  const [deadline] = await calendarOf(calendarFileOf(fill(addresses.rentDetail, notice.id)))
  expect(deadline?.startDate.toJSDate()).toEqual(new Date(notice.deadline))
  const { list: events } = await call('eventList', { languageId, status: 'upcoming' })
  const timed = events.find(({ wholeDay, cancelled }) => !wholeDay && !cancelled)
  const whole = events.find(({ wholeDay }) => wholeDay)
  if (!timed || !whole) throw new Error('the sample has neither')
  const [first] = await calendarOf(calendarFileOf(fill(addresses.eventDetail, timed.id)))
  expect([first?.startDate.toJSDate(), first?.endDate.toJSDate()]).toEqual([
    new Date(timed.startsAt),
    new Date(timed.endsAt),
  ])
  const [second] = await calendarOf(calendarFileOf(fill(addresses.eventDetail, whole.id)))
  expect([second?.startDate.isDate, String(second?.startDate)]).toEqual([true, whole.startsAt.slice(0, 10)])
  const isBusy = (event: typeof first) => event?.component.getFirstPropertyValue('transp') === 'OPAQUE'
  expect([isBusy(first), isBusy(second)]).toEqual([true, false])
})

it('the calendar says until when to sign up for an event, as its page does', async () => {
  for (const language of languageCodes) {
    const { list } = await call('eventList', { languageId: languages[language].id, pageSize: 50 })
    const withDeadline = list.filter(({ signUp, cancelled }) => signUp?.until && !cancelled)
    expect(withDeadline.length).toBeGreaterThan(0)
    for (const { id, signUp } of withDeadline) {
      const path = inLanguage(language, fill(addresses.eventDetail, id))
      const [event] = await calendarOf(calendarFileOf(path))
      const label = language === 'zh' ? '报名截止' : 'Sign up by'
      const line = event?.description.split('\n').find((each) => each.startsWith(label))
      expect(line).toContain(signUp?.until?.slice(11, 16))
      if (language === 'zh') expect(event?.location).not.toContain(', ')
      expect(await pageOf(path)).toContain(`>${line?.slice(label.length + 1)}</time>`)
    }
  }
})

it.each([addresses.purchaseList, addresses.rentList, addresses.jobList, addresses.eventList])(
  'the list %s leads to its calendar',
  async (path) => {
    for (const language of languageCodes)
      expect(await pageOf(inLanguage(language, path))).toMatch(/<a href="[^"]+\.ics"/)
  },
)

it('what is not there has no calendar', async () => {
  for (const path of ['/newsAndInformation/events/nothere.ics', '/en/information/rent/nothere.ics'])
    expect((await get(path)).status).toBe(404)
  const jobs = await call('hireList', { languageId: 1, pageSize: 50 })
  const open = jobs.list.find(({ deadline }) => !deadline)
  if (open) expect((await get(calendarFileOf(fill(addresses.jobDetail, open.id)))).status).toBe(404)
})

it('events come in the order of their time, those that are over last, and the list says how many', async () => {
  const { list, statuses, total } = await call('eventList', { languageId: 1, pageSize: 50 })
  const upcoming = list.filter(({ status }) => status !== 'past')
  const past = list.slice(upcoming.length)
  expect(past.map(({ status }) => status)).toEqual(past.map(() => 'past'))
  const starts = upcoming.map(({ startsAt }) => Date.parse(startsAt))
  expect(starts).toEqual(starts.toSorted((a, b) => a - b))
  const ends = past.map(({ endsAt }) => Date.parse(endsAt))
  expect(ends).toEqual(ends.toSorted((a, b) => b - a))
  expect(statuses.map(({ count }) => count)).toEqual([upcoming.length, past.length])
  expect(total).toBe(list.length)
  for (const { status, count } of statuses)
    expect((await call('eventList', { languageId: 1, status, pageSize: 50 })).total).toBe(count)
})

it('the calendar has no sign-up for an event that is cancelled', async () => {
  const events = await calendarOf(calendarPath('news'))
  const cancelled = events.filter(
    ({ component }) => component.getFirstPropertyValue('status') === 'CANCELLED',
  )
  expect(cancelled.length).toBeGreaterThan(0)
  for (const { summary, description } of cancelled)
    expect([summary, /^(?:报名|无需)/m.test(description)]).toEqual([summary, false])
})

it('the page of an event that is over or cancelled does not say that one can come without signing up', async () => {
  const { list } = await call('eventList', { languageId: 1, pageSize: 50 })
  const noSignUp = '无需报名，可直接前往'
  for (const { id, status, cancelled } of list) {
    const page = await pageOf(fill(addresses.eventDetail, id))
    if (cancelled || status === 'past') expect([id, page.includes(noSignUp)]).toEqual([id, false])
  }
})
