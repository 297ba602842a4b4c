import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeSharePicture } from '@shanmen/content/media/share-picture.ts'
import { databases, useContent } from '@shanmen/content/testing/databases.ts'
import { news, put } from '@shanmen/content/testing/fixtures.ts'
import { addPicture, flipBit } from '@shanmen/content/testing/picture.ts'
import { expect, test, vi } from 'vitest'
import { sharePictures } from './share-pictures.ts'

const [sqlite] = databases
if (!sqlite) throw new Error('no database')
const fresh = useContent(sqlite.make)

test('however many ask for a picture, at a time and one after another, it is rendered once', async () => {
  const content = await fresh()
  const id = await addPicture(content)
  const render = vi.fn(makeSharePicture)
  const { find } = sharePictures(content, content.media, render)
  const all = await Promise.all(Array.from({ length: 20 }, () => find(id)))
  const [first] = all
  expect(first?.byteLength).toBeGreaterThan(1000)
  expect(all.every((jpeg) => jpeg === first)).toBe(true)
  expect(await find(id)).toBe(first)
  expect(render).toHaveBeenCalledTimes(1)
  expect(await find('no-such-picture')).toBeUndefined()
})

test('a failure is not stored: the next who asks gets the picture', async () => {
  const content = await fresh()
  const id = await addPicture(content)
  const render = vi.fn(makeSharePicture).mockRejectedValueOnce(new Error('no memory'))
  const { find } = sharePictures(content, content.media, render)
  await expect(find(id)).rejects.toThrow('no memory')
  expect((await find(id))?.byteLength).toBeGreaterThan(1000)
})

test('a picture of a damaged file is rendered again once the file was put back', async () => {
  const content = await fresh()
  const id = await addPicture(content)
  const file = join(content.media.folder, `media/${id}/320.webp`)
  const { find } = sharePictures(content, content.media, async (bytes) => Buffer.from(bytes))
  const sound = await flipBit(file)
  expect(await find(id)).not.toEqual(sound)
  await writeFile(file, sound)
  expect(await find(id)).toEqual(sound)
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
  await find(shown)
  expect(render).toHaveBeenCalledTimes(1)
  await find(unused)
  expect(render).toHaveBeenCalledTimes(2)
})
