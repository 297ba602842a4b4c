import { readStatusCounts } from '@shanmen/content/published/counts.ts'
import { readFileContents, readWholeFile } from '@shanmen/content/search/file-pages.ts'
import { languages } from '@shanmen/contract/languages.ts'
import type { Handlers } from '@shanmen/contract/schemas.ts'
import { found, notFound } from '../answers.ts'
import {
  presentContact,
  presentPurchase,
  presentPurchaseDetail,
  presentRent,
  presentRentDetail,
  presentReport,
  presentReportDetail,
} from '../presenters/disclosure.ts'
import { presentReportText } from '../presenters/report-text.ts'
import {
  all,
  type Context,
  detailContextOf,
  type ListInput,
  type Open,
  one,
  openReader,
  readItem,
  readPageWithYears,
} from './read.ts'

type DisclosureCalls =
  | 'informationDisclosureList'
  | 'informationDisclosureDetail'
  | 'contact'
  | 'responsibilityReportList'
  | 'responsibilityReportDetail'
  | 'responsibilityReportText'

async function readRents(context: Context, input: ListInput) {
  const page = await readPageWithYears(context, 'rent', input)
  const reader = await openReader(context, { cards: page.rows, types: true })
  return { ...page, list: page.rows.map((row) => presentRent(reader, row)) }
}

async function readPurchases(context: Context, input: ListInput) {
  const page = await readPageWithYears(context, 'purchase', input)
  const reader = await openReader(context, { cards: page.rows, types: true })
  return { ...page, list: page.rows.map((row) => presentPurchase(reader, row)) }
}

async function readRent(context: Context, id: string) {
  const detail = await readItem(context, 'rent', id)
  if (!detail) return undefined
  const reader = await openReader(context, { whole: [detail.row], types: true })
  return presentRentDetail(reader, detail.row, detailContextOf(detail))
}

async function readPurchase(context: Context, id: string) {
  const detail = found(await readItem(context, 'purchase', id))
  const reader = await openReader(context, { whole: [detail.row], types: true })
  return presentPurchaseDetail(reader, detail.row, detailContextOf(detail))
}

export const disclosureHandlers = (open: Open): Pick<Handlers, DisclosureCalls> => ({
  async informationDisclosureList({ type, category, ...input }) {
    const context = open(input)
    const read = type === 'rent' ? readRents : readPurchases
    const { list, filter, paging } = await read(context, { ...input, type: category })
    const statuses = await readStatusCounts(context.content, filter, context.now)
    return {
      list,
      ...paging,
      statuses: statuses.map(({ value, count }) => ({ status: value, count })),
    }
  },

  // Both lists share the call, and so the space of their ids: leasing comes before procurement.
  async informationDisclosureDetail(input) {
    const context = open(input)
    return (await readRent(context, input.id)) ?? readPurchase(context, input.id)
  },

  async contact(input) {
    const context = open(input)
    const [contact] = await one(context, 'contact')
    const offices = await all(context, 'office')
    if (!contact && offices.length === 0) throw notFound()
    const reader = await openReader(context, { whole: contact ? [contact] : [] })
    return presentContact(reader, contact?.document ?? {}, offices)
  },

  async responsibilityReportList(input) {
    const context = open(input)
    const rows = await all(context, 'report')
    const reader = await openReader(context, { cards: rows })
    const readable = await readContents(context, rows)
    const list = rows.map((row) => presentReport(reader, row, readable))
    return { list: list.sort((a, b) => b.year - a.year) }
  },

  async responsibilityReportDetail(input) {
    const context = open(input)
    const detail = found(await readItem(context, 'report', input.id))
    const reader = await openReader(context, { whole: [detail.row] })
    const readable = await readContents(context, [detail.row])
    return presentReportDetail(reader, detail.row, readable, detailContextOf(detail))
  },

  async responsibilityReportText(input) {
    const context = open(input)
    const { row, languages: codes } = found(await readItem(context, 'report', input.id))
    const medium = row.document.file ?? ''
    const contents = found((await readContents(context, [row])).get(medium))
    const hasText = await Promise.all(codes.map((language) => isReadable({ ...context, language }, input.id)))
    const reader = await openReader(context, { whole: [row] })
    const pages = await readWholeFile(context.content, medium)
    const ids = codes.filter((_, index) => hasText[index]).map((code) => languages[code].id)
    return found(presentReportText(reader, row, contents, pages, ids))
  },
})

/** The contents of the reports' PDFs that can be read as a page, by the ids of the media. */
const readContents = ({ content }: Context, rows: readonly { document: { file?: string } }[]) =>
  readFileContents(
    content,
    rows.flatMap(({ document }) => document.file ?? []),
  )

async function isReadable(context: Context, id: string): Promise<boolean> {
  const detail = await readItem(context, 'report', id)
  return detail !== null && (await readContents(context, [detail.row])).size > 0
}
