import { type Moments, statusOf } from '@shanmen/content/published/status.ts'
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
