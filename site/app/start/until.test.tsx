import type { Event } from '@shanmen/contract/types.ts'
import { expect, test } from 'vitest'
import { Deadline } from '../components/article/deadline.tsx'
import { College, Disclosure } from '../pages/home/sections.tsx'
import { EventStates } from '../pages/news/shared/event-row.tsx'
import { Calendar } from '../pages/party/activity-list/calendar.tsx'
import { renderComponent } from '../testing/render-component.tsx'

const untils = (html: string) => [...html.matchAll(/data-until="([^"]*)"/g)].map(([, until]) => until)

const [start, end, last] = [
  '2026-12-05T14:00:00+08:00',
  '2026-12-05T17:00:00+08:00',
  '2026-12-04T24:00:00+08:00',
]
const event: Event = {
  ...{ id: '1', title: 'A', summary: '', cover: null, publishedAt: '2026-11-01T09:00:00+08:00', place: 'B' },
  ...{ startsAt: start, endsAt: end, wholeDay: false, daily: false, status: 'upcoming', cancelled: false },
  signUp: { isOpen: true, until: last },
}

test('the states of an event hold until it begins or ends, and until its sign-up ends', () => {
  const of = (change: Partial<Event>) =>
    untils(renderComponent('/en', <EventStates event={{ ...event, ...change }} />))
  expect(of({})).toEqual([start, last])
  expect(of({ status: 'now', signUp: { isOpen: false, until: last } })).toEqual([end])
  expect(of({ status: 'past' })).toEqual([])
  expect(of({ cancelled: true })).toEqual([])
})

test('a deadline that is ahead is named once; today is over in Beijing at its midnight', () => {
  expect(untils(renderComponent('/en', <Deadline label="Closes" at="5 Dec" days={2} until={end} />))).toEqual(
    [end],
  )
  expect(untils(renderComponent('/en', <Deadline label="Closed" over />))).toEqual([])
  const [midnight = ''] = untils(
    renderComponent('/en', <Calendar calendar={{ today: '2026-12-05', days: [] }} />),
  )
  expect(new Date(midnight).toISOString()).toBe('2026-12-05T16:00:00.000Z')
})

test('on the home page tenders hold until their deadline, vacancies until the end of its day', () => {
  const tender = { id: '1', title: 'A', categoryName: 'B', deadline: end, daysLeft: 2 }
  const notices = [tender, { ...tender, id: '2', daysLeft: undefined }]
  const home = (
    <>
      <Disclosure notices={notices} whole party={undefined} />
      <College
        college={undefined}
        jobs={[{ id: '3', title: 'C', department: '', city: '', deadline: '2026-12-04' }]}
      />
    </>
  )
  expect(untils(renderComponent('/en', home))).toEqual([end, last])
})
