import type { KyselyPlugin } from 'kysely'
import { describe, expect, test } from 'vitest'
import { createEntry, duplicateEntry } from '../entries/create.ts'
import { readSummary } from '../entries/list.ts'
import { publish } from '../entries/publish.ts'
import { saveRevision } from '../entries/save.ts'
import { moveToTrash } from '../entries/trash.ts'
import type { Content } from '../open.ts'
import { databases, useContent } from '../testing/databases.ts'
import { news, purchase, put } from '../testing/fixtures.ts'
import { readChecks, type Target } from './read-checks.ts'
import { readLinking } from './read-linking.ts'

const targetOf = (href: string): Target => {
  if (href === '/') return 'page'
  const slug = /^\/news\/(\w+)$/.exec(href)?.[1]
  return slug ? { kinds: ['news'], slug } : undefined
}
const linking = (...hrefs: string[]) => ({
  ...news(),
  zh: {
    title: '一',
    summary: '一',
    body: {
      type: 'doc',
      content: hrefs.map((href) => ({
        type: 'paragraph',
        content: [{ type: 'text', text: '见', marks: [{ type: 'link', attrs: { href } }] }],
      })),
    },
  },
})

describe.each(databases)('checks before publishing on $name', ({ make }) => {
  const fresh = useContent(make)
  const codes = async (content: Content, entry: string) =>
    (await readChecks(content, { entry, language: 'zh', site: 'https://site.example', targetOf })).map(
      ({ code }) => code,
    )

  test('pages that link to a page are found, whatever the letters of the escapes in the link', async () => {
    const content = await fresh()
    const entry = (href: string) => put(content, 'news', linking(href), { languages: ['zh'] })
    const { id: lower } = await entry('/news/%e5%a1%94')
    const { id: plain } = await entry('/news/塔')
    await entry('/news/%e5%a1%95')
    const page = { path: '/news/%E5%A1%94', language: 'zh', site: 'https://site.example' } as const
    expect((await readLinking(content, page)).map(({ id }) => id)).toEqual([lower, plain])
  })

  test('look up the links of a long text in few queries, and let other work run between them', async () => {
    const content = await fresh()
    await put(content, 'news', news(), { slug: 'there' })
    await createEntry(content, 'a', { kind: 'news', slug: 'draft', document: news() })
    const document = linking(
      ...Array.from({ length: 2000 }, (_, n) => `/news/n${n}`),
      '/news/draft',
      '/news/there',
    )
    const { id } = await createEntry(content, 'a', { kind: 'news', document })
    let turns = 0
    let isDone = false
    const count = () => {
      turns += 1
      if (!isDone) setImmediate(count)
    }
    setImmediate(count)
    let queries = 0
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => {
        queries += 1
        return node
      },
      transformResult: async ({ result }) => result,
    }
    const read = content.write.withPlugin(counting)
    const found = await codes({ ...content, read }, id)
    expect(found).toHaveLength(2003)
    expect(found.filter((code) => code === 'hiddenLink')).toHaveLength(1)
    isDone = true
    expect(turns).toBeGreaterThan(8)
    expect(queries).toBeLessThan(40)
  })

  test('know where links lead: to a page, an entry that is public, a draft, nowhere', async () => {
    const content = await fresh()
    await put(content, 'news', news(), { slug: 'there' })
    await createEntry(content, 'a', { kind: 'news', slug: 'draft', document: news() })
    const { id: trashed } = await createEntry(content, 'a', {
      kind: 'news',
      slug: 'trashed',
      document: news(),
    })
    await moveToTrash(content, 'a', trashed)
    const create = (...hrefs: string[]) =>
      createEntry(content, 'a', { kind: 'news', document: linking(...hrefs) })
    const fine = await create('/', '/news/there')
    expect(await codes(content, fine.id)).toEqual(['noCover', 'noTranslation'])
    const whole = await create('https://site.example/news/there', 'https://other.example/nowhere')
    expect(await codes(content, whole.id)).toEqual(['noCover', 'noTranslation'])
    const typed = await create('https://site.example/nowhere', 'http://site.example/media/unknown/a.pdf')
    expect((await codes(content, typed.id)).slice(0, 2)).toEqual(['brokenLink', 'brokenLink'])
    const wrong = await create('/nowhere', '/news/trashed', '/news/draft', '/media/unknown/a.pdf')
    expect((await codes(content, wrong.id)).slice(0, 5)).toEqual([
      'brokenLink',
      'brokenLink',
      'brokenLink',
      'noCover',
      'hiddenLink',
    ])
  })

  test('know the types that editors keep', async () => {
    const content = await fresh()
    const { id } = await createEntry(content, 'a', { kind: 'purchase', document: purchase() })
    expect(await codes(content, id)).toContain('unknownType')
    const type = { shared: { of: 'purchase', code: 'goods' }, zh: { name: '货物' }, en: { name: 'Goods' } }
    const draft = await createEntry(content, 'a', { kind: 'type', document: type })
    expect(await codes(content, id)).toEqual(['hiddenType'])
    await publish(content, 'a', { entry: draft.id, language: 'en' })
    expect(await codes(content, id)).toEqual(['hiddenType'])
    await publish(content, 'a', { entry: draft.id, language: 'zh' })
    expect(await codes(content, id)).toEqual([])
  })

  test('know that the English was left behind', async () => {
    const content = await fresh()
    const { id } = await createEntry(content, 'a', {
      kind: 'news',
      document: news({ zh: '一', en: 'One' }),
    })
    await saveRevision(content, 'a', { entry: id, basedOn: 1, document: news({ zh: '二', en: 'One' }) })
    expect(await codes(content, id)).toContain('translationOutdated')
    await expect(codes(content, 'unknown')).rejects.toMatchObject({ code: 'notFound' })
  })
})

describe.each(databases)('ids on $name', ({ make }) => {
  const fresh = useContent(make)

  test('are returned once among the kinds that one call reads', async () => {
    const content = await fresh()
    await createEntry(content, 'a', {
      kind: 'rent',
      slug: 'one',
      document: { shared: {}, zh: null, en: null },
    })
    const again = createEntry(content, 'a', { kind: 'purchase', slug: 'one', document: purchase() })
    await expect(again).rejects.toMatchObject({ reason: { zh: '“one”已被使用（招租公告），请换一个标识' } })
    await createEntry(content, 'a', { kind: 'news', slug: 'one', document: news() })
  })

  test('a duplicate is a draft in every language, under an id of its own', async () => {
    const content = await fresh()
    const { id } = await put(content, 'news', news({ zh: '一', en: 'One' }), { slug: 'one' })
    const copy = await duplicateEntry(content, 'b', { entry: id })
    expect(copy.slug).not.toBe('one')
    expect(await readSummary(content, copy.id)).toMatchObject({
      author: 'b',
      zh: { state: 'draft', title: '一' },
      en: { state: 'draft', title: 'One' },
    })
    await expect(duplicateEntry(content, 'b', { entry: id, slug: 'one' })).rejects.toMatchObject({
      code: 'notAllowed',
    })
    const menu = await createEntry(content, 'a', {
      kind: 'menu',
      document: { shared: {}, zh: {}, en: null },
    })
    await expect(duplicateEntry(content, 'b', { entry: menu.id })).rejects.toMatchObject({
      code: 'notAllowed',
    })
  })
})
