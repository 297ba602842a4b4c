import { describe, expect, test } from 'vitest'
import { databases, useContent } from '../testing/databases.ts'
import { now, put } from '../testing/fixtures.ts'
import { suggest } from './suggest.ts'

const settings = {
  shared: {
    popular: [{ word: { zh: '灯会', en: 'lantern' } }, { word: { zh: '旧船票', en: 'old ticket' } }],
    synonyms: [{ words: '船票\n船位\n门票' }, { words: 'boat\nferry' }],
    bestBets: [{ words: '开放时间\nboat times', page: '/member/scenic' }],
    never: '旧船票\nOLD',
  },
  zh: {},
  en: {},
}

describe.each(databases)('suggestions on $name', ({ make }) => {
  const fresh = useContent(make)
  const open = async () => {
    const content = await fresh()
    await put(content, 'search', settings, { slug: 'search' })
    return (language: 'zh' | 'en', text: string, size = 8) =>
      suggest(content, { language, text, size, now: now() })
  }

  test('begin with the text, then contain it, then sound like it', async () => {
    const ask = await open()
    expect(await ask('zh', '船')).toEqual(['船票', '船位'])
    expect(await ask('zh', '票')).toEqual(['船票', '门票'])
    expect(await ask('zh', 'dengh')).toEqual(['灯会'])
    expect(await ask('zh', 'kfsj')).toEqual(['开放时间'])
    for (const text of ['灯h', '灯hui', 'deng会']) expect(await ask('zh', text)).toEqual(['灯会'])
    // Characters are meant as they are.
    expect(await ask('zh', '等hui')).toEqual([])
    expect(await ask('en', 'BOAT')).toEqual(['boat times'])
    expect(await ask('en', 'tim')).toEqual(['boat times'])
    // Inside a word is not its beginning.
    expect(await ask('en', 'imes')).toEqual([])
    expect(await ask('zh', '船', 1)).toHaveLength(1)
  })

  test('are none for nothing, for what nothing begins with, and for the word itself', async () => {
    const ask = await open()
    for (const text of ['', ' ', '甪丌', '%', 'xyzzyq', '灯会']) expect(await ask('zh', text)).toEqual([])
  })

  test('contain the names of pages, in their own language', async () => {
    const ask = await open()
    expect(await ask('zh', '组织')).toContain('组织架构')
    expect(await ask('en', '组织')).toEqual([])
  })

  test('never have a word that editors do not want suggested', async () => {
    const ask = await open()
    expect(await ask('zh', '旧')).toEqual([])
    expect(await ask('en', 'old')).toEqual([])
  })
})
