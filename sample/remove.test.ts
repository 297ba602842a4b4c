/** @module-tag slow */
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { verifyChains } from '@shanmen/content/chain.ts'
import { kindOf } from '@shanmen/content/documents/document.ts'
import { mediaOf } from '@shanmen/content/documents/fields.ts'
import { readAudit } from '@shanmen/content/entries/audit.ts'
import { createEntry } from '@shanmen/content/entries/create.ts'
import { listEntries } from '@shanmen/content/entries/list.ts'
import { readEntry } from '@shanmen/content/entries/read.ts'
import { saveRevision } from '@shanmen/content/entries/save.ts'
import { checkContent } from '@shanmen/content/integrity/check.ts'
import { type KindName, kindNames } from '@shanmen/content/kinds.ts'
import { type Content, openContent } from '@shanmen/content/open.ts'
import { readAll } from '@shanmen/content/published/list.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { loadSample } from './load.ts'
import { removeSample } from './remove.ts'
import { copyLoadedSample } from './testing/loaded-sample.ts'

const names = { zh: { name: '云岭集团' }, en: { name: 'Yunling Group' } }
let folder: string
let content: Content
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shanmen-remove-'))
  await copyLoadedSample(folder)
  content = await openContent({ dataDir: folder })
})
afterAll(async () => {
  await content.close()
  await rm(folder, { recursive: true })
})

const rowsOf = async (kind: KindName, trashed = false) => (await listEntries(content, { kind, trashed })).rows

async function edit(kind: KindName, at: number) {
  const id = (await rowsOf(kind))[at]?.id ?? ''
  const { document, revision } = await readEntry(content, id)
  const zh = { ...document.zh, title: '云岭的新标题' }
  await saveRevision(content, 'editor', { entry: id, basedOn: revision.no, document: { ...document, zh } })
  return { id, document }
}

const shown = async () => {
  const lists = kindNames.map(async (kind) =>
    (await readAll(content, kind, 'zh', new Date())).map(({ id }) => `${kind}/${id}`),
  )
  return (await Promise.all(lists)).flat()
}

test('what was not changed goes, with its pictures and files; what was changed or is needed stays', async () => {
  const scenic = await edit('scenic', 0)
  const profile = await edit('profile', 0)
  const news = (await rowsOf('news'))[3]
  const { document: copied } = await readEntry(content, news?.id ?? '')
  const own = await createEntry(content, 'editor', { kind: 'news', slug: 'own', document: copied })
  const type = String(scenic.document.shared.type)
  const lines = await readAudit(content, {}, { limit: 1 })

  const removal = await removeSample(content, names)

  expect(removal.changed.map(({ id }) => id).sort()).toEqual([scenic.id, profile.id].sort())
  expect(removal.used.map(({ slug }) => slug)).toContain(`scenic-${type}`)
  expect(await shown()).toEqual(
    expect.arrayContaining(['site/site', 'home/home', 'menu/menu', 'profile/profile', `type/scenic-${type}`]),
  )
  for (const kind of ['job', 'course', 'hotline', 'honor', 'activity'] as const)
    expect((await shown()).filter((name) => name.startsWith(`${kind}/`))).toEqual([])
  expect((await rowsOf('news')).map(({ id }) => id)).toEqual([own.id])
  expect((await rowsOf('hotline'))[0]).toMatchObject({ zh: { state: 'none' } })

  // Pictures of the entries that stay, and no other, in the table and on disk.
  const kept = new Set(
    [
      { kind: 'scenic', document: scenic.document },
      { kind: 'profile', document: profile.document },
      { kind: 'news', document: copied },
    ].flatMap(({ kind, document }) =>
      (['zh', 'en'] as const).flatMap((language) => mediaOf(kindOf(kind as KindName), document, language)),
    ),
  )
  expect(kept.size).toBeGreaterThan(3)
  const stored = await content.read.selectFrom('media').select('id').execute()
  expect(new Set(stored.map(({ id }) => id))).toEqual(kept)
  expect(new Set(await readdir(join(folder, 'media')))).toEqual(kept)
  expect(removal.media).toBeGreaterThan(50)

  // Every step is in the audit log, whose chain is whole.
  const audit = await readAudit(content, {}, { limit: 5000 })
  const since = audit.filter(({ no }) => no > (lines[0]?.no ?? 0))
  const count = (action: string) => since.filter((line) => line.action === action).length
  expect(count('removeMedia')).toBe(removal.media)
  expect(count('bin')).toBeGreaterThan(100)
  expect(count('unpublish')).toBeGreaterThan(count('bin'))
  expect((await verifyChains(content)).breaks).toEqual([])
  expect(await checkContent(content)).toEqual([])
}, 120_000)

test('the site is the one of an empty start, with the name of the group', async () => {
  const [site] = await readAll(content, 'site', 'en', new Date())
  expect(site?.document).toEqual({ name: 'Yunling Group', shortName: 'Yunling Group' })
  expect(JSON.stringify(await readAll(content, 'menu', 'zh', new Date()))).not.toMatch(/八处|二十六/)
})

test('pictures whose removal was killed after its commit go with the next one', async () => {
  const [line] = (await readAudit(content, {}, { limit: 5000 })).filter(
    ({ action }) => action === 'removeMedia',
  )
  const left = [`media/${line?.target}/320.webp`, `originals/${line?.target}/harbour.jpg`]
  for (const path of [...left, 'media/unknown/320.webp']) await content.media.put(path, Buffer.from('left'))

  await removeSample(content, names)

  expect(left.filter((path) => existsSync(join(folder, path)))).toEqual([])
  // Of a database that is put back later, perhaps.
  expect(existsSync(join(folder, 'media/unknown/320.webp'))).toBe(true)
})

test('one that is added again meanwhile stays', async () => {
  const [one, two] = (await readAudit(content, {}, { limit: 5000 })).flatMap(({ action, target }) =>
    action === 'removeMedia' ? [target] : [],
  )
  if (!one || !two) throw new Error('nothing was removed')
  const fileOf = (medium: string) => `media/${medium}/320.webp`
  for (const medium of [one, two]) await content.media.put(fileOf(medium), Buffer.from('added again'))
  const remove = content.media.remove
  let added = ''
  // While the files of another are being deleted, whichever comes first.
  const spy = vi.spyOn(content.media, 'remove').mockImplementation(async (below) => {
    if (!added) {
      added = below === `media/${two}` ? one : two
      const arriving = {
        ...{ key: 'again', medium: added, sha256: '', name: 'again.png', bytes: 1, who: 'test', at: '' },
        ...{ state: 'queued' as const, reason: null, attempts: 0, held_until: '' },
      }
      await content.write.insertInto('upload').values(arriving).execute()
    }
    return remove.call(content.media, below)
  })
  await removeSample(content, names)
  spy.mockRestore()
  await content.write.deleteFrom('upload').execute()
  expect(existsSync(join(folder, fileOf(added)))).toBe(true)
})

test('a second time nothing is left to remove', async () => {
  const again = await removeSample(content, names)
  expect(again).toMatchObject({ removed: 0, media: 0 })
  expect(again.changed).toHaveLength(2)
})

test('the sample can be loaded again', async () => {
  await loadSample(content, { now: new Date(), replace: true })
  expect((await shown()).length).toBeGreaterThan(200)
  const stored = await content.read.selectFrom('media').select('id').execute()
  expect(stored.every(({ id }) => existsSync(join(folder, 'media', id)))).toBe(true)
})
