import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { change } from '../../database/change.ts'
import { migrate } from '../../database/migrate.ts'
import { hashFilePages } from '../../hashes.ts'
import { databases, useContent } from '../../testing/databases.ts'
import { drawLines, drawnPdf } from '../../testing/pdf.ts'
import { addFile } from '../add-file.ts'
import { preparePages, readNextText, recordPages } from './page-text.ts'

describe.each(databases)('the text of PDFs on $name', ({ make }) => {
  const fresh = useContent(make)

  test.each(['missing', 'damaged'])('of a file that is %s is read once it is put back', async (what) => {
    const content = await fresh()
    const add = (name: string, text: string) => {
      const bytes = drawnPdf([{ content: drawLines([[12, 700, text]]) }])
      return addFile(content, 'a', { name, bytes, title: { en: name } })
    }
    const first = await add('first.pdf', 'This is our annual report of the year.')
    const second = await add('second.pdf', 'The other one is about travel.')
    const pagesOf = async (id: string) => {
      const pages = await content.read
        .selectFrom('file_page')
        .selectAll()
        .where('media_id', '=', id)
        .execute()
      return pages.map(({ text }) => text).filter(Boolean)
    }
    const file = join(content.dataDir, 'media', first, 'first.pdf')
    const whole = await readFile(file)
    if (what === 'missing') await rm(file)
    else await writeFile(file, whole.subarray(0, 40))
    while (await readNextText(content)) {}
    // It holds up no other.
    expect(await pagesOf(second)).toEqual(['The other one is about travel.'])
    expect(await pagesOf(first)).toEqual([])
    await writeFile(file, whole)
    while (await readNextText(content)) {}
    expect(await pagesOf(first)).toEqual(['This is our annual report of the year.'])
  })

  test('of a file that took too long is read later, and none is tried twice in one pass', async () => {
    const content = await fresh()
    const bytes = drawnPdf([{ content: drawLines([[12, 700, 'This is our annual report.']]) }])
    await addFile(content, 'a', { name: 'a.pdf', bytes, title: { en: 'a' } })
    const slow = async () => ({ pages: 0, fault: 'slow' as const })
    expect(await readNextText(content, new Set(), new Set(), slow)).toBe(false)
    expect(await readNextText(content)).toBe(true)
    const pages = await content.read.selectFrom('file_page').select('text').orderBy('page').execute()
    expect(pages.map(({ text }) => text)).toEqual(['', 'This is our annual report.'])
  })

  test('of a file that ended the process each time is not read again, and the next one is', async () => {
    const content = await fresh()
    const add = (text: string) => {
      const bytes = drawnPdf([{ content: drawLines([[12, 700, text]]) }])
      return addFile(content, 'a', { name: 'a.pdf', bytes, title: { en: 'a' } })
    }
    const [first] = [await add('This is our annual report.'), await add('The other one.')]
    const attempts = async () => {
      const rows = await content.read.selectFrom('file_page').select('attempts').orderBy('id').execute()
      return rows.map((row) => row.attempts)
    }
    const during: number[][] = []
    await readNextText(content, new Set(), new Set(), async () => {
      during.push(await attempts())
      return { pages: 0, fault: 'slow' }
    })
    // Where the process goes on, it was none.
    expect([during, await attempts()]).toEqual([
      [[1], [0, 1]],
      [0, 0],
    ])
    await sql`update file_page set attempts = 5 where media_id = ${first}`.execute(content.write)
    expect(await readNextText(content)).toBe(true)
    expect(await readNextText(content)).toBe(false)
    const pages = await content.read.selectFrom('file_page').select('text').execute()
    expect(pages.map(({ text }) => text).filter(Boolean)).toEqual(['The other one.'])
  })

  test('that is cut inside a character is stored as it was hashed, and read again where it was not', async () => {
    const content = await fresh()
    const record = async (medium: string, text: string) => {
      const pages = await preparePages({ language: 'zh-CN', pages: [{ text, content: [] }] })
      await change(content, (batch) => recordPages(batch, content.dialect, medium, pages))
    }
    const read = () => content.read.selectFrom('file_page').selectAll().orderBy('id').execute()
    await record('long', `a${'𠮷'.repeat(20_000)}`)
    const stored = await read()
    expect(stored[1]?.text.length).toBe(20_000)
    expect(stored[0]?.hash).toBe(hashFilePages(stored))
    // As a release before this one left it.
    await record('short', 'a𠮷')
    await sql`update file_page set hash = 'of half a character' where media_id = 'long' and page = 0`.execute(
      content.write,
    )
    await sql`alter table shown_medium drop column shown_from`.execute(content.write)
    await sql`alter table file_page drop column attempts`.execute(content.write)
    await sql`delete from schema_version where version >= 23`.execute(content.write)
    await migrate(content.write, content.dialect)
    const hashes = (await read()).filter(({ page }) => page === 0).map(({ hash }) => hash !== '')
    expect(hashes).toEqual([false, true])
  })

  test('of many pages is stored while others are served', async () => {
    const content = await fresh()
    const pages = Array.from({ length: 40 }, (_, page) => ({
      text: `第${page}页${'濕地'.repeat(500)}`,
      content: [],
    }))
    let turns = 0
    let isDone = false
    const count = () => {
      turns += 1
      if (!isDone) setImmediate(count)
    }
    const prepared = await preparePages({ language: 'zh-CN', pages })
    setImmediate(count)
    await change(content, (batch) => recordPages(batch, content.dialect, 'm1', prepared))
    isDone = true
    expect(turns).toBeGreaterThan(30)
    const stored = await content.read.selectFrom('file_page').selectAll().orderBy('page').execute()
    expect(stored).toHaveLength(41)
    expect(stored[0]?.hash).toBe(hashFilePages(stored))
  })
})
