import { subtitleLanguage } from '@shanmen/contract/languages.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { kindNames } from '../kinds.ts'
import { draftOf, marks } from '../testing/documents.ts'
import { hashWords, searchText } from './changes.ts'
import { kindOf } from './document.ts'
import { mediaOf, mediaOfView } from './fields.ts'
import { project } from './project.ts'

describe('texts of one language never appear in another', () => {
  test.each(kindNames)('%s shows and finds the words of one language only', (name) => {
    const kind = kindOf(name)
    fc.assert(
      fc.property(draftOf(kind), fc.constantFrom<'zh' | 'en'>('zh', 'en'), (draft, language) => {
        const other = marks[subtitleLanguage(language)]
        const view = project(kind, draft, language)
        expect(view === null).toBe(draft[language] === null)
        expect(JSON.stringify(view)).not.toContain(other)
        expect(searchText(kind, draft, language)).not.toContain(other)
        if (view)
          for (const id of mediaOfView(kind, view)) expect(mediaOf(kind, draft, language)).toContain(id)
      }),
      { numRuns: 40 },
    )
  })
})

describe('a document in one language', () => {
  const menu = kindOf('menu')
  const item = (title: object, children: object[] = []) => ({ title, children })

  test('leaves out rows without words in it, with all below them (ADR 5)', () => {
    const items = [
      item({ zh: '成员企业', en: 'Members' }, [item({ zh: '景区' })]),
      item({ zh: '学院' }),
      item({ en: ' ' }),
    ]
    const draft = { shared: { items }, zh: {}, en: {} }
    expect(project(menu, draft, 'en')).toEqual({ items: [{ title: 'Members', children: [] }] })
    expect(project(menu, draft, 'zh')).toEqual({
      items: [
        { title: '成员企业', children: [{ title: '景区', children: [] }] },
        { title: '学院', children: [] },
      ],
    })
  })

  test('keeps rows whose fields need no words, and only declared fields', () => {
    const draft = {
      shared: { closedWeekdays: [{ weekday: 1 }], gone: 1 },
      zh: { title: '湖', old: 2 },
      en: null,
    }
    expect(project(kindOf('scenic'), draft, 'zh')).toEqual({ closedWeekdays: [{ weekday: 1 }], title: '湖' })
  })
})

describe('the hash of the words of a language', () => {
  const menu = kindOf('menu')
  const draft = (zh: string, en: string, path = '/') => ({
    shared: { items: [{ title: { zh, en }, path, children: [] }] },
    zh: {},
    en: {},
  })

  test('changes with these words, those inside lists too, and with nothing else', () => {
    const hash = (document: ReturnType<typeof draft>) => hashWords(menu, document, 'zh')
    expect(hash(draft('一', 'One', '/news'))).toBe(hash(draft('一', 'Two')))
    expect(hash(draft('一', 'One'))).not.toBe(hash(draft('二', 'One')))
  })

  test('does not depend on the order of keys', () => {
    const news = kindOf('news')
    const one = { shared: {}, zh: { title: '一', summary: '二' }, en: null }
    const two = { shared: {}, zh: { summary: '二', title: '一' }, en: null }
    expect(hashWords(news, one, 'zh')).toBe(hashWords(news, two, 'zh'))
  })
})
