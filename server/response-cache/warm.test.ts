import { recordDependency } from '@shanmen/content/published/dependencies.ts'
import { expect, onTestFinished, test } from 'vitest'
import { stillVersions } from '../testing/still-versions.ts'
import { Store } from './store.ts'
import { keepWarm } from './warm.ts'

test('what there is besides pages is made after a start and a publication too, but nothing while the database is away', async () => {
  let isAway = true
  let epoch = 0
  const snapshot = () => ({ epoch, of: () => epoch })
  const versions = { ...stillVersions, away: () => isAway, snapshot }
  const store = new Store({ versions, mostBytes: 10_000_000 })
  onTestFinished(() => store.close())
  const made: string[] = []
  const make = (path: string) => async () => {
    made.push(path)
    const answer = async () => {
      recordDependency('news')
      return { response: new Response(`${epoch}`), complete: true }
    }
    return store.give(path, answer)
  }
  let asked = 0
  const busy = () => {
    asked += 1
    return false
  }
  const besides = [{ key: '/sitemap.xml', give: make('/sitemap.xml') }]
  void keepWarm(store, ({ path }) => make(path)(), besides, busy)
  await expect.poll(() => asked).toBeGreaterThan(1)
  expect(made).toEqual([])
  isAway = false
  const text = () => store.peek('/sitemap.xml')?.forms.identity?.toString()
  await expect.poll(text, { timeout: 10_000 }).toBe('0')
  expect(made).toContain('/en/member/scenic')
  // Nobody asks for it after the publication.
  epoch = 1
  await expect.poll(text, { timeout: 10_000 }).toBe('1')
}, 30_000)

test('what finds no room is made once and not for ever; what could not be made is tried again', async () => {
  const store = new Store({ versions: stillVersions, mostBytes: 1_000 })
  onTestFinished(() => store.close())
  const made: string[] = []
  const answer = async () => ({ response: new Response('x'.repeat(800)), complete: true })
  const besides = [
    {
      key: '/large',
      give: () => {
        made.push('/large')
        return store.give('/large', answer)
      },
    },
    {
      key: '/failing',
      give: async () => {
        made.push('/failing')
        throw new Error('not now')
      },
    },
  ]
  void keepWarm(
    store,
    async () => undefined,
    besides,
    () => false,
  )
  const times = (key: string) => made.filter((each) => each === key).length
  await expect.poll(() => times('/failing'), { timeout: 20_000 }).toBeGreaterThan(3)
  expect([times('/large'), store.peek('/large')]).toEqual([1, undefined])
}, 30_000)
