import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { folderStore, type MediaStore } from '@shanmen/content/media/store.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { media } from './media.ts'

const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, at) => at % 251))

async function open() {
  const folder = await mkdtemp(join(tmpdir(), 'shanmen-stored-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const store = folderStore(folder)
  await store.put('media/a/b.pdf', bytes)
  return store
}
const serve = (store: MediaStore) =>
  media(store, async () => ({ to: 'everyone', until: Number.POSITIVE_INFINITY }))

test('every piece of a file is read in its turn, and an answer that no one reads opens nothing', async () => {
  const store = await open()
  const turns = vi.fn()
  const app = serve({
    ...store,
    inTurn: (work, withoutTimeout) => {
      turns()
      return store.inTurn(work, withoutTimeout)
    },
  })
  const response = await app.request('/media/a/b.pdf')
  expect(turns).toHaveBeenCalledOnce()
  expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true)
  // Its size, five pieces, and closing it.
  expect(turns).toHaveBeenCalledTimes(7)
  const started = await app.request('/media/a/b.pdf')
  const reader = started.body?.getReader()
  await reader?.read()
  await reader?.cancel()
  // Its size, one piece, and closing it.
  expect(turns).toHaveBeenCalledTimes(10)
})

test('files of a folder that hangs are 503 and not cached, and those that are being sent hold no more threads', async () => {
  const store = await open()
  const app = serve(store)
  const responses = [await app.request('/media/a/b.pdf'), await app.request('/media/a/b.pdf')]
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const waiting: (() => void)[] = []
  const hang = () => new Promise<void>((resolve) => waiting.push(resolve))
  const hanging = [store.inTurn(hang), store.inTurn(hang)]
  const cut = responses.map((response) => expect(response.arrayBuffer()).rejects.toThrow(/hangs/))
  const asked = app.request('/media/a/b.pdf')
  await vi.advanceTimersByTimeAsync(5_000)
  await Promise.all(cut)
  const { status, headers } = await asked
  expect([status, headers.get('Retry-After'), headers.get('Cache-Control')]).toEqual([503, '5', 'no-store'])
  for (const answer of waiting) answer()
  await Promise.all(hanging)
  expect((await app.request('/media/a/b.pdf')).status).toBe(200)
})
