import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createEntry } from '@shanmen/content/entries/create.ts'
import { publish, unpublish } from '@shanmen/content/entries/publish.ts'
import { saveRevision } from '@shanmen/content/entries/save.ts'
import { addFile } from '@shanmen/content/media/add-file.ts'
import type { Content } from '@shanmen/content/open.ts'
import { createPreviewLink } from '@shanmen/content/preview/preview-links.ts'
import { readPublicMedia } from '@shanmen/content/published/media.ts'
import { mediaPlaces, useContent } from '@shanmen/content/testing/databases.ts'
import { hour, later, news, now, purchase, put } from '@shanmen/content/testing/fixtures.ts'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createDrafts } from '../preview/draft.ts'
import { stillVersions } from '../testing/still-versions.ts'
import { publicMedia } from './media.ts'
import { mediaAccess, writePublicFile } from './media-access.ts'

const addMedium = (content: Content, name: string) => {
  const pages =
    '2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj\n3 0 obj <</Type/Page/Parent 2 0 R>> endobj'
  const bytes = Buffer.from(
    `%PDF-1.7\n1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj\n${pages}\ntrailer <</Root 1 0 R>>\n%${name}`,
  )
  return addFile(content, 'a', { name, bytes, title: { zh: name, en: name } })
}
/** A text with links to files. */
const linking = (...ids: string[]) => ({
  type: 'doc',
  content: ids.map((id) => ({
    type: 'paragraph',
    content: [{ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href: `/media/${id}/a.pdf` } }] }],
  })),
})
/** A news item with a cover for both languages, and in each text a link to a file. */
const withMedia = ({ cover, zh = '', en = '' }: { cover: string; zh?: string; en?: string }) => {
  const document = news({ zh: '茶', en: 'Tea' })
  return {
    shared: { ...document.shared, cover },
    zh: { ...document.zh, ...(zh && { body: linking(zh) }) },
    en: { ...document.en, ...(en && { body: linking(en) }) },
  }
}
const accessWith = (...options: Parameters<typeof mediaAccess>) => {
  const { accessOf } = mediaAccess(...options)
  return (medium: string, token: string | undefined) => accessOf(medium, token, new AbortController().signal)
}
const accessTo = (content: Content, at = now) =>
  accessWith({ reading: content, drafts: createDrafts(content, at) }, at)

describe.each(mediaPlaces)('media on $name', ({ make }) => {
  const fresh = useContent(make)

  test('are public from the moment on that something public shows them, until nothing does', async () => {
    const content = await fresh()
    const [cover, zh, en] = [
      await addMedium(content, 'cover'),
      await addMedium(content, 'zh'),
      await addMedium(content, 'en'),
    ]
    const access = accessTo(content)
    const open = async () => {
      const found: (string | undefined)[] = []
      for (const id of [cover, zh, en]) found.push((await access(id, undefined))?.to)
      return found
    }
    const { id: entry } = await createEntry(content, 'a', {
      kind: 'news',
      document: withMedia({ cover, zh, en }),
    })
    expect(await open()).toEqual([undefined, undefined, undefined])
    await publish(content, 'a', { entry, language: 'zh' })
    expect(await open()).toEqual(['everyone', 'everyone', undefined])
    await publish(content, 'a', { entry, language: 'en' })
    await unpublish(content, 'a', { entry, language: 'zh' })
    expect(await open()).toEqual(['everyone', undefined, 'everyone'])
    await unpublish(content, 'a', { entry, language: 'en' })
    expect(await open()).toEqual([undefined, undefined, undefined])
    expect(await access('unknown', undefined)).toBeUndefined()
  })

  test('of what is planned are public within its window', async () => {
    const content = await fresh()
    const cover = await addMedium(content, 'cover')
    const { id: entry } = await createEntry(content, 'a', { kind: 'news', document: withMedia({ cover }) })
    const until = later(2 * hour)
    await publish(content, 'a', { entry, language: 'zh', from: later(hour), until })
    let at = now()
    const file = join(content.dataDir, 'public-media.json')
    const access = accessWith({ reading: content }, () => at, file)
    expect(await access(cover, undefined)).toBeUndefined()
    at = new Date(later(hour + 1000))
    expect(await access(cover, undefined)).toEqual({ to: 'everyone', until: Date.parse(until) })
    // For a start without the database, though nothing was published since.
    await expect.poll(() => readFile(file, 'utf8').catch(() => '')).toContain(cover)
    at = new Date(later(2 * hour + 1000))
    expect(await access(cover, undefined)).toBeUndefined()
  })

  test('of the result of a tender are public from the moment on from which the result is', async () => {
    const content = await fresh()
    const [body, result, both] = [
      await addMedium(content, 'body'),
      await addMedium(content, 'result'),
      await addMedium(content, 'both'),
    ]
    const notice = purchase({ resultAt: later(hour), endsAt: later(2 * hour) })
    const words = { ...notice.zh, body: linking(body, both), result: linking(result, both) }
    await put(content, 'purchase', { ...notice, zh: words }, { languages: ['zh'] })
    let at = now()
    const access = accessTo(content, () => at)
    const open = async () => {
      const found: (string | undefined)[] = []
      for (const id of [body, result, both]) found.push((await access(id, undefined))?.to)
      return found
    }
    expect(await open()).toEqual(['everyone', undefined, 'everyone'])
    expect([...(await readPublicMedia(content, at)).keys()].sort()).toEqual([body, both].sort())
    at = new Date(later(hour + 1000))
    expect(await open()).toEqual(['everyone', 'everyone', 'everyone'])
    expect([...(await readPublicMedia(content, at)).keys()].sort()).toEqual([body, result, both].sort())
  })

  test('of a draft are served only to people who may see that draft', async () => {
    const content = await fresh()
    const [first, zh, other] = [
      await addMedium(content, 'first'),
      await addMedium(content, 'zh'),
      await addMedium(content, 'other'),
    ]
    const { id: entry } = await createEntry(content, 'a', {
      kind: 'news',
      document: withMedia({ cover: first, zh }),
    })
    await createEntry(content, 'a', { kind: 'news', document: withMedia({ cover: other }) })
    const link = await createPreviewLink(content, 'a', { entry, language: 'zh', hours: 1, shared: true })
    const access = accessTo(content)
    expect(await access(first, link.token)).toEqual({ to: 'reader' })
    expect(await access(zh, link.token)).toEqual({ to: 'reader' })
    expect(await access(other, link.token)).toBeUndefined()
    expect(await access(first, 'x')).toBeUndefined()
    await saveRevision(content, 'a', { entry, basedOn: 1, document: withMedia({ cover: other }) })
    expect(await access(first, link.token)).toBeUndefined()
    expect(await access(other, link.token)).toEqual({ to: 'reader' })
  })

  test('that were public stay so while the database is away, until their own end', async () => {
    const content = await fresh()
    const [cover, soon, draft, gone] = [
      await addMedium(content, 'cover'),
      await addMedium(content, 'later'),
      await addMedium(content, 'draft'),
      await addMedium(content, 'gone'),
    ]
    const publishWith = async (document: ReturnType<typeof withMedia>, until?: string) => {
      const { id: entry } = await createEntry(content, 'a', { kind: 'news', document })
      await publish(content, 'a', { entry, language: 'zh', until })
      return entry
    }
    await publishWith(withMedia({ cover }))
    const withdrawn = await publishWith(withMedia({ cover: gone }))
    let [at, away] = [now(), false]
    const broken: Content['read'] = {
      selectFrom: () => {
        throw new Error('away')
      },
    } as never
    const reading = {
      ...content,
      get read() {
        return away ? broken : content.read
      },
    }
    const access = accessWith({ reading, drafts: createDrafts(reading, () => at) }, () => at)
    expect(await access(draft, 'x')).toBeUndefined()
    await publishWith(withMedia({ cover: soon }), later(hour))
    at = now()
    expect((await access(soon, undefined))?.to).toBe('everyone')
    const file = join(content.dataDir, 'public-media.json')
    const noting = accessWith({ reading }, () => at, file)
    expect((await noting(cover, undefined))?.to).toBe('everyone')
    await expect.poll(() => readFile(file, 'utf8').catch(() => '')).toContain(soon)
    away = true
    const started = accessWith({ reading }, () => at, file)
    expect((await started(cover, undefined))?.to).toBe('everyone')
    expect(await started(draft, undefined)).toBeUndefined()
    expect((await access(cover, undefined))?.to).toBe('everyone')
    expect((await access(soon, undefined))?.to).toBe('everyone')
    expect(await access(draft, 'x')).toBeUndefined()
    away = false
    await unpublish(content, 'a', { entry: withdrawn, language: 'zh' })
    expect(await access(gone, undefined)).toBeUndefined()
    away = true
    expect(await access(gone, undefined)).toBeUndefined()
    at = new Date(later(2 * hour))
    expect(await access(soon, undefined)).toBeUndefined()
    expect((await access(cover, undefined))?.to).toBe('everyone')
  })

  test('while the database is away, are public as after the last change, requested since or not', async () => {
    const content = await fresh()
    const [withdrawn, published] = [
      await addMedium(content, 'withdrawn.pdf'),
      await addMedium(content, 'published.pdf'),
    ]
    const create = (cover: string) =>
      createEntry(content, 'a', { kind: 'news', document: withMedia({ cover }) })
    const [{ id: old }, { id: other }] = [await create(withdrawn), await create(published)]
    await publish(content, 'a', { entry: old, language: 'zh' })
    let isAway = false
    const cache = {
      versions: { ...stillVersions, isAway: () => isAway },
      afterChange: async (): Promise<unknown> => undefined,
    }
    const backend = { reading: content, drafts: createDrafts(content), media: content.media }
    const settings = { DATA_DIR: content.dataDir, READ_ONLY: 'no', PURGE_URL: '' } as const
    const app = publicMedia(settings, backend, cache)
    const statuses = async () => [
      (await app?.request(`/media/${withdrawn}/withdrawn.pdf`))?.status,
      (await app?.request(`/media/${published}/published.pdf`))?.status,
    ]
    expect(await statuses()).toEqual([200, 404])
    await unpublish(content, 'a', { entry: old, language: 'zh' })
    await publish(content, 'a', { entry: other, language: 'zh' })
    await cache.afterChange()
    isAway = true
    expect(await statuses()).toEqual([404, 200])
    const stored = await readFile(join(content.dataDir, 'public-media.json'), 'utf8')
    expect([stored.includes(withdrawn), stored.includes(published)]).toEqual([false, true])
  })
})

test('a file of public media that cannot be replaced leaves no other one behind', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shanmen-public-media-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, 'public-media.json'))
  await writePublicFile(join(folder, 'public-media.json'), new Map([['a', 'b']]))
  expect(await readdir(folder)).toEqual(['public-media.json'])
})
