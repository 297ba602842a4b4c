import { utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { makeSharePicture } from '@shanmen/content/media/share-picture.ts'
import { databases, useContent } from '@shanmen/content/testing/databases.ts'
import { news, put } from '@shanmen/content/testing/fixtures.ts'
import { addPicture, flipBit } from '@shanmen/content/testing/picture.ts'
import { Hono } from 'hono'
import { expect, test, vi } from 'vitest'
import type { Env } from '../http/client.ts'
import { ClientGoneError } from '../http/client-gone.ts'
import { createDrafts } from '../preview/draft.ts'
import { publicMedia } from './media.ts'
import { sharePictures } from './share-pictures.ts'

const [sqlite] = databases
if (!sqlite) throw new Error('no database')
const fresh = useContent(sqlite.make)
const sender = (address = 'a') => ({ address, signal: new AbortController().signal })

test('however many ask for a picture, at a time and one after another, it is rendered once', async () => {
  const content = await fresh()
  const id = await addPicture(content)
  const render = vi.fn(makeSharePicture)
  const { find } = sharePictures(content, content.media, render)
  const all = await Promise.all(Array.from({ length: 20 }, (_, at) => find(id, sender(String(at)))))
  const [first] = all
  expect(first?.byteLength).toBeGreaterThan(1000)
  expect(all.every((jpeg) => jpeg === first)).toBe(true)
  expect(await find(id, sender())).toBe(first)
  expect(render).toHaveBeenCalledTimes(1)
  expect(await find('no-such-picture', sender())).toBeUndefined()
})

test('a failure is not stored: the next who asks gets the picture', async () => {
  const content = await fresh()
  const id = await addPicture(content)
  const render = vi.fn(makeSharePicture).mockRejectedValueOnce(new Error('no memory'))
  const { find } = sharePictures(content, content.media, render)
  await expect(find(id, sender())).rejects.toThrow('no memory')
  expect((await find(id, sender()))?.byteLength).toBeGreaterThan(1000)
})

test('a picture of a damaged file is rendered again once the file was put back', async () => {
  const content = await fresh()
  const id = await addPicture(content)
  const file = join(content.media.folder, `media/${id}/320.webp`)
  const { find } = sharePictures(content, content.media, async (bytes) => Buffer.from(bytes))
  const sound = await flipBit(file)
  expect(await find(id, sender())).not.toEqual(sound)
  await writeFile(file, sound)
  // The clock of files may stand still for some milliseconds.
  await utimes(file, 1, 1)
  expect(await find(id, sender())).toEqual(sound)
})

test('what is published is rendered before a network asks for it; what is not shown is not', async () => {
  const content = await fresh()
  const [shown, unused] = [await addPicture(content), await addPicture(content, 'green')]
  const document = news()
  await put(content, 'news', { ...document, shared: { ...document.shared, cover: shown } })
  const render = vi.fn(makeSharePicture)
  const { find, prepare } = sharePictures(content, content.media, render)
  await prepare()
  expect(render).toHaveBeenCalledTimes(1)
  await find(shown, sender())
  expect(render).toHaveBeenCalledTimes(1)
  await find(unused, sender())
  expect(render).toHaveBeenCalledTimes(2)
})

test('one who asks for many pictures holds up no one else, and none is rendered for one who has gone', async () => {
  const content = await fresh()
  const colours = ['red', 'green', 'blue', 'orange', 'purple', 'gray']
  const ids: string[] = []
  for (const colour of colours) ids.push(await addPicture(content, colour))
  const [other = '', ...many] = ids
  const client = new AbortController()
  const rendered: string[] = []
  const render = async () => {
    await setTimeout(5)
    return Buffer.from('jpeg')
  }
  const { find } = sharePictures(content, content.media, render)
  const all = many.map((id) =>
    find(id, { address: 'many', signal: client.signal }).then(() => rendered.push(id)),
  )
  await find(other, sender('other'))
  expect(rendered.length).toBeLessThanOrEqual(2)
  // As Node's server does, with a text.
  client.abort('Client connection prematurely closed.')
  const ends = await Promise.allSettled(all)
  const gone = ends.filter((end) => end.status === 'rejected' && end.reason instanceof ClientGoneError)
  expect(gone.length).toBeGreaterThanOrEqual(2)
})

test('a picture of a link is sent whole, and promises no parts', async () => {
  const content = await fresh()
  const cover = await addPicture(content)
  const document = news()
  await put(content, 'news', { ...document, shared: { ...document.shared, cover } })
  const settings = { DATA_DIR: content.dataDir, READ_ONLY: 'yes', PURGE_URL: '' } as const
  const backend = { reading: content, drafts: createDrafts(content), media: content.media }
  const app = new Hono<Env>()
  app.use(async (c, next) => {
    c.set('client', { requestId: '', address: 'a', from: 'a', https: true })
    await next()
  })
  app.route('/', publicMedia(settings, backend, undefined) ?? new Hono<Env>())
  const { status, headers } = await app.request(`/media/${cover}/share.jpg`)
  expect([status, headers.get('Accept-Ranges')]).toEqual([200, null])
})
