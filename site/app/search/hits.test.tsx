import type { SearchHit } from '@shanmen/contract/types.ts'
import { expect, test } from 'vitest'
import { renderComponent } from '../testing/render-component.tsx'
import { Hits } from './hits.tsx'

const hit: SearchHit = {
  type: 'page',
  section: 'member',
  title: ['文旅景区 · ', '岚屿湖', ''],
  excerpt: ['门票 · ', '船票', ' · 停车'],
  to: '/member/scenic',
  languageId: 1,
  cover: null,
}

test('no line of a result begins with the mark between two fields', () => {
  const html = renderComponent('/', <Hits hits={[hit]} />)
  expect(html).toContain('文旅景区\u00a0· <mark>岚屿湖</mark>')
  expect(html).toContain('门票\u00a0· <mark>船票</mark>\u00a0· 停车')
})

test('an event says its own day and how it stands', () => {
  const event = { startsAt: '2026-12-05T14:00:00+08:00', status: 'upcoming', cancelled: false } as const
  const lineOf = (address: string, languageId: number, more: object) => {
    const hits: SearchHit[] = [{ ...hit, type: 'event', languageId, event: { ...event, ...more } }]
    return renderComponent(address, <Hits hits={hits} />).match(/<small>(.*?)<\/small>/)?.[1]
  }
  expect(lineOf('/', 1, {})).toBe('2026-12-05 · 即将举行')
  expect(lineOf('/en', 2, { status: 'past' })).toBe('5 Dec 2026 · Ended')
  expect(lineOf('/en', 2, { cancelled: true })).toBe('5 Dec 2026 · Cancelled')
})
