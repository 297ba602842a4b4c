import { hoursOf } from '@shanmen/contract/opening-hours.ts'
import type { Data } from '@shanmen/contract/schemas.ts'
import type { Cluster, ScenicCard } from '@shanmen/contract/types.ts'
import type { DetailContext } from './article.ts'
import { weekdayOf } from './dates.ts'
import { presentImage, presentImages } from './media.ts'
import { presentHours, presentOpening, textOfHours } from './opening-hours.ts'
import {
  html,
  type Item,
  nameOfType,
  optional,
  presentFigures,
  presentNamed,
  type Reader,
  type View,
} from './reader.ts'

/** `otherTitles`: names in the other language by id, for the second line under a place's name. */
export function presentScenicCard(
  reader: Reader,
  { id, document }: Item<'scenic'>,
  otherTitles: ReadonlyMap<string, string>,
): ScenicCard {
  const { title = '', summary = '', cover, tall, level = '', type = '', address = '' } = document
  const { place, tel = '', openHours = '', closedWeekdays = [] } = document
  const hours = hoursOf(document)
  const opening = hours && presentOpening(reader, hours)
  return {
    id,
    title,
    otherTitle: otherTitles.get(id) ?? '',
    summary,
    cover: presentImage(reader.media, reader.language, cover),
    tall: presentImage(reader.media, reader.language, tall),
    level,
    type,
    typeName: nameOfType(reader, 'scenic', type),
    address,
    lng: place?.lng ?? 0,
    lat: place?.lat ?? 0,
    tel,
    openHours: hours ? textOfHours(hours, reader.language) : openHours,
    openToday: opening
      ? // Also what began the day before and goes on after midnight.
        opening.isOpen || opening.today.times.length > 0
      : !closedWeekdays.some(({ weekday }) => weekday === weekdayOf(reader.now)),
    ...optional('opening', opening),
  }
}

export function presentScenic(
  reader: Reader,
  item: Item<'scenic'>,
  otherTitles: ReadonlyMap<string, string>,
  { date, ...context }: DetailContext & { nearby: ScenicCard[]; date: string | undefined },
): Data<'scenicDetail'> {
  const { body, wide, images, tickets = [], duration = '', traffic, website, stops = [] } = item.document
  const { routeTitle = '', routeDistance = '', openHours, notices } = item.document
  const hours = hoursOf(item.document)
  return {
    ...presentScenicCard(reader, item, otherTitles),
    ...optional('hours', hours && { ...presentHours(reader, hours, date), ...optional('remark', openHours) }),
    content: html(reader, body),
    wide: presentImage(reader.media, reader.language, wide),
    images: presentImages(reader.media, reader.language, images),
    ticket: tickets.map(({ name = '', price = '', url }) => ({ name, price, ...optional('url', url) })),
    duration,
    traffic: html(reader, traffic) + html(reader, notices),
    ...optional('website', website),
    route: {
      title: routeTitle,
      distance: routeDistance,
      stops: stops.flatMap(({ name = '', text = '', place }) =>
        place ? [{ name, text, lng: place.lng, lat: place.lat }] : [],
      ),
    },
    ...context,
  }
}

export function presentCluster(reader: Reader, { id, document }: Item<'industry'>): Cluster {
  const { title = '', summary = '', cover, type = '', address = '', place } = document
  return {
    id,
    title,
    summary,
    cover: presentImage(reader.media, reader.language, cover),
    type,
    typeName: nameOfType(reader, 'industry', type),
    address,
    ...(place ? { lng: place.lng, lat: place.lat } : {}),
  }
}

export function presentClusterDetail(
  reader: Reader,
  item: Item<'industry'>,
  context: DetailContext,
): Data<'industrialClustersDetail'> {
  const { body, images, figures, enterprises, products = [], website, tel = '' } = item.document
  return {
    ...presentCluster(reader, item),
    content: html(reader, body),
    images: presentImages(reader.media, reader.language, images),
    figures: presentFigures(figures),
    enterprises: presentNamed(enterprises),
    products: products.map(({ name = '', text = '', cover }) => ({
      name,
      text,
      cover: presentImage(reader.media, reader.language, cover),
    })),
    ...optional('website', website),
    tel,
    ...context,
  }
}

export function presentWelfare(
  reader: Reader,
  welfare: View<'welfare'>,
  projects: Item<'welfareProject'>[],
): Data<'charitable'> {
  const { headline = '', intro, figures, foundationName, foundationText = '', foundationUrl } = welfare
  return {
    headline,
    intro: html(reader, intro),
    figures: presentFigures(figures),
    projects: projects.map(({ id, document: { title = '', date = '', cover, body, yearly = [] } }) => ({
      id,
      title,
      date,
      cover: presentImage(reader.media, reader.language, cover),
      content: html(reader, body),
      yearly: yearly.map(({ year = 0, value = '', label = '' }) => ({ year, value, label })),
    })),
    ...(foundationName
      ? { foundation: { name: foundationName, text: foundationText, url: foundationUrl ?? '' } }
      : {}),
  }
}
