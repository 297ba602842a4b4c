import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { verifyChains } from '../chain.ts'
import { inTransaction } from '../database/change.ts'
import type { AnyDocument } from '../documents/document.ts'
import { createEntry, duplicateEntry } from '../entries/create.ts'
import { findRevision } from '../entries/find.ts'
import { publish, unpublish } from '../entries/publish.ts'
import { readEntry } from '../entries/read.ts'
import { approve, submitForReview, withdrawSubmission } from '../entries/review.ts'
import { restoreRevision, saveRevision } from '../entries/save.ts'
import type { Content } from '../open.ts'
import { draftReading } from '../preview/draft-reading.ts'
import { readVersion } from '../published/changes.ts'
import { readMedia } from '../published/media.ts'
import { mediaPlaces, useContent } from '../testing/databases.ts'
import { news, now, purchase, put } from '../testing/fixtures.ts'
import { addFile } from './add-file.ts'
import { addImage } from './add-image.ts'
import { describeMedium, readUses } from './describe.ts'
import { listMedia, readMedium } from './list.ts'
import { removeMedia } from './remove.ts'

const image = async (content: Content, name: string, background: string) => {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer()
  return addImage(content, 'a', { name, bytes, alt: { zh: '', en: '' } })
}
const pdf = Buffer.from(
  '%PDF-1.7\n1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj\n2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj\n3 0 obj <</Type /Page /Parent 2 0 R>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF',
)
const withCover = (cover: string, inText = '') => {
  const { shared, zh, en } = news()
  const body = { type: 'doc', content: [{ type: 'image', attrs: { media: inText, alt: '', caption: '' } }] }
  return { shared: { ...shared, cover }, zh: inText ? { ...zh, body } : zh, en }
}

describe.each(mediaPlaces)('the media library on $name', ({ make }) => {
  const fresh = useContent(make)

  test('lists what is in it in pages, by type and by words', async () => {
    const content = await fresh()
    await image(content, '湖_100.png', '#111')
    const lake = await image(content, 'b.png', '#222')
    const file = await addFile(content, 'a', { name: '年报.pdf', bytes: pdf, title: { zh: '', en: '' } })
    await describeMedium(content, 'b', { id: lake, alt: { zh: '晨光里的湖', en: 'The Lake, É' } })
    const list = (request: Partial<Parameters<typeof listMedia>[1]>) =>
      listMedia(content, { page: 1, size: 10, ...request })
    expect((await list({})).total).toBe(3)
    expect((await list({ type: 'file' })).rows.map(({ id }) => id)).toEqual([file])
    expect((await list({ text: 'the lake', type: 'picture' })).rows.map(({ id }) => id)).toEqual([lake])
    expect((await list({ text: 'lake, É' })).total).toBe(1)
    expect((await list({ text: '湖_100' })).total).toBe(1)
    expect((await list({ text: '_1_0' })).total).toBe(0)
    expect(await list({ page: 2, size: 2 })).toMatchObject({ total: 3, rows: [{}] })
    await expect(readMedium(content, 'unknown')).rejects.toMatchObject({ code: 'notFound' })
  })

  test('says where a medium is used: in a field or a text, in a draft or in what is public', async () => {
    const content = await fresh()
    const [cover, inText, unused] = [
      await image(content, 'a.png', '#111'),
      await image(content, 'b.png', '#222'),
      await image(content, 'c.png', '#333'),
    ]
    const { id: shown } = await put(content, 'news', withCover(cover))
    const { id: draft } = await createEntry(content, 'a', {
      kind: 'news',
      document: withCover(unused, inText),
    })
    await saveRevision(content, 'a', { entry: draft, basedOn: 1, document: withCover(cover, inText) })
    expect(await readUses(content.read, cover)).toMatchObject([
      { id: draft, public: false, title: { zh: '山门开了', en: '' } },
      { id: shown, public: true },
    ])
    expect(await readUses(content.read, inText)).toMatchObject([{ id: draft, public: false }])
    expect(await readUses(content.read, unused)).toEqual([])
    // What is public continues to use what a newer draft has let go.
    await saveRevision(content, 'a', { entry: shown, basedOn: 1, document: news() })
    expect(await readUses(content.read, cover)).toMatchObject([{ id: shown, public: true }, { id: draft }])
    const past = { visible_from: '2026-01-05T01:00:00.000Z', visible_until: '2026-01-06T01:00:00.000Z' }
    await content.write.updateTable('publication').set(past).execute()
    expect(await readUses(content.read, cover)).toMatchObject([{ id: draft, public: false }])
  })

  test('a focus reaches the pages that show it; words of what is public are refused, and so is what is wrong', async () => {
    const content = await fresh()
    const id = await image(content, 'a.png', '#111')
    await describeMedium(content, 'b', { id, alt: { zh: ' 湖 ', en: 'Lake' } })
    await put(content, 'news', withCover(id))
    const before = await readVersion(content, 'news')
    await describeMedium(content, 'b', { id, focus: { x: 0.2, y: 1 } })
    expect(await readVersion(content, 'news')).toBe(before + 1)
    expect(await readVersion(content, 'purchase')).toBe(0)
    expect((await readMedia(content, [id])).get(id)).toMatchObject({
      alt: { zh: '湖', en: 'Lake' },
      focus: { x: 0.2, y: 1 },
    })
    // Unchanged: nothing to tell of.
    await describeMedium(content, 'b', { id, alt: { zh: '湖', en: 'Lake' }, focus: { x: 0.2, y: 1 } })
    expect(await readVersion(content, 'news')).toBe(before + 1)
    await expect(describeMedium(content, 'b', { id, alt: { zh: '河', en: 'Lake' } })).rejects.toMatchObject({
      code: 'notAllowed',
    })
    const wrong = (more: object) => describeMedium(content, 'b', { id, ...more })
    await expect(async () => wrong({ focus: { x: 2, y: 0 } })).rejects.toMatchObject({ code: 'invalid' })
    await expect(async () => wrong({ alt: { zh: 'a\nb', en: '' } })).rejects.toMatchObject({
      code: 'invalid',
    })
    await expect(describeMedium(content, 'b', { id: 'unknown' })).rejects.toMatchObject({ code: 'notFound' })
  })

  test('words in one language leave those of the other, and replace only what their writer has seen', async () => {
    const content = await fresh()
    const id = await image(content, 'a.png', '#111')
    await describeMedium(content, 'a', { id, alt: { zh: '湖', en: 'Lake' } })
    await describeMedium(content, 'b', { id, alt: { en: 'The lake' }, before: { en: 'Lake' } })
    await describeMedium(content, 'a', { id, alt: { zh: '晨湖' }, before: { zh: '湖' } })
    const late = { id, alt: { en: 'A lake' }, before: { en: 'Lake' } }
    await expect(describeMedium(content, 'a', late)).rejects.toMatchObject({ code: 'conflict' })
    // Already what it is meant to be: no conflict.
    await describeMedium(content, 'a', { ...late, alt: { en: 'The lake' } })
    expect((await readMedia(content, [id])).get(id)).toMatchObject({ alt: { zh: '晨湖', en: 'The lake' } })
  })

  test('words staged in an entry take effect with its publication, in that language', async () => {
    const content = await fresh()
    const id = await image(content, 'a.png', '#111')
    const honor = { type: 'national', awardedAt: '2026-01-05', image: id }
    const other = await put(content, 'honor', {
      shared: honor,
      zh: { title: '证书', issuer: '省' },
      en: null,
    })
    const staged = (zh: string, en: string) => ({
      ...withCover(id),
      zh: { ...news().zh, mediaWords: { [id]: zh, unused: 'x' } },
      en: { title: 'Gate', mediaWords: { [id]: en } },
    })
    const alt = async () => (await readMedia(content, [id])).get(id)?.alt
    const { id: entry } = await createEntry(content, 'a', { kind: 'news', document: staged('湖', 'Lake') })
    // Only of media that the entry shows.
    expect((await findRevision(content.read, entry)).document.zh).toMatchObject({
      mediaWords: { [id]: '湖' },
    })
    expect(await alt()).toEqual({ zh: '', en: '' })
    const versions = async () => [await readVersion(content, 'news'), await readVersion(content, 'honor')]
    const [ofNews = 0, ofHonors = 0] = await versions()
    await publish(content, 'a', { entry, language: 'zh' })
    expect(await alt()).toEqual({ zh: '湖', en: '' })
    // The pages of the honour, which shows the same picture, change too.
    expect(await versions()).toEqual([ofNews + 1, ofHonors + 1])
    // Publishing an earlier revision brings its words back.
    await saveRevision(content, 'a', { entry, basedOn: 1, document: staged('河', 'River') })
    await publish(content, 'a', { entry, language: 'zh' })
    expect(await alt()).toEqual({ zh: '河', en: '' })
    const asked: string[] = []
    const allow = (uses: { id: string }[]) => void asked.push(...uses.map((use) => use.id))
    await publish(content, 'a', { entry, language: 'zh', revision: 1, allow })
    expect(await alt()).toEqual({ zh: '湖', en: '' })
    expect(asked).toEqual([other.id])
  })

  test('words that an entry has published are not brought again: others may have corrected them since', async () => {
    const content = await fresh()
    const id = await image(content, 'a.png', '#111')
    const alt = async () => (await readMedia(content, [id])).get(id)?.alt.zh
    const withWords = (zh: object, words: string) => ({
      ...withCover(id),
      zh: { ...news().zh, ...zh, mediaWords: { [id]: words } },
    })
    const add = async (document: AnyDocument) => {
      const { id: entry } = await createEntry(content, 'a', { kind: 'news', document })
      await publish(content, 'a', { entry, language: 'zh' })
      return entry
    }
    const entry = await add(withWords({}, '2024'))
    await add(withWords({}, '2025'))
    const asked: string[] = []
    const allow = (uses: { id: string }[]) => void asked.push(...uses.map((use) => use.id))
    await publish(content, 'a', { entry, language: 'zh', allow })
    await saveRevision(content, 'a', { entry, basedOn: 1, document: withWords({ title: '新' }, '2024') })
    expect((await readMedia(await draftReading(content, entry, now()), [id])).get(id)?.alt.zh).toBe('2025')
    await publish(content, 'a', { entry, language: 'zh', allow })
    expect([await alt(), asked]).toEqual(['2025', []])
    const { id: copy } = await duplicateEntry(content, 'a', { entry })
    await publish(content, 'a', { entry: copy, language: 'zh' })
    expect(await alt()).toBe('2025')
    // New ones are copied as all that is written.
    await saveRevision(content, 'a', { entry, basedOn: 2, document: withWords({}, '2026') })
    const { id: draft } = await duplicateEntry(content, 'a', { entry })
    expect((await findRevision(content.read, draft)).document.zh?.mediaWords).toEqual({ [id]: '2026' })
    await publish(content, 'a', { entry, language: 'zh' })
    expect(await alt()).toBe('2026')
  })

  test('an approval covers words that were published with the text and changed since', async () => {
    const content = await fresh()
    const id = await image(content, 'a.png', '#111')
    const shared = { ...purchase().shared, attachments: [id] }
    const document = { ...purchase(), shared, zh: { ...purchase().zh, mediaWords: { [id]: '湖' } } }
    const { id: entry } = await put(content, 'purchase', document, { languages: ['zh'] })
    expect((await readEntry(content, entry)).zh.approval).toBe('valid')
    await unpublish(content, 'reviewer', { entry, language: 'zh' })
    await describeMedium(content, 'b', { id, alt: { zh: '河' } })
    await expect(publish(content, 'reviewer', { entry, language: 'zh' })).rejects.toMatchObject({
      reason: { en: expect.stringContaining('submit') },
    })
  })

  test('words that disclosed content shows are changed by content that takes two persons only', async () => {
    const content = await fresh()
    const id = await image(content, 'a.png', '#111')
    const shared = { ...purchase().shared, attachments: [id] }
    await put(content, 'purchase', { ...purchase(), shared })
    const document = { ...withCover(id), zh: { ...news().zh, mediaWords: { [id]: '湖' } } }
    const { id: entry } = await createEntry(content, 'a', { kind: 'news', document })
    await expect(publish(content, 'a', { entry, language: 'zh' })).rejects.toMatchObject({
      code: 'notAllowed',
    })
    expect((await readMedia(content, [id])).get(id)?.alt.zh).toBe('')
  })

  test('an approval covers the words of media as they were read', async () => {
    const content = await fresh()
    const id = await image(content, 'a.png', '#111')
    const shared = { ...purchase().shared, attachments: [id] }
    const document = { ...purchase(), shared }
    const { id: entry } = await createEntry(content, 'writer', { kind: 'purchase', document })
    const target = { entry, language: 'zh' as const }
    const write = (alt: { zh?: string; en?: string }) => describeMedium(content, 'b', { id, alt })
    const approval = async () => (await readEntry(content, entry)).zh.approval
    const submit = () => submitForReview(content, 'writer', target)
    const outdated = { code: 'notAllowed', reason: { en: expect.stringContaining('submit') } }
    await write({ zh: '湖' })
    await submit()
    await write({ zh: '河' })
    await expect(approve(content, 'reviewer', target)).rejects.toMatchObject(outdated)
    await submit()
    await approve(content, 'reviewer', target)
    // The other language and the focal point are not among them.
    await describeMedium(content, 'b', { id, alt: { en: 'Lake' }, focus: { x: 0.2, y: 0.3 } })
    expect(await approval()).toBe('valid')
    await write({ zh: '湖' })
    expect(await approval()).toBe('outdated')
    await expect(publish(content, 'reviewer', target)).rejects.toMatchObject(outdated)
    await submit()
    await approve(content, 'reviewer', target)
    await publish(content, 'reviewer', target)
    await expect(write({ zh: '河' })).rejects.toMatchObject({ code: 'notAllowed' })
    // An older revision and its text restored, after words that another one brought, and after words of one person.
    const later = { shared, zh: { ...purchase().zh, mediaWords: { [id]: '晨湖' } }, en: null }
    await saveRevision(content, 'writer', { entry, basedOn: 1, document: later })
    await submit()
    await approve(content, 'reviewer', target)
    await publish(content, 'reviewer', target)
    await publish(content, 'reviewer', { ...target, revision: 1 })
    await unpublish(content, 'reviewer', target)
    const inNews = { ...withCover(id), zh: { ...news().zh, mediaWords: { [id]: '河' } } }
    await put(content, 'news', inNews)
    await expect(publish(content, 'reviewer', { ...target, revision: 1 })).rejects.toMatchObject(outdated)
    await restoreRevision(content, 'writer', { entry, revision: 1, basedOn: 2 })
    expect(await approval()).toBe('outdated')
    // It brings its own words.
    await publish(content, 'reviewer', { ...target, revision: 2 })
    expect((await readMedia(content, [id])).get(id)?.alt).toEqual({ zh: '晨湖', en: 'Lake' })
  })

  test('who wrote words of media cannot also submit and approve them', async () => {
    const content = await fresh()
    const id = await image(content, 'a.png', '#111')
    const document = { ...purchase(), shared: { ...purchase().shared, attachments: [id] } }
    const { id: entry } = await createEntry(content, 'writer', { kind: 'purchase', document })
    const target = { entry, language: 'zh' as const }
    const own = { code: 'notAllowed', reason: { en: expect.stringContaining('someone else') } }
    await submitForReview(content, 'writer', target)
    await approve(content, 'reviewer', target)
    await publish(content, 'reviewer', target)
    await unpublish(content, 'reviewer', target)
    await describeMedium(content, 'reviewer', { id, alt: { zh: '河' } })
    await submitForReview(content, 'reviewer', target)
    await expect(approve(content, 'reviewer', target)).rejects.toMatchObject(own)
    await submitForReview(content, 'writer', target)
    await approve(content, 'reviewer', target)
  })

  test('an approval is of the submission that was read', async () => {
    const content = await fresh()
    const id = await image(content, 'a.png', '#111')
    const document = { ...purchase(), shared: { ...purchase().shared, attachments: [id] } }
    const { id: entry } = await createEntry(content, 'writer', { kind: 'purchase', document })
    const target = { entry, language: 'zh' as const }
    await submitForReview(content, 'writer', target)
    const { step } = await readEntry(content, entry)
    await withdrawSubmission(content, 'writer', target)
    await describeMedium(content, 'writer', { id, alt: { zh: '河' } })
    await submitForReview(content, 'writer', target)
    const late = approve(content, 'reviewer', { ...target, revision: 1, step })
    await expect(late).rejects.toThrow(/submitted again/)
    const { step: now } = await readEntry(content, entry)
    await approve(content, 'reviewer', { ...target, revision: 1, step: now })
  })

  test('approvals of the same transaction count', async () => {
    const content = await fresh()
    const id = await image(content, 'a.png', '#111')
    const document = { ...purchase(), shared: { ...purchase().shared, attachments: [id] } }
    const { id: entry } = await createEntry(content, 'writer', { kind: 'purchase', document })
    const target = { entry, language: 'zh' as const }
    await inTransaction(content, async (batch) => {
      await submitForReview(batch, 'writer', target)
      await approve(batch, 'reviewer', target)
      await publish(batch, 'reviewer', target)
    })
    expect((await readEntry(content, entry)).zh.publications).toHaveLength(1)
    expect(await verifyChains(content)).toMatchObject({ breaks: [] })
  })

  test('so it does for a link to the file, and for a file that was taken out and added again', async () => {
    const content = await fresh()
    const id = await image(content, 'a.png', '#111')
    const linking = purchase()
    const document = { ...linking, zh: { ...linking.zh, unit: `/media/${id}/a.pdf` } }
    const { id: entry } = await createEntry(content, 'writer', { kind: 'purchase', document })
    const target = { entry, language: 'zh' as const }
    const approval = async () => (await readEntry(content, entry)).zh.approval
    const decide = async () => {
      await submitForReview(content, 'writer', target)
      await approve(content, 'reviewer', target)
    }
    await decide()
    await describeMedium(content, 'b', { id, alt: { zh: '河' } })
    expect(await approval()).toBe('outdated')
    await decide()
    expect(await approval()).toBe('valid')
    await removeMedia(content, 'b', [id])
    await image(content, 'a.png', '#111')
    expect(await approval()).toBe('outdated')
  })
})
