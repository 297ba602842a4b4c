import { describe, expect, test } from 'vitest'
import { NotAllowed } from '../errors.ts'
import type { Content } from '../open.ts'
import { databases, useContent } from '../testing/databases.ts'
import { news, purchase, put } from '../testing/fixtures.ts'
import { approve } from './approve.ts'
import { createEntry } from './create.ts'
import { publish } from './publish.ts'
import { returnForChanges } from './return.ts'
import { saveRevision } from './save.ts'
import { submitForReview } from './submit.ts'

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

  test('nobody approves a revision they had a hand in since the last publication', async () => {
    const content = await fresh()
    const entry = await submitted(content, ['a', 'b'])
    await expect(approve(content, 'a', { entry, language })).rejects.toBeInstanceOf(NotAllowed)
    await expect(approve(content, 'b', { entry, language })).rejects.toBeInstanceOf(NotAllowed)
    await approve(content, 'c', { entry, language })
    await publish(content, 'a', { entry, language })
  })

  test('after a publication earlier writers may approve later changes of others', async () => {
    const content = await fresh()
    const entry = await submitted(content, ['a'])
    await approve(content, 'b', { entry, language })
    await publish(content, 'b', { entry, language })
    await saveRevision(content, 'b', { entry, basedOn: 1, document: purchase({ title: '二' }) })
    await submitForReview(content, 'b', { entry, language })
    await expect(approve(content, 'b', { entry, language })).rejects.toBeInstanceOf(NotAllowed)
    await approve(content, 'a', { entry, language })
    await publish(content, 'b', { entry, language })
  })

  test('an approval holds for its revision and language only', async () => {
    const content = await fresh()
    const entry = await submitted(content, ['a'])
    await approve(content, 'b', { entry, language })
    await expect(publish(content, 'b', { entry, language: 'en' })).rejects.toBeInstanceOf(NotAllowed)
    await saveRevision(content, 'a', { entry, basedOn: 1, document: purchase({ title: '改' }) })
    await expect(publish(content, 'b', { entry, language })).rejects.toBeInstanceOf(NotAllowed)
    await publish(content, 'b', { entry, language, revision: 1 })
  })

  test('a returned revision has to be handed in again; a reviewer decides on what they read', async () => {
    const content = await fresh()
    const entry = await submitted(content, ['a'])
    await returnForChanges(content, 'b', { entry, language, note: '补充编号' })
    await expect(approve(content, 'b', { entry, language })).rejects.toBeInstanceOf(NotAllowed)
    await saveRevision(content, 'a', { entry, basedOn: 1, document: purchase({ title: '补' }) })
    await submitForReview(content, 'a', { entry, language })
    const stale = approve(content, 'b', { entry, language, revision: 1 })
    await expect(stale).rejects.toMatchObject({ code: 'conflict', current: 2 })
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
