import { expect, onTestFinished, test } from 'vitest'
import { stillVersions } from '../testing/still-versions.ts'
import { Store } from './store.ts'
import { keepWarm } from './warm.ts'

test('what there is besides pages is made after a start too, but nothing while the database is away', async () => {
  let isAway = true
  const versions = { ...stillVersions, away: () => isAway }
  const store = new Store({ versions, mostBytes: 10_000_000 })
  onTestFinished(() => store.close())
  const made: string[] = []
  const make = (path: string) => async () => {
    made.push(path)
    return store.give(path, async () => ({ response: new Response('x'), complete: true }))
  }
  let asked = 0
  const busy = () => {
    asked += 1
    return false
  }
  void keepWarm(store, ({ path }) => make(path)(), [make('/sitemap.xml')], busy)
  await expect.poll(() => asked).toBeGreaterThan(1)
  expect(made).toEqual([])
  isAway = false
  await expect.poll(() => store.peek('/sitemap.xml')?.status).toBe(200)
  expect(made).toContain('/en/member/scenic')
})
