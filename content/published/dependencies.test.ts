import { searchGroupOf } from '@shanmen/contract/search-groups.ts'
import { describe, expect, test } from 'vitest'
import { kindNames } from '../kinds.ts'
import { search } from '../search/search.ts'
import { databases, useContent } from '../testing/databases.ts'
import { readTypeCounts } from './counts.ts'
import { recordDependencies, recordDependency } from './dependencies.ts'
import { readSingle } from './detail.ts'
import { readList } from './list.ts'
import { readMedia } from './media.ts'

describe.each(databases)('$name', ({ make }) => {
  const fresh = useContent(make)

  test('every reading function records its kind', async () => {
    const content = await fresh()
    const now = new Date()
    const list = { kind: 'news', language: 'zh', page: 1, size: 9, keyword: '山门', now } as const
    const filter = { kind: 'job', language: 'en' } as const
    await readTypeCounts(content, filter, now)
    const { sources } = await recordDependencies(async () => {
      await Promise.all([readSingle(content, 'home', 'zh', now), readList(content, list)])
      await readTypeCounts(content, filter, now)
      await readMedia(content, ['none'])
    })
    expect([...sources].sort()).toEqual(['home', 'job', 'media', 'news'])
  })

  test('a search depends on every kind it finds, and on the texts of files', async () => {
    const content = await fresh()
    const request = { language: 'zh', text: '山门', page: 1, size: 9, now: new Date() } as const
    const { sources } = await recordDependencies(() => search(content, request))
    const found = kindNames.filter((kind) => searchGroupOf[kind] !== null)
    expect([...sources]).toEqual(expect.arrayContaining([...found, 'media']))
  })
})

test('work that runs at the same time is recorded apart, and outside nothing is', async () => {
  const turn = () => new Promise((resolve) => setImmediate(resolve))
  const work = (source: 'news' | 'job') => async () => {
    await turn()
    recordDependency(source)
    await turn()
    return source
  }
  recordDependency('home')
  const both = await Promise.all([recordDependencies(work('news')), recordDependencies(work('job'))])
  expect(both).toMatchObject([
    { result: 'news', sources: new Set(['news']) },
    { result: 'job', sources: new Set(['job']) },
  ])
})
