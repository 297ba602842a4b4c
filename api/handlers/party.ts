import { kinds } from '@shanmen/content/kinds.ts'
import type { Detail } from '@shanmen/content/published/detail.ts'
import { labelIn } from '@shanmen/contract/languages.ts'
import type { partyListTypes } from '@shanmen/contract/schemas/party.ts'
import type { Data, Handlers } from '@shanmen/contract/schemas.ts'
import { found, notFound } from '../answers.ts'
import { presentArticle } from '../presenters/article.ts'
import {
  presentAlliance,
  presentBrand,
  presentBrandDetail,
  presentCalendar,
  presentCommittee,
  presentHotline,
  presentPartyCard,
  presentVenue,
} from '../presenters/party.ts'
import type { Reader } from '../presenters/reader.ts'
import {
  all,
  type Context,
  detailContextOf,
  type Open,
  one,
  openReader,
  readItem,
  readOthers,
  readPageWithYears,
} from './read.ts'

type ListType = (typeof partyListTypes)[number]
type PartyCalls =
  | 'partyBuilding'
  | 'brandList'
  | 'brandDetail'
  | 'groupActivitiesList'
  | 'groupActivitiesDetail'

const cardOf = (reader: Reader, type: ListType, row: Detail<ListType>['row']) =>
  presentPartyCard(reader, row, type, labelIn(kinds[type].label, reader.language))

async function presentDetail(
  context: Context,
  detail: Detail<ListType>,
): Promise<Data<'groupActivitiesDetail'>> {
  const type = detail.row.kind
  const others = await readOthers(context, detail.row)
  const reader = await openReader(context, { whole: [detail.row], cards: others })
  const related = others.map((row) => cardOf(reader, type, row))
  const card = cardOf(reader, type, detail.row)
  return { ...presentArticle(reader, detail.row, card, detailContextOf(detail)), related }
}

export const partyHandlers = (open: Open): Pick<Handlers, PartyCalls> => ({
  async partyBuilding(input) {
    const context = open(input)
    const [alliance] = await one(context, 'alliance')
    const [hotline] = await one(context, 'hotline')
    const [committee] = await one(context, 'committee')
    const members = await all(context, 'allianceMember')
    const venues = await all(context, 'venue')
    const singles = [alliance, hotline, committee].filter((row) => row !== undefined)
    const whole = [...singles, ...members, ...venues]
    if (whole.length === 0) throw notFound()
    const reader = await openReader(context, { whole })
    return {
      alliance: presentAlliance(reader, alliance?.document ?? {}, members),
      integrity: { hotline: presentHotline(reader, hotline?.document ?? {}) },
      organization: {
        positions: venues.map((row) => presentVenue(reader, row)),
        committee: presentCommittee(reader, committee?.document ?? {}),
      },
    }
  },

  async brandList(input) {
    const context = open(input)
    const rows = await all(context, 'brand')
    const reader = await openReader(context, { cards: rows })
    return { list: rows.map((row) => presentBrand(reader, row)) }
  },

  async brandDetail(input) {
    const context = open(input)
    const detail = found(await readItem(context, 'brand', input.id))
    const reader = await openReader(context, { whole: [detail.row] })
    return presentBrandDetail(reader, detail.row, detailContextOf(detail))
  },

  async groupActivitiesList({ type, ...input }) {
    const context = open(input)
    const { rows, paging } = await readPageWithYears(context, type, input)
    const reader = await openReader(context, { cards: rows })
    const list = { list: rows.map((row) => cardOf(reader, type, row)), ...paging }
    if (type !== 'activity') return list
    const [alliance] = await one(context, 'alliance')
    return { ...list, calendar: presentCalendar(reader, alliance?.document ?? {}) }
  },

  // Both lists share the call, and so the space of their ids: an activity comes before an article of the same id.
  async groupActivitiesDetail(input) {
    const context = open(input)
    const activity = await readItem(context, 'activity', input.id)
    return presentDetail(context, activity ?? found(await readItem(context, 'education', input.id)))
  },
})
