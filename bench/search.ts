import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createApi } from '@shanmen/api/api.ts'
import { inTransaction } from '@shanmen/content/database/change.ts'
import { addRow } from '@shanmen/content/media/media-row.ts'
import { preparePages, recordPages } from '@shanmen/content/media/pdf/page-text.ts'
import { type Content, openContent } from '@shanmen/content/open.ts'
import { createClient } from '@shanmen/contract/client.ts'
import { type Language, languageCodes, languages } from '@shanmen/contract/languages.ts'
import { loadSample } from '@shanmen/sample/load.ts'
import { makeEntry, searchWords } from './entries/entry.ts'
import { loadEntries } from './entries/load.ts'
import { createRandom } from './entries/random.ts'
import { percentile } from './measure.ts'

/**
 * The search of a large site, the sample among generated news: processor time of uncached calls, which does not depend on what else the machine does; of
 * PostgreSQL the time until the answer.
 */
const usage = 'Usage: npm run bench -- search [--entries=20000] [--rounds=200]; PostgreSQL with DATABASE_URL.'
const { values } = parseArgs({
  args: process.argv.slice(3),
  options: { entries: { type: 'string', default: '20000' }, rounds: { type: 'string', default: '200' } },
})
const [entries, rounds] = [Number(values.entries), Number(values.rounds)]
if (!(entries >= 1000 && rounds >= 20)) throw new Error(usage)

const files = { count: 20, pages: 100 }

/** What only the slips of a title find, and what no text has as a whole but many have in parts. */
const slips = {
  zh: ['岚玉湖景区', '乡村阵兴', '廉节教育', '品排建设'],
  en: ['lanyu laek', 'hertiage', 'integirty', 'readyness'],
}
const questions = {
  zh: ['请问周末带孩子去岚屿湖景区坐船怎么买票', '防汛演练哪里可以报名参加', '老人去古镇坐公交要不要门票'],
  en: [
    'where can I buy tickets for the boats on the lake',
    'who took part in the heritage workshop for children',
    'is the old town free for pensioners on Sunday',
  ],
}
const beginnings = { zh: ['岚', '景区', 'lan', 'jq', '开放'], en: ['lan', 'scenic', 'o', 'group', 'ti'] }

/** Files of 100 pages, each shown by a publication; a page has the text of two entries. */
async function loadFiles(content: Content): Promise<void> {
  const publications = await content.read.selectFrom('publication').select('id').limit(files.count).execute()
  await inTransaction(content, async ({ batch }) => {
    if (!batch) return
    for (const [index, { id }] of publications.entries()) {
      const sha256 = createHash('sha256').update(`file ${index}`).digest('hex')
      const file = {
        name: `${index}.pdf`,
        mime: 'application/pdf',
        bytes: 1,
        pages: files.pages,
        width: null,
        height: null,
      }
      const medium = await addRow(batch, 'bench', { ...file, sha256, widths: [], alt: {} })
      const texts = Array.from({ length: files.pages }, (_, page) => {
        const at = (index * files.pages + page) % entries
        const { document } = makeEntry(at, entries, ['none'])
        return JSON.stringify(document)
      })
      const pages = texts.map((text) => ({ text, content: [] }))
      const prepared = await preparePages({ language: 'zh-CN', pages })
      await recordPages(batch, content.dialect, medium, prepared)
      await batch.insertInto('shown_medium').values({ publication_id: id, media_id: medium }).execute()
    }
  })
}

const fail = (fields: Record<string, unknown>) => {
  throw new Error(JSON.stringify(fields))
}

const dataDir = await mkdtemp(join(tmpdir(), 'shanmen-bench-search-'))
const content = await openContent({ dataDir, databaseUrl: process.env.DATABASE_URL || undefined })
try {
  await loadSample(content, { now: new Date() })
  await loadEntries(content, entries)
  await loadFiles(content)
  const { call: transport } = createApi({ content, log: { error: fail } })
  const call = createClient({ host: 'http://site.example', transport, language: 'zh' })
  const random = createRandom(1)
  const wordsOf = ({ zh, en }: Record<Language, readonly string[]>) => ({
    zh: random.pick(zh),
    en: random.pick(en),
  })
  const queries: Record<string, () => Record<Language, string>> = {
    'rare word': () => searchWords.rare(random.below(entries), entries),
    'word of some entries': () => wordsOf(searchWords.middling),
    'word in nearly every entry': () => wordsOf(searchWords.common),
    'a slip': () => wordsOf(slips),
    'a question': () => wordsOf(questions),
    nothing: () => ({ zh: '甪丌乂', en: 'xyzzyq' }),
  }
  for (const [name, next] of Object.entries(queries))
    await measure(name, async (language) => {
      const { total } = await call('search', { languageId: languages[language].id, q: next()[language] })
      if (total > 0 === (name === 'nothing')) throw new Error(`${name} found ${total}`)
      return total
    })
  await measure('suggestions', async (language) => {
    const q = random.pick(beginnings[language])
    const { list } = await call('suggest', { languageId: languages[language].id, q })
    if (list.length === 0) throw new Error(`${q} suggests nothing`)
    return list.length
  })

  async function measure(name: string, run: (language: Language) => Promise<number>): Promise<void> {
    const times: number[] = []
    const found: number[] = []
    for (let round = -5; round < rounds; round++) {
      const language = random.pick(languageCodes)
      const [before, startedAt] = [process.cpuUsage(), performance.now()]
      const total = await run(language)
      const { user, system } = process.cpuUsage(before)
      // What a database server uses is no time of this process.
      const time = process.env.DATABASE_URL ? performance.now() - startedAt : (user + system) / 1000
      if (round < 0) continue
      times.push(time)
      found.push(total)
    }
    const [half, most] = [percentile(times, 0.5), percentile(times, 0.95)].map((time) => time.toFixed(1))
    process.stdout.write(
      `${name}: ${half} · ${most} ms (${Math.min(...found)} to ${Math.max(...found)} found)\n`,
    )
  }
} finally {
  await content.close()
  await rm(dataDir, { recursive: true, force: true })
}
