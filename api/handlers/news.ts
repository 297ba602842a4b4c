import { countMonths } from '@shanmen/content/published/counts.ts'
import type { Handlers } from '@shanmen/contract/schemas.ts'
import { found } from '../answers.ts'
import { presentNews, presentNewsCard, presentPress } from '../presenters/news.ts'
import {
  detailContextOf,
  type Open,
  one,
  openReader,
  readItem,
  readOthers,
  readPageWithYears,
} from './read.ts'

type News = Pick<Handlers, 'informationList' | 'informationDetail' | 'press'>

export const newsHandlers = (open: Open): News => ({
  async informationList(input) {
    const context = open(input)
    const { rows, paging } = await readPageWithYears(context, 'news', input)
    const reader = await openReader(context, { cards: rows })
    return { list: rows.map((row) => presentNewsCard(reader, row)), ...paging }
  },

  async informationDetail(input) {
    const context = open(input)
    const detail = found(await readItem(context, 'news', input.id, 'type'))
    const others = await readOthers(context, detail.row)
    const reader = await openReader(context, { whole: [detail.row], cards: others })
    const related = others.map((row) => presentNewsCard(reader, row))
    return presentNews(reader, detail.row, detailContextOf(detail), related)
  },

  /** What editors wrote for the press may be missing; the archive is there as soon as there is news. */
  async press(input) {
    const context = open(input)
    const rows = await one(context, 'press')
    const reader = await openReader(context, { whole: rows })
    const { content, language, now } = context
    const months = await countMonths(content, { kind: 'news', language }, now.toISOString())
    return {
      ...presentPress(reader, rows[0]?.document ?? {}),
      months: months.map(({ value, count }) => ({ month: value, count })),
    }
  },
})
