import { countUpToLimit } from '@shanmen/content/published/counts.ts'
import { prepareFilter } from '@shanmen/content/published/filter.ts'
import { eventFilters } from '@shanmen/contract/schemas/event.ts'
import type { Handlers, Parsed } from '@shanmen/contract/schemas.ts'
import { found } from '../answers.ts'
import { presentEvent, presentEventDetail } from '../presenters/event.ts'
import { type Context, detailContextOf, type Open, openReader, readItem, readPage } from './read.ts'

type Events = Pick<Handlers, 'eventList' | 'eventDetail'>

const maxOthers = 3

export const eventHandlers = (open: Open): Events => ({
  async eventList({ status, ...input }) {
    const context = open(input)
    const ended = status && status === 'past'
    const { rows, paging } = await readPage(context, 'event', { ...input, ended }, 'byTime')
    const reader = await openReader(context, { cards: rows })
    return {
      list: rows.map((row) => presentEvent(reader, row)),
      ...paging,
      statuses: await countStates(context, input),
    }
  },

  async eventDetail(input) {
    const context = open(input)
    const detail = found(await readItem(context, 'event', input.id))
    const first = { pageNum: 1, pageSize: maxOthers + 1, ended: false }
    const { rows } = await readPage(context, 'event', first, 'byTime')
    const others = rows.filter(({ id }) => id !== detail.row.id).slice(0, maxOthers)
    const reader = await openReader(context, { whole: [detail.row], cards: others })
    const related = others.map((row) => presentEvent(reader, row))
    return { ...presentEventDetail(reader, detail.row, detailContextOf(detail)), related }
  },
})

type Narrowing = Pick<Parsed<'eventList'>, 'type' | 'year' | 'keyword'>

async function countStates({ content, language, now }: Context, { type, year, keyword }: Narrowing) {
  const filter = await prepareFilter(content, { kind: 'event', language, type, year, keyword })
  const counts = eventFilters.map(async (status) => {
    const { total } = await countUpToLimit(
      content,
      { ...filter, ended: status === 'past' },
      now.toISOString(),
    )
    return { status, count: total }
  })
  return Promise.all(counts)
}
