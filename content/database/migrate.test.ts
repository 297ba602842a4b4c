import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { verifyChains } from '../chain.ts'
import { createEntry } from '../entries/create.ts'
import { listEntries } from '../entries/list.ts'
import { writeKeys } from '../entries/publications.ts'
import { unpublish } from '../entries/publish.ts'
import { moveToTrash, restoreFromTrash } from '../entries/trash.ts'
import { indexMissing } from '../integrity/index-publications.ts'
import { type Content, openContent, openReadOnly } from '../open.ts'
import { readList } from '../published/list.ts'
import { documentTokens } from '../search/document-tokens.ts'
import { databases, useContent } from '../testing/databases.ts'
import { news, now, purchase, put, rich } from '../testing/fixtures.ts'
import { change } from './change.ts'
import { migrate } from './migrate.ts'
import { addLanguage } from './schema.ts'

// The stored counts of release 1.0.0, with enough of their triggers.
const count = 'insert into tally(kind, language, entries) values (new.kind, new.language, 1);'
const storedCounts = {
  sqlite: [
    'create table tally(kind text, language text, entries integer)',
    'create table movement(no integer primary key autoincrement)',
    ...['came', 'went', 'moved'].map(
      (event) =>
        `create trigger publication_${event} after insert on publication when '${event}' = 'came' begin ${count} end`,
    ),
  ],
  postgres: [
    'create table tally(kind text, language text, entries integer)',
    'create table movement(no bigint)',
    ...['came', 'went', 'moved'].map(
      (event) =>
        `create function publication_${event}() returns trigger language plpgsql as $$ begin ${count} return null; end $$`,
    ),
    'create trigger publication_came after insert on publication for each row execute function publication_came()',
  ],
}
// What the versions after release 1.0.0 changed, undone.
const undo = [
  'alter table entry rename column trashed_at to binned_at',
  'alter table entry rename column trashed_by to binned_by',
  'alter table entry add column behind integer not null default 0',
  'drop table upload',
  'alter table media drop column original',
  'alter table media drop column file_sha256',
  'alter table media drop column hash',
  'drop table call_result',
  'drop index if exists revision_listed',
  'drop table anchor',
  'drop table installation',
  'drop table search_failure',
  'drop table search_word',
  'drop table search_page',
  'drop table file_page',
  'alter table shown_medium drop column shown_from',
  'delete from schema_version where version >= 9',
  "insert into schema_version values (8, '') on conflict do nothing",
]

const mediumRow = (id: string) => ({
  ...{ id, sha256: id, name: 'a.pdf', mime: 'application/pdf', bytes: 1, width: null, height: null },
  ...{ widths: '[]', pages: 1, focus_x: 0.5, focus_y: 0.5, created_at: '', created_by: 'a' },
  ...{ alt_zh: '', alt_en: '' },
})

describe.each(databases)('a database that was not made by this program, on $name', ({ make }) => {
  const fresh = useContent(make)

  test('is refused in plain words, and nothing is added to it', async () => {
    const { write, dialect } = await fresh()
    await sql`delete from schema_version`.execute(write)
    await expect(migrate(write, dialect)).rejects.toThrow(/has a table "\w+".*of another program/)
    const { rows } = await sql`select version from schema_version`.execute(write)
    expect(rows).toEqual([])
  })
})

describe.each(databases)('a database of release 1.0.0 on $name', ({ make }) => {
  const fresh = useContent(make)

  async function makeOld(content: Content): Promise<void> {
    for (const statement of [...undo, ...storedCounts[content.dialect]])
      await sql.raw(statement).execute(content.write)
  }

  test('loses its stored counts, and nothing else', async () => {
    const content = await fresh()
    const { id } = await put(content, 'news', news({ zh: '一', en: 'One' }))
    const read = async () => ({
      entries: await content.write.selectFrom('entry').selectAll().execute(),
      publications: await content.write.selectFrom('publication').selectAll().execute(),
    })
    const before = await read()
    await makeOld(content)
    await migrate(content.write, content.dialect)
    expect(await read()).toEqual(before)
    expect((await verifyChains(content)).breaks).toEqual([])
    for (const table of ['tally', 'movement'])
      await expect(sql`select 1 from ${sql.table(table)}`.execute(content.write)).rejects.toThrow(table)
    await put(content, 'news', news({ zh: '二', isTop: true }))
    await unpublish(content, 'a', { entry: id, language: 'zh' })
    const list = { kind: 'news', language: 'zh', page: 1, size: 9, now: now() } as const
    expect(await readList(content, list)).toMatchObject({ total: 1, rows: [{ title: '二' }] })
  })

  test('no longer has results of procurement in its search, and has the rest of these notices', async () => {
    const content = await fresh()
    const notice = purchase({ title: '护岸修缮', resultAt: '2099-01-01T09:00:00+08:00' })
    await put(
      content,
      'purchase',
      { ...notice, zh: { ...notice.zh, result: rich('青禾园林成交') } },
      { languages: ['zh'] },
    )
    const count = async (keyword: string) => {
      const list = { kind: 'purchase', language: 'zh', keyword, page: 1, size: 9, now: now() } as const
      return (await readList(content, list)).total
    }
    const counts = async () => [await count('护岸修缮'), await count('青禾园林')]
    expect(await counts()).toEqual([1, 0])
    const { id } = await content.write.selectFrom('publication').select('id').executeTakeFirstOrThrow()
    const tokens = documentTokens('护岸修缮', '青禾园林成交')
    await sql`delete from search`.execute(content.write)
    await change(content, (change) =>
      writeKeys(change, content.dialect, new Map([[id, { tokens, media: [] }]])),
    )
    expect(await counts()).toEqual([1, 1])
    await sql`alter table shown_medium drop column shown_from`.execute(content.write)
    await sql`alter table file_page drop column attempts`.execute(content.write)
    await sql`delete from schema_version where version >= 24`.execute(content.write)
    // As the start does it, where that can open this database.
    if (content.dialect === 'sqlite') await (await openContent({ dataDir: content.dataDir })).close()
    else
      await migrate(content.write, content.dialect, {
        index: (change) => indexMissing(change, content.dialect),
      })
    expect(await counts()).toEqual([1, 0])
  })

  test('knows from when a notice shows the media of its result', async () => {
    const content = await fresh()
    const [attached, linked] = ['a'.repeat(20), 'b'.repeat(20)]
    const { write, dialect } = content
    for (const id of [attached, linked]) await write.insertInto('media').values(mediumRow(id)).execute()
    const notice = purchase({ title: '护岸修缮', resultAt: '2099-01-01T09:00:00+08:00' })
    const link = { type: 'link', attrs: { href: `/media/${linked}/a.pdf` } }
    const paragraph = { type: 'paragraph', content: [{ type: 'text', text: '公示', marks: [link] }] }
    const words = { ...notice.zh, result: { type: 'doc', content: [paragraph] } }
    const shared = { ...notice.shared, attachments: [attached] }
    await put(content, 'purchase', { shared, zh: words }, { languages: ['zh'] })
    const read = () => write.selectFrom('shown_medium').selectAll().orderBy('media_id').execute()
    const before = await read()
    expect(before).toMatchObject([
      { media_id: attached, shown_from: null },
      { media_id: linked, shown_from: '2099-01-01T01:00:00.000Z' },
    ])
    await sql`alter table shown_medium drop column shown_from`.execute(write)
    await sql`alter table file_page drop column attempts`.execute(write)
    await sql`delete from schema_version where version >= 25`.execute(write)
    await migrate(write, dialect, { index: (change) => indexMissing(change, dialect) })
    expect(await read()).toEqual(before)
  })

  test('has brands by their own date', async () => {
    const content = await fresh()
    const { write, dialect } = content
    const date = '2024-06-28T09:00:00+08:00'
    const words = { title: '渡口先锋', summary: '摘要', body: rich('正文') }
    await put(content, 'brand', { shared: { publishedAt: date, sort: 1 }, zh: words }, { languages: ['zh'] })
    const read = () => write.selectFrom('publication').selectAll().execute()
    const before = await read()
    expect(before).toMatchObject([{ published_at: '2024-06-28T01:00:00.000Z', year: 2024 }])
    await write
      .updateTable('publication')
      .set({ published_at: '2026-01-05T01:00:00.000Z', year: 2026 })
      .execute()
    await sql`alter table shown_medium drop column shown_from`.execute(write)
    await sql`alter table file_page drop column attempts`.execute(write)
    await sql`delete from schema_version where version >= 25`.execute(write)
    await migrate(write, dialect, { index: (change) => indexMissing(change, dialect) })
    expect(await read()).toEqual(before)
    const list = { kind: 'brand', language: 'zh', keyword: '渡口先锋', page: 1, size: 9, now: now() } as const
    expect(await readList(content, list)).toMatchObject({ total: 1 })
  })

  test('keeps what is in its trash', async () => {
    const content = await fresh()
    const { id } = await createEntry(content, 'a', { kind: 'news', document: news() })
    await moveToTrash(content, 'a', id)
    await makeOld(content)
    await migrate(content.write, content.dialect)
    expect(await listEntries(content, { kind: 'news', trashed: true })).toMatchObject({ rows: [{ id }] })
    await restoreFromTrash(content, 'a', id)
    expect(await listEntries(content, { kind: 'news' })).toMatchObject({ rows: [{ id }] })
  })

  test('stays as it is when a later version cannot be made, so that each attempt begins from its backup', async () => {
    const content = await fresh()
    await put(content, 'news', news({ zh: '一' }))
    await makeOld(content)
    await sql`create table installation(id text)`.execute(content.write)
    const backUp = vi.fn(async () => undefined)
    for (const _ of [1, 2]) {
      await expect(migrate(content.write, content.dialect, { backUp })).rejects.toThrow(/installation/)
      await sql`select binned_at from entry`.execute(content.write)
    }
    expect(backUp.mock.calls).toEqual([[8], [8]])
    await sql`drop table installation`.execute(content.write)
    await migrate(content.write, content.dialect)
    expect(await listEntries(content, { kind: 'news' })).toMatchObject({ total: 1 })
  })

  test('is needed: one from before it is refused, and so is one of a newer program', async () => {
    const content = await fresh()
    await sql`insert into schema_version values (99, '')`.execute(content.write)
    await expect(migrate(content.write, content.dialect)).rejects.toThrow(/start the newer program again/)
    await sql`delete from schema_version`.execute(content.write)
    await sql`insert into schema_version values (7, '')`.execute(content.write)
    await expect(migrate(content.write, content.dialect)).rejects.toThrow(/start release 1.0.0 on it once/)
  })

  test('gets the columns of a new language, and its revisions stay as they are', async () => {
    const content = await fresh()
    await put(content, 'news', news())
    const hashes = () => content.write.selectFrom('revision').select('hash').execute()
    const before = await hashes()
    for (const statement of addLanguage(content.dialect, 'ja'))
      await sql.raw(statement).execute(content.write)
    const { rows } = await sql`select title_ja, changed_ja from entry`.execute(content.write)
    expect(rows).toEqual([{ title_ja: null, changed_ja: 0 }])
    const revisions = await sql`select ja_no, ja_hash from revision`.execute(content.write)
    expect(revisions.rows).toEqual([{ ja_no: 0, ja_hash: '' }])
    expect(await hashes()).toEqual(before)
    expect((await verifyChains(content)).breaks).toEqual([])
  })
})

test('a migration of SQLite is preceded by a backup, of which the newest three are retained', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'shanmen-backup-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const lines: string[] = []
  const backups = async () => (await readdir(join(dataDir, 'backups'))).sort()
  for (let times = 0; times < 4; times += 1) {
    const content = await openContent({ dataDir }, (line) => lines.push(line))
    expect(lines).toHaveLength(times)
    await put(content, 'news', news())
    for (const statement of [...undo, ...storedCounts.sqlite]) await sql.raw(statement).execute(content.write)
    await content.close()
  }
  await (await openContent({ dataDir }, (line) => lines.push(line))).close()
  const files = await backups()
  expect(files).toHaveLength(3)
  expect(lines[3]).toContain(files.at(-1))
  const backup = new DatabaseSync(join(dataDir, 'backups', files.at(-1) ?? ''), { readOnly: true })
  expect(backup.prepare('select max(version) as version from schema_version').get()).toEqual({ version: 8 })
  expect(backup.prepare('select count(*) as count from entry').get()).toEqual({ count: 4 })
  backup.close()
  expect((await stat(join(dataDir, 'backups', files[0] ?? ''))).mode & 0o777).toBe(0o600)
})

test('who only reads, as the doctor, takes a database of an earlier release for no damaged one', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'shanmen-older-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const content = await openContent({ dataDir })
  await sql`alter table file_page drop column hash`.execute(content.write)
  await sql`drop index revision_listed`.execute(content.write)
  await sql`alter table shown_medium drop column shown_from`.execute(content.write)
  await sql`alter table file_page drop column attempts`.execute(content.write)
  await sql`delete from schema_version where version >= 20`.execute(content.write)
  await content.close()
  await expect(openReadOnly({ dataDir })).rejects.toThrow(/of an earlier release: start this one once/)
  await (await openContent({ dataDir })).close()
  await (await openReadOnly({ dataDir })).close()
})
