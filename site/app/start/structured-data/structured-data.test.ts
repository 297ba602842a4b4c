import type { EntryContext } from 'react-router'
import { expect, test } from 'vitest'
import { structuredData } from './structured-data.server.ts'

test('a later page of a list has an id of its own', () => {
  const settings = { publicUrl: 'https://x.test' } as Parameters<typeof structuredData>[1]
  const global = { menu: [], site: { name: 'X' }, contact: {} }
  const pathname = '/college/online/course'
  const idsOf = (pageNum: number) => {
    const shell = { language: 'zh', global, settings }
    const staticHandlerContext = {
      statusCode: 200,
      location: { pathname, search: `?page=${pageNum}` },
      matches: [{ route: { id: 'list' } }],
      loaderData: { shell, list: { list: [{ title: 'A' }], pageNum } },
    }
    const { end } = structuredData({ staticHandlerContext } as unknown as EntryContext, settings)
    const ids = [...end.matchAll(/"@id":"([^"]*)"/g)].map(([, id = '']) => id)
    return new Set(ids.filter((id) => id.includes(pathname)))
  }
  const url = `https://x.test${pathname}`
  expect(idsOf(1)).toEqual(new Set([url, `${url}#item`]))
  expect(idsOf(2)).toEqual(new Set([`${url}?page=2`, `${url}?page=2#item`]))
})
