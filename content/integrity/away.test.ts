/** @module-tag slow */
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { isAway } from '../database/database-health.ts'
import { openPostgres } from '../database/postgres.ts'
import { publish } from '../entries/publish.ts'
import { saveRevision } from '../entries/save.ts'
import { type Content, openContent } from '../open.ts'
import { news, put } from '../testing/fixtures.ts'
import { addPicture } from '../testing/picture.ts'
import { startS3Server } from '../testing/s3-server.ts'
import { tamper } from '../testing/tamper.ts'
import { checkContent } from './check.ts'

/** A port on 127.0.0.1 where `answer` is sent to each client; nothing listens there after the test. */
async function listen(answer: Buffer): Promise<{ port: number; close: () => void }> {
  const server = createServer((socket) => socket.once('data', () => socket.write(answer)))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return { port: address && typeof address === 'object' ? address.port : 0, close: () => void server.close() }
}

// "You are in" and "ready", as PostgreSQL's protocol writes them; then nothing any more.
const greeting = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49])

test.each(['hangs', 'is stopped'])(
  'a PostgreSQL server that %s is no damage: the check ends',
  async (state) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'shanmen-away-'))
    const { port, close } = await listen(greeting)
    if (state === 'is stopped') close()
    const url = `postgres://somebody@127.0.0.1:${port}/site`
    const read = openPostgres(url, { readOnly: true, timeoutMs: 200 })
    onTestFinished(async () => {
      await read.destroy()
      close()
      await rm(dataDir, { recursive: true })
    })
    const found: unknown[] = []
    const progress = (findings: unknown) => found.push(findings)
    const check = checkContent(
      {
        dialect: 'postgres',
        read,
        snapshot: (step) => read.transaction().execute(step),
        dataDir,
        media: undefined,
      },
      { writes: false, progress },
    )
    await expect(check).rejects.toThrow(/says nothing|ECONNREFUSED/)
    expect(found).toEqual([])
  },
)

test.each([
  ['57P01', true],
  ['53300', true],
  ['08006', true],
  ['28P01', true],
  ['3D000', true],
  ['42501', true],
  ['XX001', false],
  ['XX002', false],
  ['42P01', false],
])("PostgreSQL's error %s: away is %s", (code, away) => {
  expect(isAway(Object.assign(new Error('from the server'), { code }))).toBe(away)
})

test.each(['busy', 'denied', 'reset'] as const)(
  'a store of media that does not answer (%s) is no damage either, and does not hide any',
  async (fault) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'shanmen-away-'))
    const bucket = await startS3Server()
    const media = { bucket: bucket.place, maxCopyBytes: 1_000_000 }
    const content = await openContent({ dataDir, media })
    onTestFinished(async () => {
      await content.close()
      await bucket.close()
      await rm(dataDir, { recursive: true })
    })
    await addPicture(content)
    await put(content, 'news', news())
    await tamper(content, ['delete from search'])
    bucket.fault = () => fault
    const found: unknown[] = []
    const progress = (findings: unknown) => found.push(findings)
    await expect(checkContent(content, { progress })).rejects.toThrow('The store of media s3://')
    expect(found).toEqual([[expect.objectContaining({ code: 'search' })]])
  },
)

test('a full disk of PostgreSQL, on which it begins no connection, is no damage', () => {
  const error = Object.assign(new Error('could not write init file'), { code: 'XX000' })
  expect(isAway(error)).toBe(true)
})

test('what a process publishes that has just started, and whose clock is behind the log, is as the log says', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'shanmen-behind-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const begin = Date.now()
  const { id } = await withContent(dataDir, async (content) => {
    const entry = await put(content, 'news', news({ zh: '之前' }))
    await saveRevision(content, 'writer', { entry: entry.id, basedOn: 1, document: news({ zh: '之后' }) })
    return entry
  })
  vi.setSystemTime(begin - 3_600_000)
  await withContent(dataDir, async (content) => {
    // Its first step: nothing else has told it how late it is.
    await publish(content, 'writer', { entry: id, language: 'zh' })
    const found = await checkContent(content)
    expect(found.filter(({ code }) => code !== 'space')).toEqual([])
  })
})

async function withContent<R>(dataDir: string, step: (content: Content) => Promise<R>): Promise<R> {
  const content = await openContent({ dataDir })
  return step(content).finally(content.close)
}
