import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { always, forever } from '../database/tables.ts'
import { ForbiddenError } from '../errors.ts'
import { kinds } from '../kinds.ts'
import type { Content } from '../open.ts'
import { databases, useContent } from '../testing/databases.ts'
import { hour, later, news, purchase, put } from '../testing/fixtures.ts'
import { tamper } from '../testing/tamper.ts'
import { createEntry, duplicateEntry } from './create.ts'
import { listEntries } from './list.ts'
import { publish } from './publish.ts'
import { readEntry, readHistory } from './read.ts'
import { approve, returnForChanges, submitForReview, withdrawSubmission } from './review.ts'
import { restoreRevision, saveRevision } from './save.ts'

const language = 'zh'

async function submitted(content: Content, writers: string[]) {
  const [first = 'a', ...others] = writers
  const { id: entry } = await createEntry(content, first, { kind: 'purchase', document: purchase() })
  for (const [index, writer] of others.entries())
    await saveRevision(content, writer, {
      entry,
      basedOn: index + 1,
      document: purchase({ title: `第${index}` }),
    })
  await submitForReview(content, first, { entry, language })
  return entry
}

describe.each(databases)('two persons on $name', ({ make }) => {
  const fresh = useContent(make)

  test('a person cannot approve a revision that they changed since the last publication', async () => {
    const content = await fresh()
    const entry = await submitted(content, ['a', 'b'])
    await expect(approve(content, 'a', { entry, language })).rejects.toBeInstanceOf(ForbiddenError)
    await expect(approve(content, 'b', { entry, language })).rejects.toBeInstanceOf(ForbiddenError)
    await approve(content, 'c', { entry, language })
    await publish(content, 'a', { entry, language })
  })

  test('what waits for approval is not changed until its submission is withdrawn', async () => {
    const content = await fresh()
    const entry = await submitted(content, ['a', 'b'])
    const document = purchase({ title: '悄悄改的' })
    const state = async () => (await readEntry(content, entry)).zh.review?.state
    for (const change of [
      saveRevision(content, 'a', { entry, basedOn: 2, document }),
      restoreRevision(content, 'a', { entry, basedOn: 2, revision: 1 }),
    ])
      await expect(change).rejects.toMatchObject({ reason: { zh: expect.stringContaining('撤回提交') } })
    expect(await state()).toBe('submitted')
    // The same text again is no change.
    await saveRevision(content, 'a', { entry, basedOn: 2, document: purchase({ title: '第0' }) })
    await submitForReview(content, 'a', { entry, language: 'en' })
    await withdrawSubmission(content, 'a', { entry, language })
    await expect(saveRevision(content, 'a', { entry, basedOn: 2, document })).rejects.toThrow(/waits/)
    await withdrawSubmission(content, 'a', { entry, language: 'en' })
    await saveRevision(content, 'a', { entry, basedOn: 2, document })
    await expect(withdrawSubmission(content, 'a', { entry, language })).rejects.toThrow(/Nothing waits/)
    expect(await state()).toBeUndefined()
    const { lines } = await readHistory(content, entry)
    expect(lines.filter(({ action }) => action === 'withdrawn')).toMatchObject([{ who: 'a' }, { who: 'a' }])
  })

  test('the comment of a return stays until the language is published', async () => {
    const content = await fresh()
    const entry = await submitted(content, ['a'])
    const last = async () => (await readEntry(content, entry)).zh.lastReturn
    expect(await last()).toBeUndefined()
    await returnForChanges(content, 'c', { entry, language, note: '请补充编号' })
    await saveRevision(content, 'a', { entry, basedOn: 1, document: purchase({ title: '补充' }) })
    await submitForReview(content, 'a', { entry, language })
    expect(await last()).toMatchObject({ who: 'c', note: '请补充编号' })
    expect((await readEntry(content, entry)).en.lastReturn).toBeUndefined()
    await approve(content, 'c', { entry, language })
    expect(await last()).toMatchObject({ note: '请补充编号' })
    await publish(content, 'c', { entry, language })
    expect(await last()).toBeUndefined()
  })

  test('an entry is read also where the line of its return is damaged', async () => {
    const content = await fresh()
    const entry = await submitted(content, ['a'])
    await returnForChanges(content, 'c', { entry, language, note: '请补充编号' })
    await submitForReview(content, 'a', { entry, language })
    await returnForChanges(content, 'c', { entry, language, note: '请补充日期' })
    const newest = "(select max(no) from audit where action = 'returned')"
    await tamper(content, [`update audit set detail = '{"no' where no = ${newest}`])
    expect((await readEntry(content, entry)).zh).toMatchObject({
      review: { state: 'returned' },
      lastReturn: undefined,
    })
  })

  test('after a publication earlier writers may approve later changes of others', async () => {
    const content = await fresh()
    const entry = await submitted(content, ['a'])
    await approve(content, 'b', { entry, language })
    await publish(content, 'b', { entry, language })
    await saveRevision(content, 'b', { entry, basedOn: 1, document: purchase({ title: '二' }) })
    await submitForReview(content, 'b', { entry, language })
    await expect(approve(content, 'b', { entry, language })).rejects.toBeInstanceOf(ForbiddenError)
    await approve(content, 'a', { entry, language })
    await publish(content, 'b', { entry, language })
  })

  test('an approval holds for its revision and language only', async () => {
    const content = await fresh()
    const entry = await submitted(content, ['a'])
    await approve(content, 'b', { entry, language })
    await expect(publish(content, 'b', { entry, language: 'en' })).rejects.toBeInstanceOf(ForbiddenError)
    await saveRevision(content, 'a', { entry, basedOn: 1, document: purchase({ title: '改' }) })
    await expect(publish(content, 'b', { entry, language })).rejects.toBeInstanceOf(ForbiddenError)
    await publish(content, 'b', { entry, language, revision: 1 })
  })

  test('a returned revision has to be handed in again; a reviewer decides on what they read', async () => {
    const content = await fresh()
    const entry = await submitted(content, ['a'])
    await returnForChanges(content, 'b', { entry, language, note: '补充编号' })
    await expect(approve(content, 'b', { entry, language })).rejects.toBeInstanceOf(ForbiddenError)
    await saveRevision(content, 'a', { entry, basedOn: 1, document: purchase({ title: '补' }) })
    await submitForReview(content, 'a', { entry, language })
    const stale = approve(content, 'b', { entry, language, revision: 1 })
    await expect(stale).rejects.toMatchObject({ code: 'conflict', current: 2 })
  })

  test('a return takes back the approval a revision had, and any later one needs a new approval', async () => {
    const content = await fresh()
    const entry = await submitted(content, ['a'])
    const step = { entry, language } as const
    await approve(content, 'b', step)
    await submitForReview(content, 'a', step)
    await returnForChanges(content, 'b', { ...step, note: '再改' })
    await expect(publish(content, 'a', step)).rejects.toBeInstanceOf(ForbiddenError)
    // Another revision on its way does not bring the approval back.
    await saveRevision(content, 'a', { entry, basedOn: 1, document: purchase({ title: '二' }) })
    await submitForReview(content, 'a', step)
    await expect(publish(content, 'a', { ...step, revision: 1 })).rejects.toBeInstanceOf(ForbiddenError)
    const past = publicationOf(entry)
    await expect(content.write.insertInto('publication').values(past).execute()).rejects.toThrow(
      /two persons/,
    )
    await submitForReview(content, 'a', { ...step, revision: 1 })
    await approve(content, 'b', step)
    await publish(content, 'a', { ...step, revision: 1 })
  })

  test('an approval can be taken back until what it is for is public; ending what is public asks for none', async () => {
    const content = await fresh()
    const entry = await submitted(content, ['a'])
    const step = { entry, language } as const
    await approve(content, 'b', step)
    await returnForChanges(content, 'b', { ...step, note: '先不发' })
    await expect(publish(content, 'b', step)).rejects.toBeInstanceOf(ForbiddenError)
    await submitForReview(content, 'a', step)
    await approve(content, 'b', step)
    await publish(content, 'b', step)
    await expect(returnForChanges(content, 'b', { ...step, note: '晚了' })).rejects.toBeInstanceOf(
      ForbiddenError,
    )
    // Handed in once more and returned while it is public: it stays until something takes its place.
    await submitForReview(content, 'a', step)
    await returnForChanges(content, 'b', { ...step, note: '补充' })
    await saveRevision(content, 'a', { entry, basedOn: 1, document: purchase({ title: '新' }) })
    await submitForReview(content, 'a', step)
    await approve(content, 'b', step)
    await publish(content, 'b', { ...step, from: later(hour) })
    const ending = (visible_until: string) =>
      content.write.updateTable('publication').set({ visible_until }).where('no', '=', 1).execute()
    await ending(later(hour / 2))
    await expect(ending(later(hour))).rejects.toThrow(/two persons/)
  })

  test('an author of the source of a duplicate cannot approve it, over several duplicates too', async () => {
    const content = await fresh()
    const source = await submitted(content, ['a'])
    const { id: once } = await duplicateEntry(content, 'b', { entry: source })
    const { id: entry } = await duplicateEntry(content, 'c', { entry: once })
    await submitForReview(content, 'c', { entry, language })
    for (const who of ['a', 'b', 'c'])
      await expect(approve(content, who, { entry, language })).rejects.toBeInstanceOf(ForbiddenError)
    const own = { entry_id: entry, language: 'zh', no: 1, by_whom: 'a', at: '2026' } as const
    await expect(content.write.insertInto('approval').values(own).execute()).rejects.toThrow(/two persons/)
    await approve(content, 'd', { entry, language })
    await publish(content, 'd', { entry, language })
    // From now on it is an entry of its own.
    await saveRevision(content, 'c', { entry, basedOn: 1, document: purchase({ title: '后' }) })
    await submitForReview(content, 'c', { entry, language })
    await approve(content, 'a', { entry, language })
  })

  test('restoring what was approved asks for no other approval; anything else does, and what was returned', async () => {
    const content = await fresh()
    const entry = await submitted(content, ['a'])
    const step = { entry, language } as const
    await approve(content, 'b', step)
    await publish(content, 'b', step)
    await saveRevision(content, 'a', { entry, basedOn: 1, document: purchase({ title: '二' }) })
    const { no } = await restoreRevision(content, 'c', { entry, revision: 1, basedOn: 2 })
    const read = async () => {
      const { zh, en } = await readEntry(content, entry)
      return [zh.approval, en.approval]
    }
    expect(await read()).toEqual(['valid', 'none'])
    expect((await listEntries(content, { kind: 'purchase' })).rows[0]?.zh.changed).toBe(false)
    await publish(content, 'c', step)
    await expect(publish(content, 'c', { ...step, language: 'en' })).rejects.toBeInstanceOf(ForbiddenError)
    await expect(publish(content, 'c', { ...step, revision: 2 })).rejects.toBeInstanceOf(ForbiddenError)
    // The same words with another number beside them are another text.
    const other = { ...purchase(), shared: { ...purchase().shared, number: 'CG-2' } }
    await saveRevision(content, 'c', { entry, basedOn: no, document: other })
    expect(await read()).toEqual(['none', 'none'])
    await expect(publish(content, 'c', step)).rejects.toBeInstanceOf(ForbiddenError)
    const turn = content.write.updateTable('publication').set({ no: 4 }).where('entry_id', '=', entry)
    await expect(turn.execute()).rejects.toThrow(/two persons/)
    await restoreRevision(content, 'c', { entry, revision: 1, basedOn: 4 })
    await submitForReview(content, 'c', step)
    await returnForChanges(content, 'b', { ...step, note: '再看' })
    expect(await read()).toEqual(['none', 'none'])
    await expect(publish(content, 'c', step)).rejects.toBeInstanceOf(ForbiddenError)
    const returned = content.write.updateTable('publication').set({ no: 5 }).where('entry_id', '=', entry)
    await expect(returned.execute()).rejects.toThrow(/two persons/)
  })

  test('who wrote what was restored cannot approve it, unless it has been public', async () => {
    const content = await fresh()
    const entry = await submitted(content, ['a'])
    const step = { entry, language } as const
    await approve(content, 'b', step)
    await publish(content, 'b', step)
    const write = (who: string, basedOn: number, title: string) =>
      saveRevision(content, who, { entry, basedOn, document: purchase({ title }) })
    await write('a', 1, '二')
    await write('b', 2, '三')
    await submitForReview(content, 'b', step)
    await approve(content, 'c', step)
    await publish(content, 'c', step)
    // Revision 2 was read as a part of revision 3, but never as it is.
    await restoreRevision(content, 'c', { entry, revision: 2, basedOn: 3 })
    await submitForReview(content, 'c', step)
    await expect(approve(content, 'a', step)).rejects.toThrow(/your revision 2/)
    await withdrawSubmission(content, 'c', step)
    await restoreRevision(content, 'c', { entry, revision: 3, basedOn: 4 })
    await submitForReview(content, 'c', step)
    await approve(content, 'b', step)
    await publish(content, 'b', step)
    // What was restored was restored itself.
    await restoreRevision(content, 'c', { entry, revision: 4, basedOn: 5 })
    await submitForReview(content, 'c', step)
    await expect(approve(content, 'a', step)).rejects.toThrow(/your revision 2/)
    await approve(content, 'b', step)
    await publish(content, 'b', step)
    // Revision 3 was public.
    await restoreRevision(content, 'c', { entry, revision: 3, basedOn: 6, language: 'en' })
    await write('d', 7, '五')
    await submitForReview(content, 'd', step)
    await approve(content, 'b', step)
  })

  test('the database refuses what the code would, even when asked directly', async () => {
    const content = await fresh()
    const entry = await submitted(content, ['a'])
    const own = { entry_id: entry, language: 'zh', no: 1, by_whom: 'a', at: '2026' } as const
    await expect(content.write.insertInto('approval').values(own).execute()).rejects.toThrow(/two persons/)
    const one = content.write.updateTable('entry').set({ two_persons: 0 }).where('id', '=', entry)
    await expect(one.execute()).rejects.toThrow(/two persons/)
    const other = await put(content, 'purchase', purchase())
    const moved = content.write
      .updateTable('publication')
      .set({ entry_id: entry })
      .where('entry_id', '=', other.id)
    await expect(moved.execute()).rejects.toThrow(/two persons/)
  })

  test('the database knows which kinds take a second person, and takes no entry of them without', async () => {
    const content = await fresh()
    const { id } = await createEntry(content, 'a', { kind: 'news', document: news() })
    const { n: _, ...row } = await content.write.selectFrom('entry').selectAll().executeTakeFirstOrThrow()
    for (const kind of Object.values(kinds).filter(({ requiresApproval }) => requiresApproval)) {
      const one = { ...row, id: kind.name, slug: kind.name, kind: kind.name, two_persons: 0 }
      for (const two_persons of [0, 2])
        await expect(
          content.write
            .insertInto('entry')
            .values({ ...one, two_persons })
            .execute(),
        ).rejects.toThrow(/two persons/)
    }
    await expect(publish(content, 'a', { entry: id, language })).resolves.toMatchObject({ no: 1 })
  })

  test('the database refuses a publication that is not of what its entry is', async () => {
    const content = await fresh()
    const { id } = await createEntry(content, 'a', { kind: 'news', slug: 'n1', document: news() })
    const { n } = await content.write.selectFrom('entry').select('n').executeTakeFirstOrThrow()
    const right = { ...publicationOf(id), n, kind: 'news', slug: 'n1' }
    const add = (row: object) =>
      content.write
        .insertInto('publication')
        .values({ ...right, ...row })
        .execute()
    for (const wrong of [{ kind: 'rent' }, { slug: 'n2' }, { n: n + 1 }]) {
      await expect(add(wrong)).rejects.toThrow(/two persons/)
    }
    await add({})
    const turn = content.write.updateTable('publication').set({ kind: 'rent' })
    await expect(turn.execute()).rejects.toThrow(/two persons/)
  })

  test('the database keeps an entry as it is: nothing takes its place or removes it', async () => {
    const content = await fresh()
    const entry = await submitted(content, ['a'])
    await approve(content, 'b', { entry, language })
    const { write } = content
    await put(content, 'news', news())
    await expect(sql`delete from entry`.execute(write)).rejects.toThrow(/append-only/)
    const turn = write.updateTable('entry').set({ slug: 'x' }).where('id', '=', entry)
    await expect(turn.execute()).rejects.toThrow(/two persons/)
    if (content.dialect !== 'sqlite') return
    await sql`pragma foreign_keys = off`.execute(write)
    for (const [table, columns] of [
      ['entry', 'rowid, id, kind, slug, two_persons, created_at, created_by'],
      ['entry', 'id, kind, slug, two_persons, created_at, created_by'],
      ['revision', 'entry_id, no, document, author, at, zh_no, en_no, zh_hash, en_hash, previous_hash, hash'],
      ['approval', 'rowid, entry_id, language, no, by_whom, at'],
      ['publishing', 'rowid, entry_id, language, no, by_whom, at, visible_from, visible_until'],
      ['anchor', 'no, hash, at'],
    ] as const) {
      const again = sql`insert or replace into ${sql.table(table)}(${sql.raw(columns)}) select ${sql.raw(columns)} from ${sql.table(table)} limit 1`
      await expect(again.execute(write)).rejects.toThrow(/append-only/)
    }
    // The number of a row has other names, and a hash is found as well.
    await expect(sql`update or replace entry set rowid = 9`.execute(write)).rejects.toThrow(/two persons/)
    const hash = sql`insert or replace into audit select no + 900, at, who, action, target, detail, previous_hash, hash from audit limit 1`
    await expect(hash.execute(write)).rejects.toThrow(/append-only/)
    await sql`pragma foreign_keys = on`.execute(write)
  })

  test('the database refuses a second public revision of one language', async () => {
    const content = await fresh()
    const { id } = await put(content, 'news', news())
    const copy = content.write
      .insertInto('publication')
      .columns(publicationColumns)
      .expression((e) => e.selectFrom('publication').select(publicationColumns).where('entry_id', '=', id))
    await expect(copy.execute()).rejects.toThrow(/one revision/)
  })

  test('kinds that take one person need no approval', async () => {
    const content = await fresh()
    const { id } = await createEntry(content, 'a', { kind: 'news', document: news() })
    await expect(publish(content, 'a', { entry: id, language })).resolves.toMatchObject({ no: 1 })
  })
})

const publicationOf = (entry: string) => ({
  ...({
    entry_id: entry,
    language,
    no: 1,
    n: 1,
    kind: 'purchase',
    slug: entry,
    title: '',
    type: '',
  } as const),
  ...{ year: 2026, top: 0, sort: 0, published_at: '', updated_at: '', opens_at: '', closes_at: '' },
  ...{ result_at: '', ends_at: '', visible_from: always, visible_until: forever },
})

const publicationColumns = [
  'entry_id',
  'language',
  'no',
  'n',
  'kind',
  'slug',
  'title',
  'type',
  'year',
  'top',
  'sort',
  'published_at',
  'updated_at',
  'opens_at',
  'closes_at',
  'result_at',
  'ends_at',
  'visible_from',
  'visible_until',
] as const
