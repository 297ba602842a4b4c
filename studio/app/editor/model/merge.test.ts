import { kinds } from '@shanmen/content/kinds.ts'
import { expect, it } from 'vitest'
import { differences, merge } from './merge.ts'

const base = { shared: { channel: 'group' }, zh: { title: '春', summary: '一' }, en: null }
const mine = { shared: { channel: 'media' }, zh: { title: '春日', summary: '一' }, en: null }
const theirs = { shared: { channel: 'group' }, zh: { title: '春天', summary: '二' }, en: { title: 'Spring' } }

it('reports who changed what', () => {
  const found = differences(kinds.news, { base, mine, theirs }, 'zh')
  expect(found.map(({ id, by }) => [id, by])).toEqual([
    ['shared.channel', 'mine'],
    ['zh.title', 'both'],
    ['zh.summary', 'theirs'],
    ['en.title', 'theirs'],
  ])
  expect(found[1]).toMatchObject({ before: '春天', after: '春日' })
})

it('takes theirs, with my fields where they were chosen', () => {
  const picked = [
    { side: 'shared', name: 'channel', pick: 'mine' },
    { side: 'zh', name: 'title', pick: 'mine' },
    { side: 'zh', name: 'summary', pick: 'theirs' },
    { side: 'en', name: 'title', pick: 'theirs' },
  ] as const
  expect(merge({ mine, theirs }, picked)).toEqual({
    shared: { channel: 'media' },
    zh: { title: '春日', summary: '二' },
    en: { title: 'Spring' },
  })
})

it('can take my removal of a field', () => {
  const removed = merge({ mine: base, theirs }, [{ side: 'en', name: 'title', pick: 'mine' }])
  expect(removed.en).toBeNull()
})
