import { pageOfLink } from '@shanmen/contract/languages.ts'
import { expect, test } from 'vitest'
import { entriesAt } from './entries-at.ts'

const purchase = (slug: string) => [{ kinds: ['purchase'], slug }]

test.each([
  ['/information/purchase/a', purchase('a')],
  ['/information/purchase/%E5%B1%B1', purchase('山')],
  ['/information/purchase/a?x=50%', purchase('a')],
  ['/information/purchase/a#b/c', purchase('a')],
  ['/en/information/purchase/a/', purchase('a')],
  ['/information/purchase/50%', []],
  ['/information/purchase/%00', []],
  ['/information/purchase/', []],
  ['/information/purchase', []],
  ['/information/purchase?id=/a', []],
  ['', []],
])('the address %s is that of %j', (address, entries) => {
  expect(entriesAt([pageOfLink(address)])).toEqual(entries)
})
