import type { Data } from '@shanmen/contract/schemas.ts'
import type { Brand } from '@shanmen/contract/types.ts'
import type { Surroundings } from './article.ts'
import { presentDateTime } from './dates.ts'
import { presentImage, presentImages } from './media.ts'
import { html, type Item, optional, presentFigures, type Reader, type View } from './reader.ts'

type Party = Data<'partyBuilding'>

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
    enterprises: members.map(({ id, document: { name = '', intro = '', logo, url } }) => ({
      id,
      name,
      intro,
      logo: presentImage(media, language, logo),
      ...optional('url', url),
    })),
  }
}

export function presentHotline(reader: Reader, hotline: View<'hotline'>): Party['integrity']['hotline'] {
  const { phones = [], email = '', address = '', postcode = '', hours = '', notice } = hotline
  const numbers = phones.map((phone) => phone.number ?? '').filter(Boolean)
  return { phones: numbers, email, address, postcode, hours, notice: html(reader, notice) }
}

export function presentVenue(
  reader: Reader,
  { id, document: { name = '', address = '', openHours = '', images, body } }: Item<'venue'>,
): Party['organization']['positions'][number] {
  const pictures = presentImages(reader.media, reader.language, images)
  return { id, name, address, openHours, images: pictures, content: html(reader, body) }
}

export function presentCommittee(
  reader: Reader,
  { intro, members = [], branches = [] }: View<'committee'>,
): Party['organization']['committee'] {
  return {
    intro: html(reader, intro),
    members: members.map(({ name = '', title = '', duty = '' }, index) => ({
      id: `${index + 1}`,
      name,
      title,
      duty,
    })),
    branches: branches.map(({ name = '', place = '', members: count = 0 }, index) => ({
      id: `${index + 1}`,
      name,
      place,
      members: count,
    })),
  }
}

export function presentBrand(reader: Reader, { id, document }: Item<'brand'>): Brand {
  const { title = '', subtitle = '', summary = '', unit = '', cover } = document
  return {
    id,
    title,
    subtitle,
    summary,
    unit,
    cover: presentImage(reader.media, reader.language, cover),
  }
}

export function presentBrandDetail(
  reader: Reader,
  item: Item<'brand'>,
  around: Surroundings,
): Data<'brandDetail'> {
  const { body, images, publishedAt } = item.document
  return {
    ...presentBrand(reader, item),
    content: html(reader, body),
    images: presentImages(reader.media, reader.language, images),
    publishedAt: presentDateTime(publishedAt),
    ...around,
  }
}
