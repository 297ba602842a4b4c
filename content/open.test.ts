import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { verifyChains } from './chain.ts'
import { StorageError } from './errors.ts'
import { openContent, openReadOnly, type Where } from './open.ts'
import { readList } from './published/list.ts'
import { databases, ownSchema, server, useContent } from './testing/databases.ts'
import { news, now, put } from './testing/fixtures.ts'

let dataDir = ''
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'shanmen-open-'))
})
afterEach(async () => {
  await chmod(dataDir, 0o700)
  await rm(dataDir, { recursive: true, force: true })
})

const list = { kind: 'news', language: 'zh', page: 1, size: 50 } as const
/** Runs lines of a program in a process of its own, with the core imported as `core`. */
const run = (lines: string) =>
  spawn(process.execPath, ['--input-type=module-typescript', '-e', lines], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'pipe'],
  })

// PostgreSQL inside the process ends with it: opening again is tried on what stays.
const places = [{ name: 'SQLite', url: undefined }, ...(server ? [{ name: 'PostgreSQL', url: server }] : [])]

describe.each(places)('opening $name', ({ url }) => {
  /** A test's data folder; removed after it. */
  async function place(): Promise<Where> {
    if (!url) return { dataDir }
    const { databaseUrl, drop } = await ownSchema(url)
    onTestFinished(drop)
    return { dataDir, databaseUrl }
  }

  test('what was published is there after closing and opening again', async () => {
    const where = await place()
    const content = await openContent(where)
    expect(await content.isEmpty()).toBe(true)
    await put(content, 'news', news())
    await content.close()
    const again = await openContent(where)
    expect(await again.isEmpty()).toBe(false)
    expect((await readList(again, { ...list, now: now() })).total).toBe(1)
    await again.close()
  })

  test('a process that only reads sees it and can change nothing', async () => {
    const where = await place()
    const content = await openContent(where)
    await put(content, 'news', news())
    const reading = await openReadOnly(where)
    expect((await readList(reading, { ...list, now: now() })).total).toBe(1)
    await put(content, 'news', news())
    expect((await readList(reading, { ...list, now: now() })).total).toBe(2)
    expect(Object.keys(reading)).not.toContain('write')
    await reading.close()
    await content.close()
  })

  test('processes that start at once on an empty place make one database', async () => {
    const where = await place()
    const lines = `
      import { openContent } from './open.ts'
      const content = await openContent(${JSON.stringify(where)})
      process.stdout.write(String(await content.isEmpty()))
      await content.close()`
    const ends = [1, 2, 3].map(() => {
      const child = run(lines)
      return once(child, 'exit').then(([code]) => code)
    })
    expect(await Promise.all(ends)).toEqual([0, 0, 0])
  })

  test('a process that is killed loses nothing it had acknowledged', async () => {
    const where = await place()
    const program = `
      import { openContent } from './open.ts'
      import { news, put } from './testing/fixtures.ts'
      const content = await openContent(${JSON.stringify(where)})
      for (;;) {
        const { slug } = await put(content, 'news', news())
        process.stdout.write(slug + '\\n')
      }`
    let acknowledged: string[] = []
    for (const lines of [9, 14, 11]) {
      const child = run(program)
      let output = ''
      child.stdout.on('data', (data) => {
        output += data
        if (output.split('\n').length > lines) child.kill('SIGKILL')
      })
      await once(child, 'close')
      acknowledged = [...acknowledged, ...output.split('\n').slice(0, -1)]
    }
    expect(acknowledged.length).toBeGreaterThanOrEqual(9 + 14 + 11)
    const content = await openContent(where)
    const stored = await content.read.selectFrom('publication').select(['slug', 'id']).execute()
    const slugs = new Set(stored.map(({ slug }) => slug))
    expect(acknowledged.filter((slug) => !slugs.has(slug))).toEqual([])
    expect((await readList(content, { ...list, keyword: '山门', now: now() })).total).toBe(stored.length)
    expect((await verifyChains(content)).breaks).toEqual([])
    await content.close()
  })
})

describe('opening what cannot be opened', () => {
  test('reading where there is no data creates nothing and says what to do', async () => {
    await expect(openReadOnly({ dataDir })).rejects.toThrow(/start the program once with write access/)
  })

  test.each([
    ['a file in place of the folder', async () => writeFile(join(dataDir, 'f'), ''), 'f', /is a file/],
    [
      'a damaged database',
      async () => writeFile(join(dataDir, 'content.sqlite'), 'x'.repeat(5000)),
      '',
      /damaged/,
    ],
  ])('%s: one line that says what to do', async (_, prepare, below, message) => {
    await prepare()
    const opening = openContent({ dataDir: join(dataDir, below) })
    await expect(opening).rejects.toBeInstanceOf(StorageError)
    await expect(opening).rejects.toThrow(message)
  })

  test('a database of a newer program is left alone', async () => {
    const content = await openContent({ dataDir })
    await content.close()
    const { DatabaseSync } = await import('node:sqlite')
    const database = new DatabaseSync(join(dataDir, 'content.sqlite'))
    database.exec("insert into schema_version values (99, 'later')")
    database.close()
    await expect(openContent({ dataDir })).rejects.toThrow(/schema version 99/)
  })

  test('a PostgreSQL server that does not answer is named without its password', async () => {
    const opening = openContent({ dataDir, databaseUrl: 'postgres://user:secret@127.0.0.1:1/none' })
    await expect(opening).rejects.toThrow(/does not answer/)
    await expect(opening).rejects.not.toThrow(/secret/)
  })
})

// PGlite has one connection for everything.
const apart = databases.filter(({ name }) => name !== 'PGlite')

describe.each(apart)('the handle for reading on $name', ({ make }) => {
  const fresh = useContent(make)

  test('refuses every change in the database itself', async () => {
    const content = await fresh()
    // The type does not offer it either; this is what a mistake would meet.
    const { read } = content
    if (!('insertInto' in read) || typeof read.insertInto !== 'function') throw new Error('no way to try')
    const attempt = read.insertInto('version').values({ kind: 'news', version: 9 }).execute()
    await expect(attempt).rejects.toThrow(/read-?only/i)
  })
})

test.runIf(server)('a repair waits for locks and for long statements', async () => {
  const { databaseUrl, drop } = await ownSchema(server ?? '')
  onTestFinished(drop)
  const content = await openContent({ dataDir, databaseUrl, withoutTimeout: true })
  onTestFinished(content.close)
  const limits = sql`select current_setting('lock_timeout') as locks, current_setting('statement_timeout') as statements,
    current_setting('idle_in_transaction_session_timeout') as silence`
  expect((await limits.execute(content.write)).rows).toEqual([{ locks: '0', statements: '0', silence: '0' }])
})
