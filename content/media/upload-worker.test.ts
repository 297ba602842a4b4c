import sharp from 'sharp'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { readNow } from '../database/read-now.ts'
import { databases, useContent } from '../testing/databases.ts'
import { sha256 } from './media-row.ts'
import { acceptUpload, claim, pathOfUpload, reserveUpload } from './upload-queue.ts'
import { startUploadWorker } from './upload-worker.ts'

afterEach(() => void vi.useRealTimers())

describe.each(databases)('on $name', ({ make }) => {
  const fresh = useContent(make)

  test('a file that takes minutes, as a PDF does on a busy machine, is not begun by a second process', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
    const content = await fresh()
    const bytes = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#111' } })
      .png()
      .toBuffer()
    const key = (await reserveUpload(content, 'a', 'a.png')) ?? ''
    await content.media.put(pathOfUpload(key), bytes)
    await acceptUpload(content, key, { sha256: sha256(bytes), bytes: bytes.length })
    const uploads = () => content.read.selectFrom('upload').selectAll().execute()

    let finish = () => {}
    const reading = new Promise<void>((resolve) => {
      finish = resolve
    })
    const read = async (path: string) => {
      await reading
      return content.media.read(path)
    }
    const failures: unknown[] = []
    const media = { ...content.media, read }
    const worker = startUploadWorker({ ...content, media }, (error) => failures.push(error))
    await expect.poll(uploads).toMatchObject([{ attempts: 1 }])
    const heldUntil = async () => (await uploads())[0]?.held_until ?? ''
    for (let seconds = 0; seconds < 120; seconds += 15) {
      const before = await heldUntil()
      await vi.advanceTimersByTimeAsync(15_000)
      // By the clock of the server, which the test does not move.
      const soon = new Date((await readNow(content.write, content.dialect)) + 50_000).toISOString()
      await expect.poll(heldUntil).toSatisfy((until) => until > before && until > soon)
    }
    expect(await claim(content)).toBeUndefined()
    finish()
    await expect.poll(uploads).toEqual([])
    await worker.stop()
    expect(failures).toEqual([])
  })
})
