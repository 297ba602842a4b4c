import { readList } from '@shanmen/content/published/list.ts'
import type { Handlers, Parsed } from '@shanmen/contract/schemas.ts'
import { found } from '../not-found.ts'
import { presentJob, presentJobDetail } from '../presenters/job.ts'
import { all, type Context, type Open } from './context.ts'
import { openReader } from './open-reader.ts'
import { readItem, readOthers, surroundingsOf } from './read-item.ts'
import { pagingOf, readPage } from './read-page.ts'

/** The place of a job is words, no column: under this filter the jobs are read and sifted, these many at most. */
const mostSifted = 1000

async function readJobs(context: Context, { city, ...input }: Parsed<'hireList'>) {
  if (!city) return readPage(context, 'job', input, 'openFirst')
  const { content, language, now } = context
  const { pageNum, pageSize, type, year, keyword } = input
  const request = { kind: 'job', language, type, year, keyword, page: 1, size: mostSifted, now } as const
  const { rows } = await readList(content, { ...request, order: 'openFirst' })
  const inCity = rows.filter((row) => row.document.city === city)
  const from = (pageNum - 1) * pageSize
  const total = { total: inCity.length, isCapped: false, pages: Math.ceil(inCity.length / pageSize) }
  return { rows: inCity.slice(from, from + pageSize), paging: pagingOf(total, pageNum, pageSize) }
}

export const jobHandlers = (open: Open): Pick<Handlers, 'hireList' | 'hireDetail'> => ({
  async hireList(input) {
    const context = open(input)
    const { rows, paging } = await readJobs(context, input)
    const reader = await openReader(context, { types: true })
    const cities = (await all(context, 'job')).map(({ document: { city = '' } }) => city)
    return {
      list: rows.map((row) => presentJob(reader, row)),
      ...paging,
      cities: [...new Set(cities)].filter(Boolean).sort(new Intl.Collator(context.language).compare),
    }
  },

  async hireDetail(input) {
    const context = open(input)
    const detail = found(await readItem(context, 'job', input.id))
    const others = await readOthers(context, detail.row)
    const reader = await openReader(context, { whole: [detail.row], types: true })
    const related = others.map((row) => presentJob(reader, row))
    return presentJobDetail(reader, detail.row, { ...surroundingsOf(detail), related })
  },
})
