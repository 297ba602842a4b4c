import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openContent } from '../open.ts'
import { ownSchema, server } from '../testing/databases.ts'
import { claim, reserveUpload } from './upload-queue.ts'

test.runIf(server)(
  'a process whose clock is minutes ahead ends no upload that arrives at another',
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'shanmen-upload-queue-'))
    const { databaseUrl, drop } = await ownSchema(server ?? '')
    const content = await openContent({ dataDir, databaseUrl })
    onTestFinished(async () => {
      await content.close()
      await drop()
      await rm(dataDir, { recursive: true })
    })
    const first = await reserveUpload(content, 'a', 'a.pdf')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 * 60_000 })
    onTestFinished(() => void vi.useRealTimers())
    await reserveUpload(content, 'b', 'b.pdf')
    const rows = await content.read.selectFrom('upload').select('key').execute()
    expect(rows).toEqual(expect.arrayContaining([{ key: first }]))
    expect(rows).toHaveLength(2)
    // Nor does it take a file that another works on.
    await content.write.updateTable('upload').set({ state: 'queued' }).execute()
    expect(await claim(content)).toBeUndefined()
  },
)
