import type { Call } from '@shanmen/contract/client.ts'
import { expect, test } from 'vitest'
import { publishedDetails } from './published-items.ts'

test('visitors are served between two pages of the lists that a sitemap is made from', async () => {
  const pages = 50
  const call = async () => ({ list: [{ id: 'a', title: '一' }], pages })
  let turns = 0
  const count = () => {
    turns += 1
    next = setImmediate(count)
  }
  let next = setImmediate(count)
  const details = await publishedDetails(call as unknown as Call, 'zh')
  clearImmediate(next)
  expect(details.length).toBeGreaterThan(pages)
  expect(turns).toBeGreaterThanOrEqual(pages)
})

test('what is asked for one section reads no list of another', async () => {
  const called = new Set<string>()
  const call = async (name: string) => {
    called.add(name)
    return { list: [{ id: 'a', title: '一' }] }
  }
  const isIn = (path: string) => path.startsWith('/member/')
  const details = await publishedDetails(call as unknown as Call, 'zh', { isIn })
  expect(details).toContainEqual({ path: '/member/scenic/a' })
  expect(details.filter(({ path }) => !isIn(path))).toEqual([])
  expect([...called].sort()).toEqual(['industrialClustersList', 'scenicList'])
})
