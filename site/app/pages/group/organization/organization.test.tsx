import type { OrgNode } from '@shanmen/contract/types.ts'
import { expect, test } from 'vitest'
import { renderComponent, textOf } from '../../../testing/render-component.tsx'
import { Companies } from './companies.tsx'
import { OrgChart } from './org-chart.tsx'

const node = (kind: OrgNode['kind'], name: string, ...children: OrgNode[]): OrgNode => ({
  id: name,
  kind,
  name,
  children,
})
const chart = (...tree: OrgNode[]) => renderComponent('/en', <OrgChart tree={tree} />)

test('the chart shows what is below departments and committees, but for companies', () => {
  const office = node('department', 'Office', node('department', 'Archive', node('department', 'Reading')))
  const audit = node('committee', 'Audit', node('committee', 'Inspection'))
  const html = chart(
    node('board', 'Board', audit, office, node('department', 'Sales', node('company', 'Shop'))),
  )
  for (const name of ['Office', 'Archive', 'Reading', 'Audit', 'Inspection'])
    expect(html).toContain(`<b>${name}`)
  expect(html).not.toContain('Shop')
})

test('departments below two heads have two headings of their own', () => {
  const html = chart(
    node('management', 'North', node('department', 'A'), node('department', 'B')),
    node('management', 'South', node('department', 'C'), node('department', 'D')),
  )
  const ids = [...html.matchAll(/<h2 id="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(2)
})

test('a single department or company is not counted', () => {
  expect(textOf(chart(node('department', 'Office')))).toContain('Department 1 Office')
  const companies = renderComponent('/en', <Companies tree={[node('company', 'Shop')]} />)
  expect(textOf(companies)).toContain('Member company ')
})
