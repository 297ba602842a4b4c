import type { Notice } from '@shanmen/contract/types.ts'
import { expect, test } from 'vitest'
import { renderComponent, textOf } from '../../../testing/render-component.tsx'
import { LeaseCard } from './lease-card.tsx'
import { NoticeDeadline } from './notice-facts.tsx'

const notice: Notice = {
  id: '7',
  type: 'rent',
  category: 'land',
  categoryName: '场地',
  title: '观景坪市集场地',
  number: 'LS-ZZ-2026-028',
  unit: '北屏山地旅游公司',
  publishedAt: '2026-11-18T09:00:00+08:00',
  deadline: '2026-12-17T17:00:00+08:00',
  status: 'open',
  daysLeft: 18,
  cover: null,
  area: '2,600 ㎡',
  terms: '按季出租，每季 4.8 万元',
  place: '',
}

test('premises say until when to apply, those that are let do not', () => {
  const card = (path: string, status: Notice['status']) =>
    renderComponent(path, <LeaseCard notice={{ ...notice, status }} />)
  expect(textOf(card('/', 'open'))).toContain('截止时间 2026-12-17 17:00')
  expect(card('/', 'open')).toContain('dateTime="2026-12-17T17:00:00+08:00"')
  expect(card('/', 'open')).toContain('data-until="2026-12-17T17:00:00+08:00"')
  expect(textOf(card('/en', 'soon'))).toContain('Deadline 17 Dec 2026, 17:00')
  expect(textOf(card('/', 'ended'))).not.toContain('2026-12-17')
})

test('a tender that has no deadline shows its documents while it is open, later its result', () => {
  const { deadline: _, daysLeft: __, ...tender } = { ...notice, type: 'purchase' as const }
  const texts = { content: '', result: '', contactName: '', contactPhone: '', updatedAt: '' }
  const lists = { attachments: [], images: [], languages: [] }
  const detail = { ...texts, ...lists, prev: null, next: null }
  const shown = (status: Notice['status']) =>
    textOf(
      renderComponent(
        '/',
        <NoticeDeadline notice={{ ...tender, ...detail, status }} action="文件" after="结果" />,
      ),
    )
  expect(shown('open')).toMatch(/^ 文件 文件 $/)
  for (const status of ['result', 'ended'] as const) expect(shown(status)).toMatch(/已.* 结果 .*已.* 结果/)
})
