import type { Data } from '@shanmen/contract/schemas.ts'
import type { Brand } from '@shanmen/contract/types.ts'
import { type DetailContext, presentCard } from './article.ts'
import { presentDate, presentDateTime } from './dates.ts'
import { presentImage, presentImages } from './media.ts'
import { html, type Item, optional, presentFigures, type Reader, type View } from './reader.ts'

type Party = Data<'partyBuilding'>
type PartyCard = Data<'groupActivitiesList'>['list'][number]
type Calendar = NonNullable<Data<'groupActivitiesList'>['calendar']>

export function presentAlliance(
  reader: Reader,
  alliance: View<'alliance'>,
  members: Item<'allianceMember'>[],
): Party['alliance'] {
  const { language, media } = reader
  return {
    title: alliance.title ?? '',
    motto: alliance.motto ?? '',
    intro: html(reader, alliance.intro),
    image: presentImage(media, language, alliance.image),
    figures: presentFigures(alliance.figures),
    enterprises: members.map(
      ({ id, document: { name = '', intro = '', gives, type, mapX, mapY, logo, url } }) => ({
        id,
        name,
        intro,
        ...optional('gives', gives),
        ...optional('type', type),
        ...(mapX === undefined || mapY === undefined ? {} : { at: { x: mapX, y: mapY } }),
        logo: presentImage(media, language, logo),
        ...optional('url', url),
      }),
    ),
  }
}

/** An activity or an article of integrity education in its list. */
export function presentPartyCard<T extends 'activity' | 'education'>(
  reader: Reader,
  item: Item<'activity'> | Item<'education'>,
  type: T,
  typeName: string,
): PartyCard & { type: T } {
  const { activityKind }: View<'activity'> = item.document
  return { ...presentCard(reader, item, type, typeName), ...optional('activityKind', activityKind) }
}

/** The days of last month, this month and the next, in order; those without words in the language are left out. */
export function presentCalendar({ now }: Reader, { calendar = [] }: View<'alliance'>): Calendar {
  const today = presentDate(now.toISOString())
  const [year = 0, month = 0] = today.split('-').map(Number)
  const firstOf = (month: number) => new Date(Date.UTC(year, month - 1)).toISOString().slice(0, 10)
  const [from, until] = [firstOf(month - 1), firstOf(month + 2)]
  const days = calendar.flatMap(({ date = '', kind, title, place, page }) =>
    kind && title && from <= date && date < until
      ? [{ date, kind, title, ...optional('place', place), ...optional('path', page) }]
      : [],
  )
  return { today, days: days.sort((one, other) => one.date.localeCompare(other.date)) }
}

export function presentHotline(reader: Reader, hotline: View<'hotline'>): Party['integrity']['hotline'] {
  const { phones = [], email = '', address = '', postcode = '', hours = '', notice } = hotline
  const numbers = phones.map((phone) => phone.number ?? '').filter(Boolean)
  return { phones: numbers, email, address, postcode, hours, notice: html(reader, notice) }
}

export function presentVenue(
  reader: Reader,
  { id, document: { name = '', address = '', openHours = '', images, mapX, mapY, body } }: Item<'venue'>,
): Party['organization']['positions'][number] {
  const pictures = presentImages(reader.media, reader.language, images)
  const at = mapX === undefined || mapY === undefined ? undefined : { x: mapX, y: mapY }
  return {
    id,
    name,
    address,
    openHours,
    ...optional('at', at),
    images: pictures,
    content: html(reader, body),
  }
}

export function presentCommittee(
  reader: Reader,
  { intro, image, members = [], branches = [] }: View<'committee'>,
): Party['organization']['committee'] {
  return {
    intro: html(reader, intro),
    ...optional('image', presentImage(reader.media, reader.language, image) ?? undefined),
    members: members.map(({ name = '', title = '', duty = '', seal, day }, index) => ({
      id: `${index + 1}`,
      name,
      title,
      duty,
      ...optional('seal', seal),
      ...optional('day', day),
    })),
    branches: branches.map(({ name = '', place = '', members: count = 0, contact }, index) => ({
      id: `${index + 1}`,
      name,
      place,
      members: count,
      ...optional('contact', contact),
    })),
  }
}

export function presentBrand(reader: Reader, { id, document }: Item<'brand'>): Brand {
  const { title = '', subtitle = '', summary = '', unit = '', cover, emblem, counted, deed } = document
  const picture = presentImage(reader.media, reader.language, emblem)
  return {
    id,
    title,
    subtitle,
    summary,
    unit,
    cover: presentImage(reader.media, reader.language, cover),
    ...(picture && { emblem: picture }),
    ...(counted !== undefined && deed ? { deed: { value: counted, text: deed } } : {}),
  }
}

export function presentBrandDetail(
  reader: Reader,
  item: Item<'brand'>,
  context: DetailContext,
): Data<'brandDetail'> {
  const { body, images, publishedAt } = item.document
  return {
    ...presentBrand(reader, item),
    content: html(reader, body),
    images: presentImages(reader.media, reader.language, images),
    publishedAt: presentDateTime(publishedAt),
    ...context,
  }
}
