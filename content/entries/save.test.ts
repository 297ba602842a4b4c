import fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { verifyChains } from '../chain.ts'
import { ConflictError, ValidationError } from '../errors.ts'
import { databases, useContent } from '../testing/databases.ts'
import { news, purchase, put } from '../testing/fixtures.ts'
import { createEntry } from './create.ts'
import { readEntry, readHistory } from './read.ts'
import { restoreRevision, saveRevision } from './save.ts'

describe.each(databases)('saving on $name', ({ make }) => {
  const fresh = useContent(make)

  test('a change based on an older revision is refused and loses nothing', async () => {
    const content = await fresh()
    const { id } = await createEntry(content, 'a', { kind: 'news', document: news() })
    await saveRevision(content, 'b', { entry: id, basedOn: 1, document: news({ zh: '乙的标题' }) })
    const late = saveRevision(content, 'a', { entry: id, basedOn: 1, document: news({ zh: '甲的标题' }) })
    await expect(late).rejects.toMatchObject({ code: 'conflict', current: 2 })
    expect((await readEntry(content, id)).document.zh).toMatchObject({ title: '乙的标题' })
    expect((await readHistory(content, id)).revisions).toHaveLength(2)
  })

  test('of any number of saves at once exactly one wins', async () => {
    const content = await fresh()
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 2, max: 6 }), async (editors) => {
        const { id } = await createEntry(content, 'a', { kind: 'news', document: news() })
        const results = await Promise.allSettled(
          Array.from({ length: editors }, (_, index) =>
            saveRevision(content, `e${index}`, {
              entry: id,
              basedOn: 1,
              document: news({ zh: `标题${index}` }),
            }),
          ),
        )
        const lost = results.filter((result) => result.status === 'rejected')
        expect(lost).toHaveLength(editors - 1)
        for (const { reason } of lost) expect(reason).toBeInstanceOf(ConflictError)
        expect((await readHistory(content, id)).revisions.map(({ no }) => no)).toEqual([2, 1])
      }),
      { numRuns: 8 },
    )
    expect((await verifyChains(content)).breaks).toEqual([])
  })

  test('history is never changed, whatever is saved, restored or published afterwards', async () => {
    const content = await fresh()
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(5), { minLength: 1, maxLength: 8 }), async (steps) => {
        const { id } = await createEntry(content, 'a', { kind: 'news', document: news({ zh: '一' }) })
        const seen: unknown[] = []
        for (const [index, step] of steps.entries()) {
          const { revisions } = await readHistory(content, id)
          const basedOn = revisions[0]?.no ?? 0
          if (step === 0) await restoreRevision(content, 'b', { entry: id, revision: 1, basedOn })
          else await saveRevision(content, 'c', { entry: id, basedOn, document: news({ zh: `第${index}` }) })
          seen.push((await readEntry(content, id, basedOn)).document)
        }
        for (const [index, document] of seen.entries())
          expect((await readEntry(content, id, index + 1)).document).toEqual(document)
      }),
      { numRuns: 8 },
    )
    expect((await verifyChains(content)).breaks).toEqual([])
  })

  test('the database itself refuses to change or delete revisions', async () => {
    const content = await fresh()
    const { id } = await put(content, 'purchase', purchase())
    const columns = {
      revision: 'author',
      audit: 'who',
      anchor: 'hash',
      approval: 'by_whom',
      publishing: 'by_whom',
    }
    for (const [table, column] of Object.entries(columns)) {
      await expect(sql`delete from ${sql.table(table)}`.execute(content.write)).rejects.toThrow(/append-only/)
      const update = sql`update ${sql.table(table)} set ${sql.ref(column)} = 'x'`
      await expect(update.execute(content.write)).rejects.toThrow(/append-only/)
    }
    expect((await readEntry(content, id)).revision.author).toBe('writer')
  })

  test('a restored revision is a new draft equal to the old one', async () => {
    const content = await fresh()
    const { id } = await createEntry(content, 'a', { kind: 'news', document: news({ zh: '旧' }) })
    await saveRevision(content, 'a', { entry: id, basedOn: 1, document: news({ zh: '新' }) })
    await restoreRevision(content, 'b', { entry: id, revision: 1, basedOn: 2 })
    expect((await readEntry(content, id)).document.zh).toMatchObject({ title: '旧' })
    expect((await readHistory(content, id)).revisions[0]).toMatchObject({ no: 3, restores: 1 })
  })

  test('one language of a revision is restored, the other and what both share stay', async () => {
    const content = await fresh()
    const { id } = await createEntry(content, 'a', { kind: 'news', document: news({ zh: '旧' }) })
    const newer = news({ zh: '新', en: 'New', channel: 'media' })
    await saveRevision(content, 'a', { entry: id, basedOn: 1, document: newer })
    await restoreRevision(content, 'b', { entry: id, revision: 1, basedOn: 2, language: 'zh' })
    const { document } = await readEntry(content, id)
    expect(document).toEqual({ ...newer, zh: news({ zh: '旧' }).zh })
    expect((await readHistory(content, id)).revisions[0]).toMatchObject({ no: 3, restores: 1 })
    await restoreRevision(content, 'b', { entry: id, revision: 1, basedOn: 3 })
    expect((await readEntry(content, id)).document.en).toBeNull()
  })

  test('a wrong document is refused before anything is written', async () => {
    const content = await fresh()
    const wrong = { ...news(), shared: { channel: 'nowhere' } }
    await expect(createEntry(content, 'a', { kind: 'news', document: wrong })).rejects.toBeInstanceOf(
      ValidationError,
    )
    expect(await content.isEmpty()).toBe(true)
  })

  test('an id is taken once, and says what it may hold', async () => {
    const content = await fresh()
    await createEntry(content, 'a', { kind: 'news', slug: '春茶', document: news() })
    const again = createEntry(content, 'a', { kind: 'news', slug: '春茶', document: news() })
    await expect(again).rejects.toMatchObject({ code: 'notAllowed' })
    const odd = createEntry(content, 'a', { kind: 'news', slug: 'a/b', document: news() })
    await expect(odd).rejects.toMatchObject({ code: 'invalid' })
  })
})
