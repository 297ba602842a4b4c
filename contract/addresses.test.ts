import { expect, test } from 'vitest'
import {
  addresses,
  bareSections,
  fill,
  movedAddresses,
  pageNames,
  searchedFor,
  sections,
} from './addresses.ts'
import { detailLists } from './item-pages.ts'
import { languageOfId, languageOfPath, pathIn, pathWithoutLanguage } from './languages.ts'

const all = pageNames.map((name) => addresses[name])

test('no address twice; at least the 49 of the specification; details are those of the registry', () => {
  expect(new Set(all).size).toBe(all.length)
  expect(all.length).toBeGreaterThanOrEqual(49)
  const detailPages = new Set(detailLists().map(({ detailPage }) => detailPage))
  expect(all.filter((address) => address.endsWith('/:id'))).toHaveLength(detailPages.size)
})

test('addresses are spelled as in the specification', () => {
  expect(addresses.groupProfile).toBe('/lingShan/intro/groupRrofile')
  expect(addresses.groupCollege).toBe('/college/talent/LSCollege')
})

test('every address lies below one of the six sections, but for those of the whole site', () => {
  const roots = Object.values(sections)
  const isBelow = (address: string) => roots.filter((root) => address.startsWith(`${root}/`)).length === 1
  const { home, search, statementList, statementDetail, press, siteMap } = addresses
  const own = [home, search, statementList, statementDetail, press, siteMap]
  expect(all.filter((address) => !isBelow(address))).toEqual(own)
})

test('the 15 bare sections are no pages and lead to a page below them', () => {
  const rows = Object.entries(bareSections)
  expect(rows).toHaveLength(15)
  for (const [bare, target] of rows) {
    expect(all).not.toContain(bare)
    expect(all).toContain(target)
    expect(target.startsWith(`${bare}/`)).toBe(true)
  }
})

test('moved addresses lead to pages and hide none', () => {
  for (const [moved, target] of Object.entries(movedAddresses)) {
    expect(all).not.toContain(moved)
    expect(all).toContain(target)
    expect(moved.endsWith('/:id')).toBe(target.endsWith('/:id'))
  }
})

test('an id of any signs stays one segment', () => {
  expect(fill(addresses.scenicDetail, 'a/b?c#d 山')).toBe('/member/scenic/a%2Fb%3Fc%23d%20%E5%B1%B1')
  expect(fill(addresses.scenicDetail, '$&')).toBe('/member/scenic/%24%26')
})

test('the first segment alone decides the language', () => {
  expect(['/en', '/en/', '/en/x', '/en?x'].map(languageOfPath)).toEqual(['en', 'en', 'en', 'en'])
  expect(['/', '/english', '/En', '/zh', '/member/en', ''].map(languageOfPath)).toEqual(Array(6).fill('zh'))
})

test('a path keeps its place when the language changes', () => {
  for (const address of all) {
    expect(pathIn('zh', address)).toBe(address)
    expect(pathWithoutLanguage(pathIn('en', address))).toBe(address)
    expect(pathWithoutLanguage(address)).toBe(address)
  }
  expect(pathIn('en', '/')).toBe('/en')
})

test('1 is Chinese, 2 is English, nothing else is a language', () => {
  expect([1, 2, 0, 3, Number.NaN].map(languageOfId)).toEqual(['zh', 'en', undefined, undefined, undefined])
})

test('a list is searched for the beginning of a title, which ends before half a character', () => {
  expect(searchedFor('/a', `${'山'.repeat(49)}😀灯`)).toBe(
    `/a?keyword=${encodeURIComponent('山'.repeat(49))}`,
  )
  expect(searchedFor('/a', `${'山'.repeat(48)}😀灯`)).toBe(
    `/a?keyword=${encodeURIComponent(`${'山'.repeat(48)}😀`)}`,
  )
})
