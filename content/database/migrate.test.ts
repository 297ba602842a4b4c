import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { createEntry } from '../entries/create.ts'
import { publish, unpublish } from '../entries/publish.ts'
import { approve, submitForReview } from '../entries/review.ts'
import { saveRevision } from '../entries/save.ts'
import { ForbiddenError } from '../errors.ts'
import { addFile } from '../media/add-file.ts'
import { readList } from '../published/list.ts'
import { readPublicMedia } from '../published/media.ts'
import { databases, useContent } from '../testing/databases.ts'
import { news, now, purchase, put } from '../testing/fixtures.ts'
import { migrate } from './migrate.ts'

const keptRows = 'entry revision audit approval publishing withdrawal inherited_author'.split(' ')

// What the seventh version brought, undone so that it can be brought again.
const undoSeventh = ['zh', 'en'].map((language) => `alter table entry drop column changed_${language}`)

// What the sixth version and that after it brought, undone so that it can be brought again.
const undoSixth = {
  sqlite: [
    ...undoSeventh,
    ...keptRows.map((table) => `drop trigger ${table}_no_replace`),
    'drop trigger entry_fixed',
    'drop trigger entry_no_delete',
    'drop trigger entry_two_persons',
    'drop trigger publication_of_entry_insert',
    'drop trigger publication_of_entry_update',
    ...['entry_fixed', 'revision_no_replace', 'audit_no_replace'].map(
      (name) => `create trigger ${name} before insert on version begin select 1; end`,
    ),
  ],
  postgres: [
    ...undoSeventh,
    'drop trigger entry_kept on entry',
    'drop trigger entry_whole on entry',
    'drop function entry_two_persons() cascade',
    'drop function publication_of_entry() cascade',
  ],
}

// What the third version and those after it brought, undone so far that it can be brought again.
const undoThird = {
  sqlite: [
    ...undoSixth.sqlite,
    'drop table shown_medium',
    'drop trigger publication_approved_insert',
    'drop trigger publication_approved_update',
    'drop trigger approval_inherited',
    'drop table withdrawal',
    'drop table inherited_author',
    'create trigger publication_approved_insert after insert on publication begin select 1; end',
    'create trigger publication_approved_update after update on publication begin select 1; end',
  ],
  postgres: [
    ...undoSixth.postgres,
    'drop table shown_medium',
    'drop trigger publication_approved_insert on publication',
    'drop trigger publication_approved_update on publication',
    'drop function approval_inherited() cascade',
    'drop table withdrawal',
    'drop table inherited_author',
    'create trigger publication_approved after insert on publication for each row execute function publication_approved()',
  ],
}
// The tables that the fifth version kept, with what is enough of their triggers.
const count = 'insert into tally(kind, language, entries) values (new.kind, new.language, 1);'
const countsOfFifth = {
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
const added = ['newest', 'changed_at', 'behind', 'title_zh', 'title_en']

describe.each(databases)('an older database on $name', ({ make }) => {
  const fresh = useContent(make)

  test('gets what its entries lack when it is brought to the second version', async () => {
    const content = await fresh()
    await put(content, 'news', news({ zh: '春茶', en: 'Tea' }))
    await put(content, 'news', news({ zh: '秋茶' }))
    const read = () => content.write.selectFrom('entry').selectAll().orderBy('n').execute()
    const before = await read()
    for (const statement of undoThird[content.dialect]) await sql.raw(statement).execute(content.write)
    await sql`drop table preview_link`.execute(content.write)
    await sql`drop index review_waiting`.execute(content.write)
    await sql`drop index entry_listed`.execute(content.write)
    for (const column of added)
      await sql`alter table entry drop column ${sql.ref(column)}`.execute(content.write)
    await sql`delete from schema_version where version >= 2`.execute(content.write)
    await migrate(content.write, content.dialect)
    expect(await read()).toEqual(before)
    expect(before).toMatchObject([{ title_zh: '春茶', title_en: 'Tea', newest: 1 }, { title_en: null }])
  })

  test('holds an approval of what was returned before the third version no longer', async () => {
    const content = await fresh()
    const { id: entry } = await createEntry(content, 'a', { kind: 'purchase', document: purchase() })
    const step = { entry, language: 'zh' } as const
    await submitForReview(content, 'a', step)
    await approve(content, 'b', step)
    for (const statement of undoThird[content.dialect]) await sql.raw(statement).execute(content.write)
    await content.write.updateTable('review').set({ state: 'returned' }).execute()
    await sql`delete from schema_version where version >= 3`.execute(content.write)
    await migrate(content.write, content.dialect)
    await expect(publish(content, 'a', step)).rejects.toBeInstanceOf(ForbiddenError)
  })

  test('knows which media are public when it is brought to the fourth version', async () => {
    const content = await fresh()
    const file = (name: string) => {
      const pages =
        '2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj\n3 0 obj <</Type/Page/Parent 2 0 R>> endobj'
      const bytes = Buffer.from(
        `%PDF-1.7\n1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj\n${pages}\ntrailer <</Root 1 0 R>>\n%${name}`,
      )
      return addFile(content, 'a', { name, bytes, title: { zh: name, en: name } })
    }
    const [cover, draft] = [await file('cover'), await file('draft')]
    const withCover = (id: string) => ({ ...news(), shared: { ...news().shared, cover: id } })
    const { id } = await put(content, 'news', withCover(cover))
    await saveRevision(content, 'a', { entry: id, basedOn: 1, document: withCover(draft) })
    for (const statement of undoSixth[content.dialect]) await sql.raw(statement).execute(content.write)
    await sql`drop table shown_medium`.execute(content.write)
    await sql`delete from schema_version where version >= 4`.execute(content.write)
    await migrate(content.write, content.dialect)
    expect([...(await readPublicMedia(content, now())).keys()]).toEqual([cover])
  })

  test('takes a second person again for what had lost it when it is brought to the sixth version', async () => {
    const content = await fresh()
    const { id } = await createEntry(content, 'a', { kind: 'purchase', document: purchase() })
    await put(content, 'news', news())
    for (const statement of undoSixth[content.dialect]) await sql.raw(statement).execute(content.write)
    if (content.dialect === 'postgres')
      await sql`alter table entry disable trigger all`.execute(content.write)
    await content.write.updateTable('entry').set({ two_persons: 0 }).execute()
    if (content.dialect === 'postgres') await sql`alter table entry enable trigger all`.execute(content.write)
    await sql`delete from schema_version where version >= 6`.execute(content.write)
    await migrate(content.write, content.dialect)
    const two = await content.write.selectFrom('entry').select('id').where('two_persons', '=', 1).execute()
    expect(two).toEqual([{ id }])
  })

  test('knows what differs from what is public when it is brought to the seventh version', async () => {
    const content = await fresh()
    const [same, other] = [await put(content, 'news', news()), await put(content, 'news', news())]
    for (const { id } of [same, other])
      await saveRevision(content, 'a', { entry: id, basedOn: 1, document: news({ zh: '二' }) })
    await saveRevision(content, 'a', { entry: same.id, basedOn: 2, document: news() })
    for (const statement of undoSeventh) await sql.raw(statement).execute(content.write)
    await sql`delete from schema_version where version >= 7`.execute(content.write)
    await migrate(content.write, content.dialect)
    const read = content.write.selectFrom('entry').select(['changed_zh', 'changed_en']).orderBy('n')
    expect(await read.execute()).toEqual([
      { changed_zh: 0, changed_en: 0 },
      { changed_zh: 1, changed_en: 0 },
    ])
  })

  test('loses the counts of the fifth version in the ninth, and nothing else', async () => {
    const content = await fresh()
    const { id } = await put(content, 'news', news({ zh: '一', en: 'One' }))
    for (const statement of countsOfFifth[content.dialect]) await sql.raw(statement).execute(content.write)
    await sql`delete from schema_version where version >= 9`.execute(content.write)
    await put(content, 'news', news({ zh: '二', isTop: true }))
    const read = () => content.write.selectFrom('publication').selectAll().orderBy('id').execute()
    const before = await read()
    const { rows } = await sql<{ entries: number }>`select entries from tally`.execute(content.write)
    expect(rows).toEqual([{ entries: 1 }])
    await migrate(content.write, content.dialect)
    expect(await read()).toEqual(before)
    await expect(sql`select 1 from tally`.execute(content.write)).rejects.toThrow(/tally/)
    await expect(sql`select 1 from movement`.execute(content.write)).rejects.toThrow(/movement/)
    await unpublish(content, 'a', { entry: id, language: 'zh' })
    const list = { kind: 'news', language: 'zh', page: 1, size: 9, now: now() } as const
    expect(await readList(content, list)).toMatchObject({ total: 1, rows: [{ title: '二' }] })
  })
})
