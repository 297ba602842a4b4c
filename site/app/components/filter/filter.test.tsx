import { expect, test } from 'vitest'
import { renderComponent } from '../../testing/render-component.tsx'
import { Empty } from '../feedback/placeholders.tsx'
import { FilterBar, typeOptions, yearOptions } from './filter-bar.tsx'
import { FilterForm, KeywordField } from './filter-form.tsx'

const options = [
  { label: '2026', value: 2026, count: 0 },
  { label: '2025', value: 2025, count: 3 },
]

test('choices keep the other filters, go back to page 1 and mark the current one', () => {
  const address = '/newsAndInformation/group?year=2025&keyword=%E7%81%AF&page=3'
  const html = renderComponent(address, <FilterBar name="year" label="年份" options={options} />).replaceAll(
    '&amp;',
    '&',
  )
  const links = [...html.matchAll(/<a([^>]*)>(.*?)<\/a>/g)].map(([, attributes, words]) => ({
    attributes,
    words,
  }))
  expect(links[0]?.attributes).toContain('href="/newsAndInformation/group?keyword=%E7%81%AF"')
  expect(links[1]?.attributes).toContain('year=2026')
  expect(links[1]?.attributes).not.toContain('page=')
  expect(links.map(({ attributes }) => attributes?.includes('aria-current'))).toEqual([false, false, true])
  expect(links.map(({ words }) => words)).toEqual([
    '全部\u00a0<sup>3</sup>',
    '2026\u00a0<sup>0</sup>',
    '2025\u00a0<sup>3</sup>',
  ])
})

test('a sum that is shown next to another filter is not repeated', () => {
  const html = renderComponent('/a', <FilterBar name="year" label="年份" options={options} total={false} />)
  expect(html).toContain('>全部</a>')
})

test('the first choice is current without the filter', () => {
  const html = renderComponent(
    '/en/college/recruitment',
    <FilterBar name="year" label="Year" options={options} />,
  )
  expect(html).toMatch(/<a(?=[^>]*aria-current="true")[^>]*href="\/en\/college\/recruitment"/)
})

test('the keyword form sends the other filters along but not the page', () => {
  const html = renderComponent('/a?keyword=x&type=b&page=2', <KeywordField label="搜索新闻" />)
  expect(html).toMatch(/<form[^>]*method="get"/)
  expect(html).toContain('action="/a"')
  expect(html).toContain('aria-label="搜索新闻"')
  expect(html).toMatch(/<input(?=[^>]*name="keyword")(?=[^>]*value="x")/)
  expect([...html.matchAll(/type="hidden" name="(\w+)"/g)].map(([, name]) => name)).toEqual(['type'])
})

test('every field of the tray has its label and the value of the address', () => {
  const fields = [
    { name: 'keyword', label: '关键词' },
    {
      name: 'city',
      label: '城市',
      options: [
        { value: '', label: '全部' },
        { value: 'y', label: '云山' },
      ],
    },
  ]
  const html = renderComponent('/a?city=y&status=open', <FilterForm label="筛选" fields={fields} />)
  const ids = [...html.matchAll(/<label for="([^"]*)"/g)].map(([, id]) => id)
  expect(ids).toHaveLength(2)
  for (const id of ids) expect(html).toContain(`id="${id}"`)
  expect(html).toContain('<option value="y" selected="">')
  expect(html).toMatch(/type="hidden" name="status" value="open"/)
  expect(html).toMatch(/<a[^>]*href="\/a"[^>]*>重置/)
})

test('a list without items offers to clear its filters, not what no page reads of the address', () => {
  const of = (search: string) => renderComponent(`/a${search}`, <Empty clear="/a" />)
  expect(of('?keyword=x')).toContain('清除')
  expect(of('?utm_source=x')).toBe(of(''))
})

test('a chosen year is offered where the other filters leave nothing of it', () => {
  const years = [
    { year: 2026, count: 2 },
    { year: 2024, count: 1 },
  ]
  const of = (year?: number) => yearOptions({ years, query: { page: 1, ...(year && { year }) } })
  expect(of(2025).map(({ label, count }) => [label, count])).toEqual([
    ['2026', 2],
    ['2025', 0],
    ['2024', 1],
  ])
  expect([of(2026), of()].map(({ length }) => length)).toEqual([2, 2])
})

test('types have no numbers under another filter, which theirs do not know', () => {
  const types = [{ id: '1', code: 'b', name: 'B', scope: '', count: 35 }]
  const of = (query: object) =>
    renderComponent(
      '/a',
      <FilterBar name="type" label="T" options={typeOptions({ types, query: { page: 2, ...query } })} />,
    )
  expect(of({ type: 'b' })).toContain('B\u00a0<sup>35</sup>')
  expect(of({ type: 'b', year: 2025 })).not.toContain('<sup>')
})
