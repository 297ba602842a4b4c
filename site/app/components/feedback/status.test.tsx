import { expect, test } from 'vitest'
import { renderComponent } from '../../testing/render-component.tsx'
import { Status, type StatusProps } from './status.tsx'

test.each<[StatusProps, string, string]>([
  [{ of: 'purchase', is: 'planned' }, '采购意向', 'Planned'],
  [{ of: 'purchase', is: 'open' }, '公告中', 'Open'],
  [{ of: 'purchase', is: 'soon' }, '即将截止', 'Closing soon'],
  [{ of: 'purchase', is: 'result' }, '成交候选人公示', 'Preferred supplier announced'],
  [{ of: 'rent', is: 'open' }, '招租中', 'Available'],
  [{ of: 'rent', is: 'ended' }, '已结束', 'Closed'],
  [{ of: 'job', is: 'open' }, '招聘中', 'Open'],
  [{ of: 'scenic', is: 'closed' }, '今日闭园', 'Closed today'],
])('%o reads %s and %s', (status, zh, en) => {
  expect(renderComponent('/', <Status {...status} />)).toContain(`>${zh}<`)
  expect(renderComponent('/en', <Status {...status} />)).toContain(`>${en}<`)
})
