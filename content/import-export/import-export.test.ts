import { setImmediate } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { verifyChains } from '../chain.ts'
import { change } from '../database/change.ts'
import { createEntry } from '../entries/create.ts'
import { listEntries } from '../entries/list.ts'
import { addRow } from '../media/media-row.ts'
import type { Content } from '../open.ts'
import { databases, useContent } from '../testing/databases.ts'
import { news } from '../testing/fixtures.ts'
import { exportEntries } from './export.ts'
import { type Incoming, importEntries } from './import.ts'

describe.each(databases)('import and export on $name', ({ make }) => {
  const fresh = useContent(make)
  const run = (content: Content, entries: Incoming[], dryRun = false) =>
    importEntries(content, 'a', { kind: 'news', entries, dryRun })
  const entry = (zh: string, slug?: string): Incoming => ({ slug, document: () => news({ zh }) })
  const titles = async (content: Content) =>
    (await listEntries(content, { kind: 'news' })).rows.map((row) => row.zh.title).sort()

  test('a dry run reports each row and changes nothing; the real one does what it reported', async () => {
    const content = await fresh()
    await createEntry(content, 'a', { kind: 'news', slug: 'same', document: news({ zh: '同' }) })
    await createEntry(content, 'a', { kind: 'news', slug: 'old', document: news({ zh: '旧' }) })
    const entries = [entry('同', 'same'), entry('新', 'old'), entry('另', 'other'), entry('无名')]
    const before = await content.read.selectFrom('audit').selectAll().execute()
    const dry = await run(content, entries, true)
    expect(dry.rows.map(({ row, title, result }) => [row, title, result])).toEqual([
      [1, '同', 'same'],
      [2, '新', 'changed'],
      [3, '另', 'new'],
      [4, '无名', 'new'],
    ])
    expect(dry.rows.map(({ issues }) => issues.map(({ code }) => code))).toEqual([[], [], ['newId'], []])
    expect(dry.done).toBe(false)
    expect(await content.read.selectFrom('audit').selectAll().execute()).toEqual(before)
    expect(await run(content, entries)).toEqual({ rows: dry.rows, done: true })
    expect(await titles(content)).toEqual(['另', '同', '新', '无名'].sort())
    expect((await verifyChains(content)).breaks).toEqual([])
  })

  test('one wrong row keeps all out, and says where it is wrong', async () => {
    const content = await fresh()
    const wrong: Incoming = { document: () => ({ ...news(), shared: { channel: 'nowhere', cover: 'lost' } }) }
    const mistaken: Incoming = { title: '坏', document: wrong.document }
    const lost: Incoming = { document: () => ({ ...news(), shared: { ...news().shared, cover: 'lost' } }) }
    const { rows, done } = await run(content, [entry('好'), wrong, lost, entry('坏', 'a/b'), mistaken])
    expect(done).toBe(false)
    expect(rows.map(({ result }) => result)).toEqual(['new', 'refused', 'refused', 'refused', 'refused'])
    expect(rows[4]?.title).toBe('坏')
    expect(rows[1]?.issues).toMatchObject([{ path: ['shared', 'channel'] }])
    expect(rows[2]?.issues).toMatchObject([{ code: 'noMedia' }])
    expect(rows[3]?.issues).toMatchObject([{ path: ['slug'] }])
    expect(await content.isEmpty()).toBe(true)
  })

  test('a file as cover and a picture as attachment are refused where they are', async () => {
    const content = await fresh()
    const medium = (mime: string, sha256: string) => {
      const alt = { zh: '一', en: 'One' }
      const facts = { name: 'x', bytes: 1, width: null, height: null, pages: null, widths: [] }
      return change(content, (step) => addRow(step, 'a', { mime, sha256, alt, ...facts }))
    }
    const picture = await medium('image/webp', 'a'.repeat(64))
    const file = await medium('application/pdf', 'b'.repeat(64))
    const using = (cover: string, attachment: string): Incoming => {
      const shared = { ...news().shared, cover, attachments: [attachment] }
      return { document: () => ({ ...news({ en: 'One' }), shared }) }
    }
    const { rows } = await run(content, [using(file, picture), using(picture, file)], true)
    expect(rows.map(({ result }) => result)).toEqual(['refused', 'new'])
    expect(rows[0]?.issues).toMatchObject([
      { path: ['shared', 'cover'], code: 'notPicture' },
      { path: ['shared', 'attachments'], code: 'notFile' },
    ])
  })

  test('a file of many rows is taken in as each row alone would be: in its order, beside what was there', async () => {
    const content = await fresh()
    const existing = { kind: 'news', slug: 'n-70', document: news({ zh: '旧' }) } as const
    const { id } = await createEntry(content, 'a', existing)
    const entries = Array.from({ length: 120 }, (_, number) => entry(`新闻${number}`, `n-${number}`))
    const { rows, done } = await run(content, entries)
    expect(done).toBe(true)
    expect(rows.map(({ row, title }) => [row, title])).toEqual(
      entries.map((_, number) => [number + 1, `新闻${number}`]),
    )
    expect(rows.filter(({ result }) => result !== 'new').map(({ row, result }) => [row, result])).toEqual([
      [71, 'changed'],
    ])
    const made = await content.read.selectFrom('entry').selectAll().orderBy('n').execute()
    const slugs = entries.map(({ slug }) => slug).filter((slug) => slug !== 'n-70')
    expect(made.map(({ slug }) => slug)).toEqual(['n-70', ...slugs])
    expect(made[0]).toMatchObject({ id, newest: 2, title_zh: '新闻70' })
    expect(made[1]).toMatchObject({ newest: 1, title_zh: '新闻0', title_en: null })
    expect((await verifyChains(content)).breaks).toEqual([])
  })

  test('a file whose rows name too many long texts is refused before all of them are read', async () => {
    const content = await fresh()
    const long = (slug: string) => ({
      kind: 'news' as const,
      slug,
      document: news({ body: '长'.repeat(300_000) }),
    })
    const rows = Array.from({ length: 80 }, (_, n) => `long-${n % 2}-${n}`)
    for (const slug of rows.slice(0, 2)) await createEntry(content, 'a', long(slug))
    let read = 0
    const entries = rows.map(
      (slug): Incoming => ({
        slug,
        document: (existing) => {
          read += 1
          return existing ?? long(slug).document
        },
      }),
    )
    for (const dryRun of [true, false]) {
      const refused = await run(content, entries, dryRun).catch((error: unknown) => error)
      expect(refused).toMatchObject({ issues: [{ code: 'importTooLarge' }] })
    }
    expect(read).toBeLessThan(2 * 70)
    expect((await listEntries(content, { kind: 'news' })).total).toBe(2)
    expect((await run(content, entries.slice(0, 20))).done).toBe(true)
  })

  test('the same id twice in one file: both rows are refused, and nothing is stored', async () => {
    const content = await fresh()
    const entries = [entry('一', 'x'), entry('二', 'y'), entry('三', 'x'), entry('四'), entry('五')]
    const { rows, done } = await run(content, entries)
    expect(rows.map(({ result }) => result)).toEqual(['refused', 'new', 'refused', 'new', 'new'])
    expect(rows[0]?.issues).toMatchObject([{ path: ['id'], code: 'repeatedId' }])
    expect(rows[2]?.issues).toEqual(rows[0]?.issues)
    expect(done).toBe(false)
    expect(await content.isEmpty()).toBe(true)
  })

  test('others are answered between two rows, and nothing is seen of it before all are in', async () => {
    const content = await fresh()
    let turns = 0
    let running = true
    const seen = new Set<number>()
    const others = (async () => {
      while (running) {
        turns += 1
        if (content.dialect === 'sqlite') seen.add((await listEntries(content, { kind: 'news' })).total)
        await setImmediate()
      }
    })()
    await run(
      content,
      Array.from({ length: 20 }, (_, index) => entry(`第${index}`)),
    )
    running = false
    await others
    // One while rows are read, one while they are saved.
    expect(turns).toBeGreaterThanOrEqual(40)
    expect([...seen].filter((total) => total !== 0 && total !== 20)).toEqual([])
  })

  test('others are answered during an export, of short entries too', async () => {
    const content = await fresh()
    await run(
      content,
      Array.from({ length: 260 }, (_, index) => entry(`第${index}`)),
    )
    let turns = 0
    let running = true
    const others = (async () => {
      for (; running; turns += 1) await setImmediate()
    })()
    const all = (await Array.fromAsync(exportEntries(content, 'news'))).flat()
    running = false
    await others
    expect(all).toHaveLength(260)
    expect(turns).toBeGreaterThanOrEqual(5)
  })

  test('what is exported is imported again without a change', async () => {
    const content = await fresh()
    for (const zh of ['一', '二', '三'])
      await createEntry(content, 'a', { kind: 'news', document: news({ zh, en: 'x' }) })
    const all = (await Array.fromAsync(exportEntries(content, 'news'))).flat()
    expect(all).toHaveLength(3)
    const { rows } = await run(
      content,
      all.map(({ slug, document }) => ({ slug, document: () => document })),
    )
    expect(rows.map(({ result }) => result)).toEqual(['same', 'same', 'same'])
  })
})
