import { expect, test } from 'vitest'
import { addresses } from './addresses.ts'
import { hasOwnPage, kindsAt, pathOfEntry } from './item-pages.ts'
import { items, type KindName } from './items.ts'

test('every kind is shown on a page of the site', () => {
  const known = new Set<string>(Object.values(addresses))
  for (const kind of Object.keys(items) as KindName[])
    expect(known).toContain(pathOfEntry({ kind, slug: ':id', type: '' }).replace('%3Aid', ':id'))
})

test('an entry with a page of its own has its address', () => {
  expect(hasOwnPage('news')).toBe(true)
  expect(pathOfEntry({ kind: 'news', slug: '春茶', type: 'media' })).toBe(
    `/newsAndInformation/media/${encodeURIComponent('春茶')}`,
  )
  expect(hasOwnPage('venue')).toBe(false)
  expect(pathOfEntry({ kind: 'venue', slug: 'hall', type: '' })).toBe('/partyBuilding/organization/position')
})

test('an entry that several pages use is shown on the page that has its title', () => {
  expect(pathOfEntry({ kind: 'personnel', slug: 'personnel', type: '' })).toBe('/college/recruitment')
})

test('every address with an id belongs to a kind', () => {
  for (const address of Object.values(addresses).filter((each) => each.includes(':id')))
    expect(kindsAt(address)).toHaveLength(1)
})
