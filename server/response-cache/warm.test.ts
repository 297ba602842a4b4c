import { recordDependency } from '@shanmen/content/published/dependencies.ts'
import { expect, onTestFinished, test } from 'vitest'
import { stillVersions } from '../testing/still-versions.ts'
import { ResponseCache } from './cache.ts'
import { warmCache } from './warm.ts'

test('extra routes are rendered after a start and a publication too, but nothing while the database is unreachable', {
  tags: ['slow'],
}, async () => {
  let isAway = true
  let epoch = 0
  const snapshot = () => ({ epoch, of: () => epoch })
  const versions = { ...stillVersions, isAway: () => isAway, snapshot }
  const store = new ResponseCache({ versions, maxBytes: 10_000_000 })
  onTestFinished(() => store.close())
  const made: string[] = []
  const madeAt: number[] = []
  const make = (path: string) => async () => {
    made.push(path)
    madeAt.push(performance.now())
    const answer = async () => {
      recordDependency('news')
      return { response: new Response(`${epoch}`), complete: true }
    }
    return store.getOrRender(path, answer)
  }
  let asked = 0
  const busy = () => {
    asked += 1
    return false
  }
  const extraRoutes = [{ key: '/sitemap.xml', load: make('/sitemap.xml') }]
  void warmCache(store, ({ path }) => make(path)(), extraRoutes, busy)
  await expect.poll(() => asked).toBeGreaterThan(1)
  expect(made).toEqual([])
  isAway = false
  const text = () => store.peek('/sitemap.xml')?.bodies.identity?.toString()
  await expect.poll(text, { timeout: 10_000 }).toBe('0')
  expect(made).toContain('/en/member/scenic')
  // No client requests it after the publication; those who do would go first.
  const published = performance.now()
  const before = made.length
  epoch = 1
  await expect.poll(() => made.length, { timeout: 10_000 }).toBeGreaterThan(before)
  expect((madeAt[before] ?? 0) - published).toBeGreaterThan(900)
  await expect.poll(text, { timeout: 10_000 }).toBe('1')
  // Changes that continue do not hold it up for ever.
  const changing = setInterval(() => {
    epoch += 1
  }, 200)
  onTestFinished(() => clearInterval(changing))
  const during = made.length
  await expect.poll(() => made.length, { timeout: 15_000 }).toBeGreaterThan(during)
})

test('what does not fit is rendered once and not repeatedly; what could not be rendered is tried again', async () => {
  const store = new ResponseCache({ versions: stillVersions, maxBytes: 1_000 })
  onTestFinished(() => store.close())
  const made: string[] = []
  const answer = async () => ({ response: new Response('x'.repeat(800)), complete: true })
  const extraRoutes = [
    {
      key: '/large',
      load: () => {
        made.push('/large')
        return store.getOrRender('/large', answer)
      },
    },
    {
      key: '/failing',
      load: async () => {
        made.push('/failing')
        throw new Error('not now')
      },
    },
  ]
  void warmCache(
    store,
    async () => undefined,
    extraRoutes,
    () => false,
  )
  const times = (key: string) => made.filter((each) => each === key).length
  await expect.poll(() => times('/failing'), { timeout: 20_000 }).toBeGreaterThan(3)
  expect([times('/large'), store.peek('/large')]).toEqual([1, undefined])
})
