import { expect, test } from 'vitest'
import { firstChild, type MenuItem, menuIndex, menuTarget, menuTrail } from './menu.ts'

const item = (path: string, index: number, children: MenuItem[] = [], external?: string): MenuItem => ({
  title: path,
  intro: '',
  path,
  index,
  cover: null,
  children,
  external,
})

const menu = [
  item('/member', 0, [item('/member/scenic', 0), item('/member/welfare', 1)]),
  item('/college', 1, [
    item('/college/online', 0, [item('/college/online/course', 0), item('/college/online/intro', 1)]),
    item('/college/recruitment', 1),
  ]),
  item('/shop', 2, [], 'https://shop.example/'),
]
const trail = (path: string) => menuTrail(menu, path).map((entry) => entry.path)

test('the trail of a page goes from its section down', () => {
  expect(trail('/college/online/intro')).toEqual(['/college', '/college/online', '/college/online/intro'])
})

test('a detail page has the trail of its list, an unknown page that of its section, home none', () => {
  expect(trail('/member/scenic/lanyu')).toEqual(['/member', '/member/scenic'])
  expect(trail('/college/nope')).toEqual(['/college'])
  expect(trail('/')).toEqual([])
  expect(trail('/members')).toEqual([])
})

test('the current menu index is 0 where nothing matches', () => {
  expect([menuIndex(menu, '/'), menuIndex(menu, '/college/recruitment'), menuIndex(menu, '/x')]).toEqual([
    0, 1, 0,
  ])
})

test('an entry that leads to another site only is on no trail', () => {
  const shop = item('', 0, [], 'https://shop.example/')
  expect(menuTrail([shop, ...menu], '/member/scenic').map((entry) => entry.path)).toEqual([
    '/member',
    '/member/scenic',
  ])
})

test('an entry leads to its first page, never to a bare section', () => {
  expect(menu.map(menuTarget)).toEqual(['/member/scenic', '/college/online/course', 'https://shop.example/'])
})

test('a bare section leads to its first visible page of the site', () => {
  expect(firstChild(menu, '/college')).toBe('/college/online/course')
  expect(firstChild(menu, '/college/online')).toBe('/college/online/course')
  expect(firstChild(menu, '/lingShan')).toBeUndefined()
})
