import type { Notice } from '@shanmen/contract/types.ts'
import { expect, test } from 'vitest'
import { renderComponent, textOf } from '../../../testing/render-component.tsx'
import { NoticeTable } from './notice-table.tsx'

const notice: Notice = {
  id: '7',
  type: 'purchase',
  category: 'goods',
  categoryName: '货物',
  title: '电动游船采购项目',
  number: 'LS-CG-2026-118',
  unit: '岚屿湖景区',
  publishedAt: '2026-11-18T09:00:00+08:00',
  deadline: '2026-12-10T17:00:00+08:00',
  status: 'open',
  daysLeft: 19,
  cover: null,
  area: '',
  terms: '',
  place: '',
}

test('a table with a caption, column heads, and times for machines', () => {
  const html = renderComponent('/information/purchase', <NoticeTable notices={[notice]} />)
  expect(html).toContain('<caption class="vh">公告列表</caption>')
  expect(html.match(/<th scope="col"/g)).toHaveLength(6)
  // Its phrases are marked as a heading's are (`phrases.server.ts`).
  expect(html).toMatch(/<th scope="row"><a [^>]*>电动游船采购项目<\/a>/)
  expect(html).toContain('dateTime="2026-12-10T17:00:00+08:00"')
  expect(html).toContain('href="/information/purchase/7"')
  expect(textOf(html)).toContain(
    '编号 LS-CG-2026-118 货物 2026-11-18 截止 2026-12-10 17:00 还剩 19 天 公告中',
  )
})

test('English counts days and says one day', () => {
  const row = (daysLeft: number, status: Notice['status']) =>
    textOf(
      renderComponent(
        '/en/information/purchase',
        <NoticeTable notices={[{ ...notice, daysLeft, status }]} />,
      ),
    )
  expect(row(19, 'open')).toContain('18 Nov 2026 Deadline 10 Dec 2026, 17:00 19 days left Open')
  expect(row(1, 'soon')).toContain('1 day left Closing soon')
})

test('a notice that is over has no days left and is set back', () => {
  const html = renderComponent(
    '/',
    <NoticeTable notices={[{ ...notice, status: 'review', daysLeft: undefined }]} />,
  )
  expect(textOf(html)).toContain('— 评审中')
  expect(html).toContain('<tr data-over="">')
})

test('an intention shows the month in which it is expected, not an hour', () => {
  const planned = <NoticeTable notices={[{ ...notice, status: 'planned', daysLeft: undefined }]} />
  expect(textOf(renderComponent('/', planned))).toContain('预计采购时间：2026年12月')
  expect(textOf(renderComponent('/en', planned))).toContain('Expected Dec 2026')
  expect(renderComponent('/', planned)).not.toContain('17:00 ')
})
