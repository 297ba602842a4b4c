import { expect, test } from 'vitest'
import { renderComponent } from '../../testing/render-component.tsx'
import { Pagination, pageWindow } from './pagination.tsx'

const links = (html: string) =>
  [...html.matchAll(/<a[^>]*href="([^"]*)"/g)].map(([, href]) => href?.replaceAll('&amp;', '&'))

test('links keep the filters and leave page=1 out', () => {
  const html = renderComponent(
    '/information/purchase?status=open&page=2',
    <Pagination page={{ pageNum: 2, pages: 3 }} />,
  )
  const first = '/information/purchase?status=open'
  const at = (page: number) => `/information/purchase?page=${page}&status=open`
  expect(links(html)).toEqual([first, first, at(2), at(3), at(3)])
  expect(html).toContain('<nav')
  expect(html).toContain('aria-label="分页"')
  expect(html.match(/aria-current="page"/g)).toHaveLength(1)
})

test('links lead to the list, where it is not the beginning of the page', () => {
  const html = renderComponent(
    '/press?month=2026-11',
    <Pagination page={{ pageNum: 1, pages: 2 }} hash="#archive" />,
  )
  expect(links(html)[1]).toBe('/press?month=2026-11&page=2#archive')
})

test('English lists page in English, and the first page has no previous one', () => {
  const html = renderComponent('/en/college/recruitment', <Pagination page={{ pageNum: 1, pages: 2 }} />)
  expect(links(html)).toEqual([
    '/en/college/recruitment',
    '/en/college/recruitment?page=2',
    '/en/college/recruitment?page=2',
  ])
  expect(html).toContain('aria-label="Page 2"')
  expect(html).not.toContain('rel="prev"')
})

test('says which page of how many is shown', () => {
  const said = (path: string) => renderComponent(path, <Pagination page={{ pageNum: 2, pages: 3 }} />)
  expect(said('/information/purchase?page=2')).toContain('role="status">第 2 页，共 3 页</p>')
  expect(said('/en/information/purchase?page=2')).toContain('role="status">Page 2 of 3</p>')
})

test('one page needs no pagination', () => {
  expect(renderComponent('/', <Pagination page={{ pageNum: 1, pages: 1 }} />)).toBe('')
})

const text = (current: number, pages: number) => pageWindow(current, pages).join(' ').replaceAll('gap', '…')

test.each([
  [1, 2, '1 2'],
  [2, 3, '1 2 3'],
  [1, 5, '1 2 3 4 5'],
  [1, 12, '1 2 3 … 12'],
  [3, 12, '1 2 3 4 … 12'],
  [4, 12, '1 2 3 4 5 … 12'],
  [6, 12, '1 … 5 6 7 … 12'],
  [9, 12, '1 … 8 9 10 11 12'],
  [12, 12, '1 … 10 11 12'],
])('page %i of %i offers %s', (current, pages, expected) => {
  expect(text(current, pages)).toBe(expected)
})

test('every window rises, holds the ends and the current page, and hides at least two pages per gap', () => {
  for (let pages = 2; pages <= 20; pages++)
    for (let current = 1; current <= pages; current++) {
      const steps = pageWindow(current, pages)
      expect(steps).toContain(current)
      expect([steps[0], steps.at(-1)]).toEqual([1, pages])
      for (const [at, step] of steps.entries()) {
        const [before, after] = [steps[at - 1], steps[at + 1]]
        if (step === 'gap') expect(Number(after) - Number(before)).toBeGreaterThan(2)
        else if (typeof before === 'number') expect(step - before).toBe(1)
      }
    }
})
