import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { openContent } from '@shanmen/content/open.ts'
import { recordDependency } from '@shanmen/content/published/dependencies.ts'
import { news, put } from '@shanmen/content/testing/fixtures.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ResponseCache } from './cache.ts'
import { bodyIn } from './cached-response.ts'
import { openDiskCache, sweepCopies } from './disk.ts'
import { isSameHistory, lastVersions, writeHistory } from './history.ts'
import { createVersions, type Versions } from './versions.ts'
import { recompressCached } from './warm.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shanmen-disk-'))
})
afterEach(() => rm(folder, { recursive: true }))

const page = (text: string) => async () => {
  recordDependency('news')
  return { response: new Response(text.repeat(2000)), complete: true }
}

async function storeOn(content: Awaited<ReturnType<typeof openContent>>) {
  const disk = openDiskCache(join(folder, 'stored'))
  const versions = createVersions(content)
  await versions.poll()
  const store = new ResponseCache({ versions, maxBytes: 1_000_000, disk })
  const textOf = async (text: string, path = '/') =>
    (await bodyIn(await store.getOrRender(path, page(text)), 'identity')).toString()[0]
  return { store, versions, textOf }
}

test('the next process begins with the copies that are still fresh, and renders the others', async () => {
  const content = await openContent({ dataDir: folder })
  const first = await storeOn(content)
  expect(await first.textOf('a')).toBe('a')
  expect(await first.textOf('q', '/?keyword=q')).toBe('q')
  await first.store.close()
  const second = await storeOn(content)
  expect(await second.textOf('b')).toBe('a')
  expect(second.store.counts.rendered).toBe(0)
  expect(await second.textOf('r', '/?keyword=q')).toBe('r')
  await put(content, 'news', news())
  const third = await storeOn(content)
  // On a busy machine the old one may be served first.
  await expect.poll(() => third.textOf('c'), { timeout: 10_000 }).toBe('c')
  await third.store.close()
  await content.close()
})

test('a recompressed response is the same in the next process', async () => {
  const content = await openContent({ dataDir: folder })
  const first = await storeOn(content)
  const cached = await first.store.getOrRender('/', page('a'))
  await recompressCached(first.store, cached)
  await first.store.close()
  const second = await storeOn(content)
  const copy = await second.store.getOrRender('/', page('b'))
  expect(copy).toMatchObject({ isRecompressed: true, bodies: cached.bodies })
  expect((await bodyIn(copy, 'identity')).toString()).toBe('a'.repeat(2000))
  await content.close()
})

test('a page that was rendered again while the old one was compressed keeps its copy', async () => {
  const content = await openContent({ dataDir: folder })
  const first = await storeOn(content)
  const old = await first.store.getOrRender('/', page('a'))
  await put(content, 'news', news())
  await first.versions.poll()
  await expect.poll(() => first.textOf('b'), { timeout: 10_000 }).toBe('b')
  await recompressCached(first.store, old)
  await first.store.close()
  const second = await storeOn(content)
  expect(await second.textOf('c')).toBe('b')
  await content.close()
})

test('without a database the copy is served for a page that this process never rendered', async () => {
  const content = await openContent({ dataDir: folder })
  const first = await storeOn(content)
  await first.textOf('a')
  await first.store.close()
  const second = await storeOn(content)
  await content.close()
  await second.versions.poll()
  expect(second.versions.downSince()).toBeInstanceOf(Date)
  expect(await second.textOf('b')).toBe('a')
  expect(second.store.counts).toEqual({ served: 1, stale: 0, rendered: 0 })
})

test('a page whose copy cannot be read is rendered again', async () => {
  const content = await openContent({ dataDir: folder })
  const first = await storeOn(content)
  await first.textOf('a')
  await first.store.close()
  const [name = ''] = await readdir(join(folder, 'stored'))
  await writeFile(join(folder, 'stored', name), '{"key":"/"')
  const second = await storeOn(content)
  expect(await second.textOf('b')).toBe('b')
  await second.store.close()
  await content.close()
})

test('a page whose copy is truncated or damaged is rendered again', async () => {
  const content = await openContent({ dataDir: folder })
  const first = await storeOn(content)
  await first.textOf('a')
  await first.store.close()
  const [name = ''] = await readdir(join(folder, 'stored'))
  const file = join(folder, 'stored', name)
  await writeFile(file, (await readFile(file)).subarray(0, -1))
  const second = await storeOn(content)
  expect(await second.textOf('b')).toBe('b')
  await second.store.close()
  await content.close()
})

test('copies belong to the history that they were written in', async () => {
  const content = await openContent({ dataDir: join(folder, 'one') })
  const other = await openContent({ dataDir: join(folder, 'other') })
  for (const each of [content, other]) await put(each, 'news', news())
  expect(await isSameHistory(content, folder)).toBe(false)
  expect(await lastVersions(folder)).toEqual(new Map())
  await writeHistory(content, folder, { epoch: 1, of: (source) => (source === 'news' ? 3 : 0) })
  expect((await lastVersions(folder)).get('news')).toBe(3)
  expect(await isSameHistory(content, folder)).toBe(true)
  await put(content, 'news', news())
  expect(await isSameHistory(content, folder)).toBe(true)
  expect(await isSameHistory(other, folder)).toBe(false)
  await content.close()
  await other.close()
})

test('unfinished files of a killed process are removed at the next start, those that another one writes stay', async () => {
  const own = join(folder, 'own')
  await mkdir(own)
  const [old, young] = [randomUUID(), randomUUID()]
  for (const name of ['a', `a.${old}`, `b.${young}`, 'history.json']) await writeFile(join(own, name), 'x')
  const longAgo = new Date(Date.now() - 120_000)
  await utimes(join(own, `a.${old}`), longAgo, longAgo)
  await sweepCopies(folder, 'own')
  expect((await readdir(own)).sort()).toEqual(['a', `b.${young}`, 'history.json'])
})

const copyOf = async (versions: Versions, key: string) => {
  const store = new ResponseCache({ versions, maxBytes: 1_000_000 })
  return store.getOrRender(key, page(key))
}

test('copies of another history are removed while new ones are written', async () => {
  const content = await openContent({ dataDir: folder })
  const disk = openDiskCache(join(folder, 'stored'))
  const versions = createVersions(content)
  await versions.poll()
  const [old, fresh] = [await copyOf(versions, '/old'), await copyOf(versions, '/new')]
  for (let round = 0; round < 20; round += 1) {
    for (let at = 0; at < 30; at += 1) disk.write({ ...old, key: `/old/${at}` })
    await disk.flush()
    const cleared = disk.clear()
    for (let at = 0; at < 60; at += 1) {
      disk.write({ ...fresh, key: `/new/${at}` })
      await setTimeout(0)
    }
    await cleared
    await disk.flush()
    expect(await disk.read('/old/1')).toBe(undefined)
    expect((await disk.read('/new/59'))?.key).toBe('/new/59')
  }
  await content.close()
})

test('copies of another history that cannot be removed are not read, and end nothing', async () => {
  const content = await openContent({ dataDir: folder })
  const stored = join(folder, 'stored')
  const disk = openDiskCache(stored)
  const versions = createVersions(content)
  await versions.poll()
  disk.write(await copyOf(versions, '/'))
  await disk.flush()
  // The system refuses to remove what lies under a file.
  await rename(stored, join(folder, 'aside'))
  await writeFile(stored, '')
  const under = openDiskCache(join(stored, 'copies'))
  await under.clear()
  await sweepCopies(stored, 'copies')
  await rm(stored)
  await mkdir(stored)
  await rename(join(folder, 'aside'), join(stored, 'copies'))
  expect(await under.read('/')).toBe(undefined)
  expect(await openDiskCache(join(stored, 'copies')).read('/')).toBeDefined()
  await content.close()
})
