import type { MenuItem } from '@shanmen/contract/types.ts'
import { expect, it } from 'vitest'
import { findPages } from './search.ts'

const item = (title: string, path: string, children: MenuItem[] = []): MenuItem => ({
  id: path + title,
  key: '',
  title,
  intro: `${title}之语`,
  path,
  index: 0,
  cover: null,
  children,
})
const menu = [
  item('成员企业', '/member', [
    item('看山水', '/member/scenic'),
    item('做善事', '/member', [item('公益慈善', '/member/welfare')]),
  ]),
]
const found = (keyword: string) =>
  findPages(menu, 'zh', keyword).hits.map(({ title, to, line }) => [title, to, line])

it('finds a page by its name in the menu, by its own title and by the name of its group', () => {
  expect(found('看山水')).toEqual([['看山水', '/member/scenic', '成员企业']])
  expect(found('文旅 景区')).toEqual([['文旅景区', '/member/scenic', '成员企业']])
  expect(found('成员')).toEqual([['成员企业', '/member/scenic', '']])
  expect(found('善')).toEqual([['公益慈善', '/member/welfare', '成员企业']])
})

it('knows pages that no menu shows, never a detail page, and nothing for no word', () => {
  expect(found('廉洁热线')).toEqual([['廉洁热线', '/partyBuilding/integrity/hotline', '']])
  expect(found('景区详情')).toEqual([])
  expect(found('，')).toEqual([])
})
