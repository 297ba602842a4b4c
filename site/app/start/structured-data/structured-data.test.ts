import type { EntryContext } from 'react-router'
import { expect, test } from 'vitest'
import { structuredData } from './structured-data.server.ts'

test('a page has its canonical address as id', () => {
  const settings = { publicUrl: 'https://x.test' } as Parameters<typeof structuredData>[1]
  const global = { menu: [], site: { name: 'X' }, contact: {} }
  const pathname = '/college/online/course'
  const idsOf = (pageNum: number, canonical: string) => {
    const shell = { language: 'zh', global, settings }
    const staticHandlerContext = {
      statusCode: 200,
      location: { pathname, search: `?page=${pageNum}` },
      matches: [{ route: { id: 'list' } }],
      loaderData: { shell, list: { list: [{ title: 'A' }], pageNum } },
    }
    const context = { staticHandlerContext } as unknown as EntryContext
    const html = `<html><head><link rel="canonical" href="https://x.test${pathname + canonical}"/></head></html>`
    const { end } = structuredData(context, settings, html)
    const ids = [...end.matchAll(/"@id":"([^"]*)"/g)].map(([, id]) => String(JSON.parse(`"${id}"`)))
    return new Set(ids.filter((id) => id.includes(pathname)))
  }
  const url = `https://x.test${pathname}`
  expect(idsOf(1, '')).toEqual(new Set([url, `${url}#item`]))
  expect(idsOf(2, '?page=2')).toEqual(new Set([`${url}?page=2`, `${url}?page=2#item`]))
  // A page that takes another query for its own: a month of the press, or none.
  const month = `${url}?month=2026-11&page=2`
  expect(idsOf(2, '?month=2026-11&amp;page=2')).toEqual(new Set([month, `${month}#item`]))
  expect(idsOf(2, '')).toEqual(new Set([url, `${url}#item`]))
})
