import { type Moments, statusOf } from '@shanmen/content/published/status.ts'
import type { RichNode, RichText } from '@shanmen/content/rich-text/rich-text.ts'
import type { Data } from '@shanmen/contract/schemas.ts'
import type { Notice, Report } from '@shanmen/contract/types.ts'
import type { DetailContext } from './article.ts'
import { presentDateTime } from './dates.ts'
import { presentFile, presentFiles, presentImage, presentImages } from './media.ts'
import { html, type Item, nameOfType, optional, type Reader, type TimedItem, type View } from './reader.ts'

type Detail = Data<'informationDisclosureDetail'>
/** The ids of the PDFs whose text can be read as a page. */
type ReadableFiles = { has: (id: string) => boolean }
type NoticeDocument = View<'rent'> | View<'purchase'>

const day = 86_400_000

/** The status of a notice, and while it is open the days that are left, rounded up. */
export function presentStatus(moments: Moments, now: Date): Pick<Notice, 'status' | 'daysLeft'> {
  const status = statusOf(moments, now)
  if (moments.closesAt === null || (status !== 'open' && status !== 'soon')) return { status }
  return { status, daysLeft: Math.ceil((Date.parse(moments.closesAt) - now.getTime()) / day) }
}

function presentNotice(
  reader: Reader,
  item: TimedItem<'rent'> | TimedItem<'purchase'>,
  type: Notice['type'],
) {
  const { category = '', title = '', number = '', unit = '', publishedAt } = item.document
  return {
    id: item.id,
    type,
    category,
    categoryName: nameOfType(reader, type, category),
    title,
    number,
    unit,
    publishedAt: presentDateTime(publishedAt),
    ...optional('deadline', presentDateTime(item.closesAt)),
    ...presentStatus(item, reader.now),
  }
}

export function presentRent(reader: Reader, item: TimedItem<'rent'>): Notice {
  const { cover, area = '', terms = '', address = '', place } = item.document
  return {
    ...presentNotice(reader, item, 'rent'),
    cover: presentImage(reader.media, reader.language, cover),
    area,
    terms,
    place: address,
    ...(place ? { lng: place.lng, lat: place.lat } : {}),
  }
}

export const presentPurchase = (reader: Reader, item: TimedItem<'purchase'>): Notice => ({
  ...presentNotice(reader, item, 'purchase'),
  cover: null,
  area: '',
  terms: '',
  place: '',
})

const presentNoticeDetail = (
  reader: Reader,
  notice: Notice,
  { document, updatedAt }: { document: NoticeDocument; updatedAt: string },
  context: DetailContext,
) => ({
  ...notice,
  updatedAt: presentDateTime(updatedAt),
  content: html(reader, document.body),
  attachments: presentFiles(reader.media, reader.language, document.attachments),
  contactName: document.contactName ?? '',
  contactPhone: document.contactPhone ?? '',
  ...context,
})

export function presentRentDetail(reader: Reader, item: TimedItem<'rent'>, context: DetailContext): Detail {
  return {
    ...presentNoticeDetail(reader, presentRent(reader, item), item, context),
    images: presentImages(reader.media, reader.language, item.document.images),
    result: '',
  }
}

/** The result may be written before it is public, so it is left out until its time. */
export function presentPurchaseDetail(
  reader: Reader,
  item: TimedItem<'purchase'>,
  context: DetailContext,
): Detail {
  const notice = presentPurchase(reader, item)
  const isPublic = notice.status === 'result' || notice.status === 'ended'
  return {
    ...presentNoticeDetail(reader, notice, item, context),
    images: [],
    ...optional('opensAt', presentDateTime(item.opensAt)),
    ...optional('resultAt', presentDateTime(item.resultAt)),
    result: isPublic ? html(reader, item.document.result) : '',
  }
}

export function presentReport(
  reader: Reader,
  { id, document }: Item<'report'>,
  readable: ReadableFiles,
): Report {
  const { year = 0, title = '', cover, file: stored } = document
  const file = presentFile(reader.media, reader.language, stored)
  return {
    id,
    year,
    title,
    cover: presentImage(reader.media, reader.language, cover),
    ...optional('pages', file?.pages),
    ...optional('size', file?.size),
    readable: file !== null && readable.has(stored ?? ''),
  }
}

export function presentReportDetail(
  reader: Reader,
  item: Item<'report'>,
  readable: ReadableFiles,
  context: DetailContext,
): Data<'responsibilityReportDetail'> {
  const { summary, file } = item.document
  return {
    ...presentReport(reader, item, readable),
    summary: html(reader, summary),
    file: presentFile(reader.media, reader.language, file),
    ...context,
  }
}

type StoredText = { language: string; headings: Data<'responsibilityReportText'>['headings'] }

/** The text of a report's PDF; null without a file. */
export function presentReportText(
  reader: Reader,
  item: Item<'report'>,
  { language, headings }: StoredText,
  pages: readonly { page: number; content: RichText | undefined }[],
  languages: number[],
): Data<'responsibilityReportText'> | null {
  const { readable: _, ...report } = presentReport(reader, item, new Set())
  const file = presentFile(reader.media, reader.language, item.document.file)
  if (!file) return null
  const texts = pages.map(({ page, content }) => ({
    page,
    content: html(reader, content && withLinks(content)),
  }))
  return { ...report, file, language, headings, texts: texts.filter(({ content }) => content), languages }
}

/**
 * A telephone number (400-000-0026, 0510-8888-8888) or an e-mail address. An address is tried only where a word begins and no further
 * than one is long: tried from each letter of a PDF's line of 100,000 it took 20 seconds, in which no page was answered.
 */
const reachable =
  /((?<![\d-])(?:400-\d{3}|0\d{2,3}-\d{4})-?\d{3,4}(?![\d-])|(?<![\w.+-])[\w.+-]{1,64}@[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63})+)/i

/** Telephone numbers and addresses of a PDF as links: a phone calls them, and no line ends inside a number. */
function withLinks<T extends RichNode>(node: T): T {
  return { ...node, ...(node.content && { content: node.content.flatMap(linked) }) }
}

function linked(node: RichNode): RichNode[] {
  if (node.type !== 'text' || node.marks?.length) return [withLinks(node)]
  return (node.text ?? '').split(reachable).flatMap((text, at) => {
    if (!text) return []
    if (at % 2 === 0) return [{ type: 'text', text }]
    const href = text.includes('@') ? `mailto:${text}` : `tel:${text.replaceAll('-', '')}`
    return [{ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] }]
  })
}

export function presentContact(
  reader: Reader,
  { headline = '', departments = [], qr = [], traffic }: View<'contact'>,
  offices: Item<'office'>[],
): Data<'contact'> {
  return {
    headline,
    offices: offices.map(({ id, document }) => {
      const {
        name = '',
        address = '',
        postcode = '',
        phone = '',
        fax = '',
        email = '',
        hours = '',
      } = document
      const { lng = 0, lat = 0 } = document.place ?? {}
      return { id, name, address, postcode, phone, fax, email, hours, lng, lat }
    }),
    departments: departments.map(({ name = '', duty = '', phone = '' }) => ({ name, duty, phone })),
    qr: qr.map(({ label = '', url = '' }) => ({ label, url })),
    traffic: html(reader, traffic),
  }
}
