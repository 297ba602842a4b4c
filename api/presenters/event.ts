import { endOf } from '@shanmen/content/documents/dates.ts'
import type { Data } from '@shanmen/contract/schemas.ts'
import type { Event } from '@shanmen/contract/types.ts'
import type { DetailContext } from './article.ts'
import { presentDateTime } from './dates.ts'
import { presentImage } from './media.ts'
import { html, optional, type Reader, type TimedItem } from './reader.ts'

export function presentEvent(reader: Reader, item: TimedItem<'event'>): Event {
  const { title = '', summary = '', cover, place = '', publishedAt } = item.document
  const signUp = presentSignUp(reader, item)
  return {
    id: item.id,
    title,
    summary,
    cover: presentImage(reader.media, reader.language, cover),
    publishedAt: presentDateTime(publishedAt),
    startsAt: presentDateTime(item.opensAt),
    endsAt: presentDateTime(item.endsAt),
    wholeDay: item.document.wholeDay ?? false,
    daily: item.document.daily ?? false,
    status: eventStatusOf(item, reader),
    cancelled: item.document.cancelled ?? false,
    place,
    ...optional('signUp', signUp),
  }
}

const isReached = (moment: string | null, now: number) => moment !== null && Date.parse(moment) <= now

export function eventStatusOf(
  { opensAt, endsAt }: Pick<TimedItem<'event'>, 'opensAt' | 'endsAt'>,
  { now }: Pick<Reader, 'now'>,
): Event['status'] {
  if (isReached(endsAt, now.getTime())) return 'past'
  return isReached(opensAt, now.getTime()) ? 'now' : 'upcoming'
}

/** How to sign up; undefined where no sign-up is needed. A deadline without address and telephone is one at the place. */
function presentSignUp({ now }: Reader, { document, endsAt }: TimedItem<'event'>): Event['signUp'] {
  const { signUpUrl, signUpPhone, signUpUntil, cancelled = false } = document
  if (!signUpUrl && !signUpPhone && !signUpUntil) return undefined
  const last = endOf(signUpUntil) ?? endsAt
  return {
    isOpen: !cancelled && !isReached(last, now.getTime()),
    ...optional('until', presentDateTime(endOf(signUpUntil))),
    ...optional('url', signUpUrl),
    ...optional('phone', signUpPhone),
  }
}

export function presentEventDetail(
  reader: Reader,
  item: TimedItem<'event'>,
  context: DetailContext,
): Omit<Data<'eventDetail'>, 'related'> {
  const { body, address = '', placePage, organizer = '', fee = '' } = item.document
  return {
    ...presentEvent(reader, item),
    updatedAt: presentDateTime(item.updatedAt),
    content: html(reader, body),
    address,
    ...optional('placePath', placePage),
    organizer,
    fee,
    ...context,
  }
}
