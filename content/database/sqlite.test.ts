import { execFile } from 'node:child_process'
import { copyFile, mkdtemp, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readEntry } from '../entries/read.ts'
import { checkStructure } from '../integrity/structure.ts'
import { type Content, openContent, openReadOnly } from '../open.ts'
import { readVersions } from '../published/changes.ts'
import { readAll } from '../published/list.ts'
import { news, put } from '../testing/fixtures.ts'
import { change } from './change.ts'
import { isFailure } from './database-health.ts'
import { openSqlite } from './sqlite.ts'

let folder = ''
let file = ''
let content: Content
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shanmen-sqlite-'))
  file = join(folder, 'content.sqlite')
  content = await openContent({ dataDir: folder })
  await put(content, 'news', news())
  // Everything into the one file, so that it alone is the database.
  const other = new DatabaseSync(file)
  other.exec('pragma wal_checkpoint(truncate)')
  other.close()
})
afterEach(async () => {
  await content.close()
  await rm(folder, { recursive: true })
})

const version = async () => (await readVersions(content)).get('news')
const afterFileCheck = () => setTimeout(300)
const waitFor = async (wanted: number) => {
  for (let tries = 0; tries < 40; tries += 1) {
    if ((await version().catch(() => undefined)) === wanted) return
    await setTimeout(50)
  }
  throw new Error(`The version did not become ${wanted}`)
}

test('a file that is cut off under the running process is an error, and not its end', async () => {
  const module = (name: string) => JSON.stringify(new URL(name, import.meta.url).href)
  const program = `
    import { truncateSync } from 'node:fs'
    import { CompiledQuery } from ${JSON.stringify(import.meta.resolve('kysely'))}
    import { openContent } from ${module('../open.ts')}
    import { news, put } from ${module('../testing/fixtures.ts')}
    const content = await openContent({ dataDir: ${JSON.stringify(folder)} })
    const read = () => content.read.selectFrom('revision').selectAll().execute()
    for (let n = 0; n < 20; n += 1) await put(content, 'news', news({ body: 'x'.repeat(20_000) }))
    await content.write.executeQuery(CompiledQuery.raw('pragma wal_checkpoint(truncate)'))
    await read()
    truncateSync(${JSON.stringify(file)}, 3 * 4096)
    console.log(await read().then(() => 'read', (error) => error.message))`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program])
  expect(stdout).toMatch(/^(?:disk I\/O error|database disk image is malformed)$/m)
})

test('two processes that save at the same time lose nothing of each other', async () => {
  const saves = 40
  const module = (name: string) => JSON.stringify(new URL(name, import.meta.url).href)
  const program = `
    import { openContent } from ${module('../open.ts')}
    import { news, put } from ${module('../testing/fixtures.ts')}
    const content = await openContent({ dataDir: ${JSON.stringify(folder)} })
    for (let n = 0; n < ${saves}; n += 1) await put(content, 'news', news())
    await content.close()`
  const run = () => promisify(execFile)(process.execPath, ['--input-type=module', '-e', program])
  await Promise.all([run(), run()])
  expect(await content.read.selectFrom('entry').select('id').execute()).toHaveLength(1 + 2 * saves)
})

test('an entry is read while another program writes', async () => {
  const { id } = await put(content, 'news', news())
  const other = new DatabaseSync(file)
  other.exec('begin immediate')
  expect((await readEntry(content, id)).revision.no).toBe(1)
  other.exec('rollback')
  other.close()
})

test('a file that is gone is neither read nor written; when it is back, all continues', async () => {
  await rename(file, `${file}.away`)
  await afterFileCheck()
  await expect(version()).rejects.toThrow(/ENOENT/)
  await expect(put(content, 'news', news())).rejects.toThrow(/ENOENT/)
  await rename(`${file}.away`, file)
  await waitFor(1)
  await put(content, 'news', news())
  await waitFor(2)
})

test('what is saved the moment after the file was deleted is refused, not acknowledged and lost', async () => {
  await put(content, 'news', news())
  await rename(file, `${file}.away`)
  await expect(put(content, 'news', news())).rejects.toThrow(/ENOENT/)
  await rename(`${file}.away`, file)
  const replaced = change(content, async (change) => {
    await change.updateTable('version').set({ version: 9 }).execute()
    await rename(file, `${file}.away`)
  })
  await expect(replaced).rejects.toThrow(/deleted or replaced/)
  await rename(`${file}.away`, file)
  await waitFor(2)
})

test('what is saved the moment after another program emptied the log is refused, unless the log held nothing', async () => {
  const emptiedBy = (program: DatabaseSync) => {
    program.exec('pragma wal_checkpoint(truncate)')
    program.close()
  }
  await put(content, 'news', news())
  emptiedBy(new DatabaseSync(file))
  await put(content, 'news', news())
  await truncate(`${file}-wal`)
  await expect(put(content, 'news', news())).rejects.toThrow(/emptied by another program/)
  await expect(put(content, 'news', news())).rejects.toThrow(/emptied|malformed|I\/O/)
})

test('a file that replaces another whose log is still there is not mixed with that log', async () => {
  await copyFile(file, `${file}.copy`)
  await put(content, 'news', news())
  await rename(`${file}.copy`, file)
  await afterFileCheck()
  await expect(version()).rejects.toThrow(
    `is of the file before: stop the program, remove ${file}-wal and ${file}-shm, start it again`,
  )
  await expect(put(content, 'news', news())).rejects.toThrow(/is of the file before/)
  await content.close()
  for (const rest of ['-wal', '-shm']) await rm(file + rest, { force: true })
  content = await openContent({ dataDir: folder })
  expect(await version()).toBe(1)
  expect(await checkStructure(file)).toEqual([])
})

test('another file in its place is taken', async () => {
  await copyFile(file, `${file}.copy`)
  await put(content, 'news', news())
  expect(await version()).toBe(2)
  for (const rest of ['-wal', '-shm']) await rm(file + rest, { force: true })
  await rename(`${file}.copy`, file)
  await afterFileCheck()
  await waitFor(1)
})

test('after damage the repaired file is read again', async () => {
  const whole = await readFile(file)
  const broken = Buffer.from(whole)
  broken.fill(0x55, 0, Math.min(broken.length, 40 * 4096))
  await writeFile(file, broken)
  const other = await openContent({ dataDir: folder }).catch((error: Error) => error)
  expect(other).toBeInstanceOf(Error)
  await expect(content.read.selectFrom('revision').selectAll().execute()).rejects.toThrow(
    /malformed|not a database/,
  )
  await writeFile(file, whole)
  await waitFor(1)
})

test('a handle that could only read writes again once it may', async () => {
  // As where SQLite opened the file or its log while the right to write them was taken away.
  await sql`pragma query_only=on`.execute(content.write)
  await expect(put(content, 'news', news())).rejects.toThrow('attempt to write a readonly database')
  await put(content, 'news', news())
  expect(await version()).toBe(2)
})

test('a damaged page that few queries read is reported from the first such query until it is repaired', async () => {
  const whole = await readFile(file)
  const { failing } = content
  const { page } = await rootPage('revision')
  const broken = Buffer.from(whole)
  broken.fill(0x55, (page - 1) * 4096, page * 4096)
  await writeFile(file, broken)
  expect(await version()).toBe(1)
  expect(failing.since).toBeUndefined()
  await expect(content.read.selectFrom('revision').selectAll().execute()).rejects.toThrow(/malformed/)
  const { since } = failing
  expect(since).toBeInstanceOf(Date)
  await failing.retry()
  expect(await version()).toBe(1)
  expect(failing.since).toEqual(since)
  await writeFile(file, whole)
  await failing.retry()
  expect(failing.since).toBeUndefined()
})

test('a damaged document is reported too, and only that one', async () => {
  const document = (text: string) => content.write.updateTable('revision').set({ document: text }).execute()
  const { document: right } = await content.read
    .selectFrom('revision')
    .select('document')
    .executeTakeFirstOrThrow()
  const read = () => readAll(content, 'news', 'zh', new Date())
  await sql`drop trigger revision_no_update`.execute(content.write)
  await document(right.slice(0, -9))
  await expect(read()).rejects.toThrow(/not what was saved/)
  expect(content.failing.since).toBeInstanceOf(Date)
  await content.failing.retry()
  expect(content.failing.since).toBeInstanceOf(Date)
  await document(right)
  await content.failing.retry()
  expect(content.failing.since).toBeUndefined()
})

test('a question that was put wrongly is no failure of the database', async () => {
  const wrong = sql`select nowhere from entry`.compile(content.write)
  const reading: ReturnType<typeof openSqlite> = openSqlite(file, {
    readOnly: true,
    log: content.failing.listen((query) => reading.executeQuery(query)),
  })
  await expect(reading.executeQuery(wrong)).rejects.toThrow(/no such column/)
  expect(content.failing.since).toBeUndefined()
  await reading.destroy()
})

test('a request that is still open when the process has closed its database meets a failure, no unexpected error', async () => {
  const own = openSqlite(file, { readOnly: true })
  await own.selectFrom('entry').select('id').execute()
  await own.destroy()
  await expect(own.selectFrom('entry').select('id').execute()).rejects.toSatisfy(isFailure)
})

test('a table that is gone is a failure of the database, until it is back', async () => {
  const rename = (from: string, to: string) =>
    sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(content.write)
  await rename('publication', 'elsewhere')
  const read = () => readAll(content, 'news', 'zh', new Date())
  await expect(read()).rejects.toSatisfy(isFailure)
  expect(content.failing.since).toBeInstanceOf(Date)
  await rename('elsewhere', 'publication')
  await content.failing.retry()
  expect(content.failing.since).toBeUndefined()
})

test('while another program writes, a change waits its turn and everything else in this process continues', async () => {
  const other = new DatabaseSync(file)
  other.exec('begin exclusive')
  let turns = 0
  const counting = setInterval(() => {
    turns += 1
  }, 1)
  const saved = put(content, 'news', news())
  // Turns of the process and pages read from it, with the save waiting: it would have waited for all of them otherwise.
  await expect.poll(() => turns).toBeGreaterThan(20)
  expect(await version()).toBe(1)
  other.exec('commit')
  other.close()
  await saved
  clearInterval(counting)
  expect(await version()).toBe(2)
})

test('a file that another program does not give back: the change fails as a whole, and the next one too, sooner', {
  tags: ['slow'],
}, async () => {
  const other = new DatabaseSync(file)
  other.exec('begin exclusive')
  const [first, second] = [put(content, 'news', news()), put(content, 'news', news())]
  await expect(first).rejects.toThrow(/locked/)
  await expect(second).rejects.toThrow(/locked/)
  other.exec('commit')
  other.close()
  expect(await version()).toBe(1)
  await put(content, 'news', news())
  expect(await version()).toBe(2)
})

test('a failure that makes SQLite roll back by itself, as on a full disk, is reported with its cause', async () => {
  await sql`create temp trigger gives_up before insert on revision begin
    select raise(rollback, 'the disk is full'); end`.execute(content.write)
  await expect(put(content, 'news', news())).rejects.toThrow(/the disk is full/)
  await sql`drop trigger gives_up`.execute(content.write)
  await put(content, 'news', news())
  expect(await version()).toBe(2)
})

async function rootPage(table: string): Promise<{ page: number }> {
  const { rows } = await sql<{
    page: number
  }>`select rootpage as page from sqlite_schema where name = ${table}`.execute(content.write)
  return rows[0] ?? { page: 0 }
}

test('a whole-file lock fails at once instead of stopping the process', async () => {
  // A handle that was never used is not closed.
  await version()
  await content.close()
  const other = new DatabaseSync(file)
  other.exec('pragma journal_mode=delete; begin exclusive')
  const begin = performance.now()
  await expect(openReadOnly({ dataDir: folder })).rejects.toThrow(/in use by another program/)
  expect(performance.now() - begin).toBeLessThan(3000)
  other.exec('commit')
  other.close()
  content = await openContent({ dataDir: folder })
})
