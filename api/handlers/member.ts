import type { PublishedRow } from '@shanmen/content/published/row.ts'
import { subtitleLanguage } from '@shanmen/contract/languages.ts'
import type { Handlers } from '@shanmen/contract/schemas.ts'
import { found, notFound } from '../answers.ts'
import {
  presentCluster,
  presentClusterDetail,
  presentScenic,
  presentScenicCard,
  presentWelfare,
} from '../presenters/member.ts'
import { all, type Context, detailContextOf, type Open, one, openReader, readItem, readPage } from './read.ts'

type MemberCalls =
  | 'scenicList'
  | 'scenicDetail'
  | 'industrialClustersList'
  | 'industrialClustersDetail'
  | 'charitable'

/** A map shows all places at once; more than this would not fit on it. */
const maxOnMap = 500
const maxNearby = 3

async function readOtherTitles(context: Context): Promise<Map<string, string>> {
  const rows = await all({ ...context, language: subtitleLanguage(context.language) }, 'scenic')
  return new Map(rows.map(({ id, title }) => [id, title]))
}

/** The places nearest to one. Compares degrees instead of metres, which keeps the order within one region. */
function nearest(from: PublishedRow<'scenic'>, rows: PublishedRow<'scenic'>[]): PublishedRow<'scenic'>[] {
  const { lng: x = 0, lat: y = 0 } = from.document.place ?? {}
  const squeeze = Math.cos((y * Math.PI) / 180)
  const distance = ({ document: { place } }: PublishedRow<'scenic'>) =>
    place ? Math.hypot((place.lng - x) * squeeze, place.lat - y) : Number.POSITIVE_INFINITY
  return rows
    .filter(({ id }) => id !== from.id)
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, maxNearby)
}

export const memberHandlers = (open: Open): Pick<Handlers, MemberCalls> => ({
  async scenicList({ all: everything, ...input }) {
    const context = open(input)
    const paged = everything ? { ...input, pageNum: 1, pageSize: maxOnMap } : input
    const { rows, paging } = await readPage(context, 'scenic', paged)
    const reader = await openReader(context, { cards: rows, types: true })
    const otherTitles = await readOtherTitles(context)
    return { list: rows.map((row) => presentScenicCard(reader, row, otherTitles)), ...paging }
  },

  async scenicDetail(input) {
    const context = open(input)
    const detail = found(await readItem(context, 'scenic', input.id))
    const near = nearest(detail.row, await all(context, 'scenic'))
    const reader = await openReader(context, { whole: [detail.row], cards: near, types: true })
    const otherTitles = await readOtherTitles(context)
    const nearby = near.map((row) => presentScenicCard(reader, row, otherTitles))
    return presentScenic(reader, detail.row, otherTitles, {
      ...detailContextOf(detail),
      nearby,
      date: input.date,
    })
  },

  async industrialClustersList(input) {
    const context = open(input)
    const { rows, paging } = await readPage(context, 'industry', input)
    const reader = await openReader(context, { cards: rows, types: true })
    return { list: rows.map((row) => presentCluster(reader, row)), ...paging }
  },

  async industrialClustersDetail(input) {
    const context = open(input)
    const detail = found(await readItem(context, 'industry', input.id))
    const reader = await openReader(context, { whole: [detail.row], types: true })
    return presentClusterDetail(reader, detail.row, detailContextOf(detail))
  },

  async charitable(input) {
    const context = open(input)
    const [welfare] = await one(context, 'welfare')
    const projects = await all(context, 'welfareProject')
    if (!welfare && projects.length === 0) throw notFound()
    const reader = await openReader(context, { whole: [...(welfare ? [welfare] : []), ...projects] })
    return presentWelfare(reader, welfare?.document ?? {}, projects)
  },
})
