import { expect, test } from 'vitest'
import { kinds } from '../kinds.ts'
import { publishIssues } from './validate.ts'

const issuesOf = (shared: Record<string, unknown>) =>
  publishIssues(
    kinds.alert,
    { shared: { level: 'info', until: '2030-05-02', ...shared }, zh: { title: '停航' } },
    'zh',
  ).map(({ path, code }) => `${path.join('.')} ${code}`)

test('an alert is of a scenic spot or of the whole site', () => {
  expect(issuesOf({})).toEqual([])
  expect(issuesOf({ page: '/member/scenic/山门' })).toEqual([])
  for (const page of [
    '/',
    '/member/scenic',
    '/member/scenic/',
    '/member/scenic/a/b',
    '/member/scenic/a?b',
    '/contact',
  ])
    expect(issuesOf({ page }), page).toEqual(['shared.page alertPage'])
})

test('it has an end, after its start', () => {
  expect(issuesOf({ until: undefined })).toEqual(['shared.until required'])
  expect(issuesOf({ from: '2030-05-02T12:00' })).toEqual([])
  expect(issuesOf({ from: '2030-05-03' })).toEqual(['shared.until endsBefore'])
})
