import type { SearchHit } from '@shanmen/contract/types.ts'
import { expect, test } from 'vitest'
import { renderComponent } from '../testing/render-component.tsx'
import { Hits } from './hits.tsx'

test('no line of a result begins with the mark between two fields', () => {
  const hit: SearchHit = {
    type: 'page',
    section: 'member',
    title: ['文旅景区 · ', '岚屿湖', ''],
    excerpt: ['门票 · ', '船票', ' · 停车'],
    to: '/member/scenic',
    languageId: 1,
    cover: null,
  }
  const html = renderComponent('/', <Hits hits={[hit]} />)
  expect(html).toContain('文旅景区\u00a0· <mark>岚屿湖</mark>')
  expect(html).toContain('门票\u00a0· <mark>船票</mark>\u00a0· 停车')
})
