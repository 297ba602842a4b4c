import { CompiledQuery } from 'kysely'
import { describe, expect, test } from 'vitest'
import { createEntry } from '../entries/create.ts'
import { publish } from '../entries/publish.ts'
import { saveRevision } from '../entries/save.ts'
import { moveToTrash } from '../entries/trash.ts'
import { addFile } from '../media/add-file.ts'
import type { ReadOnlyContent } from '../open.ts'
import { readTypeCounts } from '../published/counts.ts'
import { readDetail, readSingle } from '../published/detail.ts'
import { readListWithYears } from '../published/list.ts'
import { readMedia } from '../published/media.ts'
import { databases, useContent } from '../testing/databases.ts'
import { hour, later, news, now, put } from '../testing/fixtures.ts'
import { draftReading, typeOfDraft } from './draft-reading.ts'
import {
  createPreviewLink,
  findPreview,
  listPreviewLinks,
  mostValid,
  revokePreviewLink,
} from './preview-links.ts'

const list = { kind: 'news', language: 'zh', page: 1, size: 10 } as const

/** All data of the news that readers get. `updatedAt` is the moment of publishing, which a draft has not. */
async function seen(reading: ReadOnlyContent, id: string, at: Date) {
  const { rows, total, years } = await readListWithYears(reading, { ...list, now: at })
  const filter = { kind: 'news', language: 'zh' } as const
  return {
    total,
    rows: rows.map(({ updatedAt: _, ...row }) => row),
    types: await readTypeCounts(reading, filter, at),
    years,
    detail: await readDetail(reading, 'news', 'zh', id, at).then(
      (detail) => detail && { ...detail, row: { ...detail.row, updatedAt: '' } },
    ),
    english: await readDetail(reading, 'news', 'en', id, at).then((detail) => detail?.row.document),
  }
}

describe.each(databases)('previews on $name', ({ name, make }) => {
  const fresh = useContent(make)

  test('show what readers will see once the draft is published, in lists, counts and neighbours too', async () => {
    const content = await fresh()
    await put(content, 'news', news({ zh: '前', at: '2026-01-01' }))
    await put(content, 'news', news({ zh: '后', at: '2026-03-01' }))
    const { id } = await createEntry(content, 'a', {
      kind: 'news',
      slug: 'draft',
      document: news({ zh: '稿', en: 'Draft', at: '2026-02-01', channel: 'media' }),
    })
    const at = now()
    expect(await seen(content, 'draft', at)).toMatchObject({ total: 2, detail: null })
    const preview = await seen(await draftReading(content, id, at), 'draft', at)
    expect(preview).toMatchObject({ total: 3, english: { title: 'Draft' } })
    expect(await seen(content, 'draft', at)).toMatchObject({ total: 2, detail: null })
    await publish(content, 'a', { entry: id, language: 'zh' })
    await publish(content, 'a', { entry: id, language: 'en' })
    expect(preview).toEqual(await seen(content, 'draft', now()))
  })

  test('show the words that the draft brings to its pictures', async () => {
    const content = await fresh()
    const pdf =
      '%PDF-1.7\n1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj\n2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj\n3 0 obj <</Type /Page /Parent 2 0 R>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF'
    const file = (name: string) =>
      addFile(content, 'a', { name, bytes: Buffer.from(`${pdf} ${name}`), title: { zh: name, en: name } })
    const [plan, other] = [await file('a.pdf'), await file('b.pdf')]
    const shared = { ...news().shared, attachments: [plan, other] }
    const document = { ...news(), shared, zh: { ...news().zh, mediaWords: { [plan]: '平面图' } } }
    const { id } = await createEntry(content, 'a', { kind: 'news', document })
    const titles = async (reading: ReadOnlyContent) =>
      [...(await readMedia(reading, [plan, other])).values()].map(({ alt }) => alt.zh).sort()
    expect(await titles(await draftReading(content, id, now()))).toEqual(['b.pdf', '平面图'])
    expect(await titles(content)).toEqual(['a.pdf', 'b.pdf'])
  })

  test('of an entry that is public show its newest draft in its place, and only there', async () => {
    const content = await fresh()
    const { id } = await put(content, 'news', news({ zh: '旧', en: 'Old' }), { slug: 'one' })
    const { id: other } = await put(content, 'news', news({ zh: '别的' }), { slug: 'other' })
    await saveRevision(content, 'a', { entry: id, basedOn: 1, document: news({ zh: '新' }) })
    await saveRevision(content, 'a', { entry: other, basedOn: 1, document: news({ zh: '别的新稿' }) })
    const reading = await draftReading(content, id, now())
    const titles = (await readListWithYears(reading, { ...list, now: now() })).rows.map(({ title }) => title)
    expect(titles.sort()).toEqual(['别的', '新'])
    // The draft has no English any more; what is public in English is still what visitors see.
    expect((await readDetail(reading, 'news', 'en', 'one', now()))?.row.title).toBe('Old')
  })

  // SQLite makes a copy too, and an index for it.
  test.skipIf(name === 'SQLite')(
    'are read by the indexes, however often a statement names what is published',
    async () => {
      const content = await fresh()
      const { id } = await createEntry(content, 'a', { kind: 'news', document: news() })
      const { read } = await draftReading(content, id, new Date())
      const query = read
        .selectFrom('publication as one')
        .innerJoin('publication as other', 'other.id', 'one.id')
        .select('one.title')
        .where('one.id', '=', 1)
        .compile()
      const { rows } = await content.write.executeQuery(
        CompiledQuery.raw(`explain ${query.sql}`, [...query.parameters]),
      )
      expect(JSON.stringify(rows)).not.toContain('CTE')
    },
  )

  test('work for the one entry of a kind, and before anything was ever published', async () => {
    const content = await fresh()
    const { id } = await createEntry(content, 'a', {
      kind: 'history',
      document: { shared: {}, zh: { title: '发展历程', intro: '起' }, en: null },
    })
    const reading = await draftReading(content, id, now())
    expect((await readSingle(reading, 'history', 'zh', now()))?.document.intro).toBe('起')
    expect(await readSingle(reading, 'history', 'en', now())).toBeNull()
    expect(await draftReading(content, 'unknown', now())).toBe(content)
  })

  test('are opened by a token until it expires, is revoked or the entry is trashed', async () => {
    const content = await fresh()
    const document = news({ zh: '一', en: 'One' })
    const { id: entry } = await createEntry(content, 'a', { kind: 'news', slug: 'x', document })
    const make = (shared: boolean) =>
      createPreviewLink(content, 'a', { entry, language: 'en', hours: 2, shared })
    const [link, own] = [await make(true), await make(false)]
    const find = (token: string, at = now()) => findPreview(content, token, at)
    expect(await find(link.token)).toEqual({
      entry,
      kind: 'news',
      slug: 'x',
      language: 'en',
      until: link.until,
      by: 'a',
      shared: true,
    })
    expect(await find(own.token)).toMatchObject({ entry, shared: false })
    expect(await typeOfDraft(content, { entry, kind: 'news', language: 'en' })).toBe('group')
    expect(await find(link.token, new Date(later(2 * hour + 1)))).toBeUndefined()
    expect(await find(link.id)).toBeUndefined()
    expect(await find('')).toBeUndefined()
    expect((await listPreviewLinks(content, entry)).map(({ id }) => id)).toEqual([link.id])
    await expect(revokePreviewLink(content, 'a', { entry: 'other', link: link.id })).rejects.toMatchObject({
      code: 'notFound',
    })
    await revokePreviewLink(content, 'b', { entry, link: link.id })
    expect(await find(link.token)).toBeUndefined()
    await expect(revokePreviewLink(content, 'b', { entry, link: link.id })).rejects.toMatchObject({
      code: 'notFound',
    })
    await moveToTrash(content, 'a', entry)
    expect(await find(own.token)).toBeUndefined()
  })

  test('are not made of a language that has no words', async () => {
    const content = await fresh()
    const { id: entry } = await createEntry(content, 'a', { kind: 'news', document: news() })
    const english = createPreviewLink(content, 'a', { entry, language: 'en', hours: 1, shared: false })
    await expect(english).rejects.toMatchObject({ code: 'notAllowed' })
  })

  test('are limited for one person, links for others apart from own previews, and so is their list', async () => {
    const content = await fresh()
    const { id: entry } = await createEntry(content, 'a', { kind: 'news', document: news() })
    const make = (who: string, shared: boolean) =>
      createPreviewLink(content, who, { entry, language: 'zh', hours: 1, shared })
    const first = await make('a', true)
    const [row] = await content.read.selectFrom('preview_link').selectAll().execute()
    if (!row) throw new Error('no link is stored')
    const add = (count: number, values: object) =>
      content.write
        .insertInto('preview_link')
        .values(
          Array.from({ length: count }, (_, n) => {
            const id = `${JSON.stringify(values)} ${n}`
            return { ...row, id, hash: id, created_at: later(hour), ...values }
          }),
        )
        .execute()
    await add(400, { revoked_at: row.created_at })
    await add(400, { expires_at: row.created_at })
    await add(mostValid - 2, {})
    await make('a', true)
    await expect(make('a', true)).rejects.toMatchObject({ code: 'notAllowed' })
    await make('b', true)
    for (let n = 0; n < mostValid; n++) await make('a', false)
    await expect(make('a', false)).rejects.toMatchObject({ code: 'notAllowed' })
    const listed = await listPreviewLinks(content, entry)
    expect(listed.findIndex(({ id }) => id === first.id)).toBe(mostValid)
    expect(listed.length).toBeLessThan(800)
    await revokePreviewLink(content, 'a', { entry, link: first.id })
    await make('a', true)
  })

  test('leave no token in the database', async () => {
    const content = await fresh()
    const { id: entry } = await createEntry(content, 'a', { kind: 'news', document: news() })
    const { token } = await createPreviewLink(content, 'a', { entry, language: 'zh', hours: 1, shared: true })
    const everything = JSON.stringify([
      await content.read.selectFrom('preview_link').selectAll().execute(),
      await content.read.selectFrom('audit').selectAll().execute(),
    ])
    expect(everything).toContain('createPreviewLink')
    expect(everything).not.toContain(token)
  })
})
