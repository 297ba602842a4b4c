import { copyFile, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { createAnchors, readAnchors, readSharedAnchors } from '@shanmen/content/database/anchor.ts'
import { createEntry } from '@shanmen/content/entries/create.ts'
import { publish } from '@shanmen/content/entries/publish.ts'
import { openContent } from '@shanmen/content/open.ts'
import { readVersions } from '@shanmen/content/published/changes.ts'
import { readList } from '@shanmen/content/published/list.ts'
import { servers, useContent } from '@shanmen/content/testing/databases.ts'
import { news, put } from '@shanmen/content/testing/fixtures.ts'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { watchContent } from './watch-content.ts'

async function open() {
  const dataDir = await mkdtemp(join(tmpdir(), 'shanmen-watch-'))
  const content = await openContent({ dataDir })
  const error = vi.fn()
  const info = vi.fn()
  const watch = watchContent(content, Object.assign(Object.create(null), { error, info }))
  onTestFinished(async () => {
    watch.stop()
    vi.useRealTimers()
    await content.close()
    await rm(dataDir, { recursive: true })
  })
  return { content, watch, error, info, dataDir }
}

test('a newer schema is a problem until it is gone, logged once each', async () => {
  const { content, watch, error, info } = await open()
  await watch.check()
  expect(watch.problems()).toEqual({})
  await sql`insert into schema_version values (99, '')`.execute(content.write)
  await watch.check()
  await watch.check()
  expect(watch.problems()).toEqual({ schema: expect.stringMatching(/schema version 99.*it only reads/) })
  await sql`delete from schema_version where version = 99`.execute(content.write)
  await watch.check()
  expect([watch.problems(), error.mock.calls.length, info.mock.calls.length]).toEqual([{}, 1, 1])
})

test('a database whose lock another program keeps is a problem until that ends', async () => {
  const { watch, dataDir } = await open()
  const other = new DatabaseSync(join(dataDir, 'content.sqlite'))
  onTestFinished(() => other.close())
  other.exec('begin immediate')
  const problems = async () => {
    await watch.check()
    return watch.problems()
  }
  expect(await problems()).toEqual({})
  await expect
    .poll(problems, { timeout: 30_000 })
    .toEqual({ locked: expect.stringMatching(/^Another program has held the lock .+ nothing can be saved/) })
  other.exec('rollback')
  expect(await problems()).toEqual({})
}, 60_000)

test('a clock that is put back an hour hides nothing that was published, also after a restart, and is a problem', async () => {
  const { content, watch, dataDir } = await open()
  const list = async (reading: typeof content) => {
    await readVersions(reading)
    const request = { kind: 'news', language: 'zh', page: 1, size: 9, now: reading.clock.now() } as const
    return (await readList(reading, request)).rows.map(({ title }) => title).sort()
  }
  await put(content, 'news', news({ zh: '一' }))
  const { at } = await content.read
    .selectFrom('audit')
    .select('at')
    .orderBy('no', 'desc')
    .executeTakeFirstOrThrow()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(at) - 3_600_000 })
  expect(await list(content)).toEqual(['一'])
  const { id } = await put(content, 'news', news({ zh: '二' }))
  await createEntry(content, 'a', { kind: 'news', document: news({ zh: '三' }) })
  await publish(content, 'a', { entry: id, language: 'zh' })
  expect(await list(content)).toEqual(['一', '二'])
  await createEntry(content, 'a', { kind: 'news', document: news({ zh: '四' }) })
  const other = await openContent({ dataDir })
  expect(await list(other)).toEqual(['一', '二'])
  await other.close()
  await watch.check()
  expect(watch.problems()).toEqual({ clock: expect.stringMatching(/is 3600 s behind the newest change/) })
})

test("SQLite's log that was deleted is a problem, and what it holds is in the database then", async () => {
  const { content, watch, dataDir } = await open()
  await put(content, 'news', news({ zh: '一' }))
  for (const rest of ['-wal', '-shm']) await rm(join(dataDir, `content.sqlite${rest}`))
  await watch.check()
  const deleted = /^Deleted while the program runs: content\.sqlite-wal, content\.sqlite-shm\. /
  expect(watch.problems()).toEqual({ log: expect.stringMatching(deleted) })
  // As after a kill: only the file itself is left.
  await copyFile(join(dataDir, 'content.sqlite'), join(dataDir, 'copy.sqlite'))
  const copy = new DatabaseSync(join(dataDir, 'copy.sqlite'))
  expect(copy.prepare('select title from publication').all()).toEqual([{ title: '一' }])
  copy.close()
  // What another program makes in their place is not what this process writes to.
  for (const rest of ['-wal', '-shm']) await writeFile(join(dataDir, `content.sqlite${rest}`), '')
  await watch.check()
  expect(watch.problems()).toEqual({ log: expect.stringMatching(deleted) })
  // A backup in its place has a log of its own.
  for (const rest of ['-wal', '-shm']) await rm(join(dataDir, `content.sqlite${rest}`))
  await rename(join(dataDir, 'copy.sqlite'), join(dataDir, 'content.sqlite'))
  await setTimeout(300)
  await watch.check()
  expect(watch.problems()).toEqual({})
})

test("SQLite's log that another program has made again before anyone looked: what is saved is not lost, and it is a problem", async () => {
  const { content, watch, dataDir } = await open()
  await put(content, 'news', news({ zh: '一' }))
  await rm(join(dataDir, 'content.sqlite-wal'))
  await writeFile(join(dataDir, 'content.sqlite-wal'), '')
  await setTimeout(300)
  await put(content, 'news', news({ zh: '二' }))
  await watch.check()
  expect(watch.problems()).toEqual({ log: expect.stringContaining(': content.sqlite-wal. ') })
  await copyFile(join(dataDir, 'content.sqlite'), join(dataDir, 'copy.sqlite'))
  const copy = new DatabaseSync(join(dataDir, 'copy.sqlite'))
  expect(copy.prepare('select title from publication order by id').all()).toEqual([
    { title: '一' },
    { title: '二' },
  ])
  copy.close()
})

test("the index of SQLite's log that was deleted alone is a problem, too", async () => {
  const { content, watch, dataDir } = await open()
  await put(content, 'news', news({ zh: '一' }))
  await rm(join(dataDir, 'content.sqlite-shm'))
  await watch.check()
  expect(watch.problems()).toEqual({ log: expect.stringContaining(': content.sqlite-shm. ') })
})

describe.each(servers)('$name', { tags: ['slow'] }, ({ make }) => {
  const fresh = useContent(make)

  test('that takes no changes, as after a failover, is a problem before anyone saves, until it does again', async () => {
    const content = await fresh()
    const [error, info] = [vi.fn(), vi.fn()]
    const watch = watchContent(content, Object.assign(Object.create(null), { error, info }))
    onTestFinished(watch.stop)
    await sql`set default_transaction_read_only = on`.execute(content.write)
    try {
      await watch.check()
      expect(watch.problems()).toMatchObject({ writes: expect.stringContaining('takes no changes') })
    } finally {
      await sql`set default_transaction_read_only = off`.execute(content.write)
    }
    await watch.check()
    expect(watch.problems()).toEqual({})
    expect([error.mock.calls.length, info.mock.calls.length]).toEqual([1, 1])
  })

  test('on several nodes: each copies the anchors of what the others changed', async () => {
    const content = await fresh()
    const dataDir = await mkdtemp(join(tmpdir(), 'shanmen-node-'))
    onTestFinished(() => rm(dataDir, { recursive: true }))
    const node = { ...content, dataDir, anchors: createAnchors(dataDir) }
    const watch = watchContent(node, Object.assign(Object.create(null), { error: vi.fn(), info: vi.fn() }))
    onTestFinished(watch.stop)
    for (const zh of ['一', '二']) {
      await put(content, 'news', news({ zh }))
      await watch.check()
      expect((await Array.fromAsync(readAnchors(dataDir))).flat().at(-1)).toEqual(
        (await Array.fromAsync(readSharedAnchors(content.read))).flat().at(-1),
      )
    }
    expect((await Array.fromAsync(readAnchors(dataDir))).flat()).toHaveLength(2)
  })
})
