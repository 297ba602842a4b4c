/** @module-tag slow */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { openContent, openReadOnly } from '../open.ts'
import { news, put } from '../testing/fixtures.ts'
import { checkContent } from './check.ts'
import { repairContent } from './repair.ts'

const topics = ['灵山', '岚屿湖', '廉洁教育', '采购公告']
const subjects = ['lake', 'lantern', 'heritage', 'procurement']
/** One bit in so many is flipped, one at a time. A prime, so that all bits of a byte have their turn. */
const step = 211

test('with a flipped bit in the search index results are right or an error, or the check finds it', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'shanmen-search-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const path = join(dataDir, 'content.sqlite')
  const content = await openContent({ dataDir })
  for (let n = 0; n < 12; n += 1) {
    const [zh, en] = [topics[n % 4], subjects[n % 4]]
    await put(
      content,
      'news',
      news({ zh: `${zh}第 ${n} 号`, en: `${en} ${n}`, body: `${zh}${n} ${en} x${n}` }),
    )
  }
  await content.close()

  // SQLite protects the tables of an index from statements.
  const file = new DatabaseSync(path, { defensive: false })
  onTestFinished(() => file.close())
  file.exec("create virtual table temp.word using fts5vocab(main, search, 'row')")
  const words = file
    .prepare('select term from word')
    .all()
    .map(({ term }) => String(term))
  const beginnings = words.flatMap((word) => [1, 2, 3].map((length) => [...word].slice(0, length).join('')))
  const queries = [...words.map((word) => `"${word}"`), ...new Set(beginnings.map((each) => `"${each}"*`))]
  const results = () => {
    // What is in memory of another connection would be right.
    const reading = new DatabaseSync(path, { readOnly: true })
    const find = reading.prepare('select rowid from search where search match ? order by rowid')
    const found = queries.map((query) => {
      try {
        return find
          .all(query)
          .map(({ rowid }) => rowid)
          .join(' ')
      } catch {
        return undefined
      }
    })
    reading.close()
    return found
  }
  const right = results()
  const write = file.prepare('update search_data set block = ? where id = ?')
  const unnoticed: string[] = []
  let wrong = 0
  let bits = 0
  for (const { id, block } of file.prepare('select id, block from search_data').all())
    for (let at = 0; block instanceof Uint8Array && at < block.length * 8; at += 1) {
      bits += 1
      if (bits % step !== 0) continue
      const flipped = Uint8Array.from(block)
      flipped[at >> 3] = (flipped[at >> 3] ?? 0) ^ (1 << (at & 7))
      write.run(flipped, Number(id))
      if (results().some((found, index) => found !== undefined && found !== right[index])) {
        wrong += 1
        const reading = await openReadOnly({ dataDir })
        const findings = await checkContent(reading)
        await reading.close()
        if (!findings.some(({ code }) => code === 'search')) unnoticed.push(`block ${id}, bit ${at}`)
      }
      write.run(block, Number(id))
    }
  expect(unnoticed).toEqual([])
  expect(wrong).toBeGreaterThan(20)
})

test('a repair makes the index of an earlier release again, without its beginnings', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'shanmen-search-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const content = await openContent({ dataDir })
  onTestFinished(() => content.close())
  await put(content, 'news', news({ zh: '灵山', en: 'Mountain' }))
  const read = async () => {
    const file = new DatabaseSync(join(dataDir, 'content.sqlite'), { readOnly: true })
    const { sql } = file.prepare("select sql from sqlite_master where name = 'search'").get() ?? {}
    const words = file.prepare('select word from search_word').all()
    const found = file.prepare(`select rowid from search where search match '"灵山"'`).all().length
    file.close()
    return { sql: String(sql), words, found }
  }
  const now = await read()
  const file = new DatabaseSync(join(dataDir, 'content.sqlite'))
  // As of a text that was changed.
  file.exec("insert into search_word values ('mountian')")
  file.exec(`drop table search; ${now.sql.replace("content=''", "content='', prefix='1 2 3'")}`)
  file.close()
  expect(await read()).toMatchObject({ sql: expect.stringContaining('prefix'), found: 0 })
  await repairContent(content, 'operator')
  expect(await read()).toEqual({ ...now, found: 1 })
})
