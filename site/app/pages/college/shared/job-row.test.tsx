import type { Job } from '@shanmen/contract/types.ts'
import { expect, test } from 'vitest'
import { renderComponent, textOf } from '../../../testing/render-component.tsx'
import { JobRow } from './job-row.tsx'

const job: Job = {
  id: '3',
  title: '木作学徒',
  department: '鹤汀古镇',
  type: 'craft',
  typeName: '手艺',
  city: '云山',
  headcount: 2,
  employmentName: '',
  education: '',
  experience: '',
  salary: '6,000–8,000 元/月',
  publishedAt: '2026-11-26T09:00:00+08:00',
  deadline: '2026-12-31',
  status: 'open',
}

test('a vacancy says until when to apply, a closed one that it is closed', () => {
  const row = (path: string, more: Partial<Job> = {}) =>
    renderComponent(path, <JobRow job={{ ...job, ...more }} />)
  expect(textOf(row('/'))).toContain('报名截止 2026-12-31')
  expect(row('/')).toContain('dateTime="2026-12-31"')
  expect(row('/')).toContain('data-until="2026-12-31T24:00:00+08:00"')
  expect(textOf(row('/en'))).toContain('Apply by 31 Dec 2026')
  expect(textOf(row('/', { status: 'closed' }))).not.toContain('2026-12-31')
})
