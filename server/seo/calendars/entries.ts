import { addresses, fill } from '@shanmen/contract/addresses.ts'
import type { Call } from '@shanmen/contract/client.ts'
import type { CalendarDetailCall, DetailList } from '@shanmen/contract/items.ts'
import { type Language, type LanguageId, languages, pathIn } from '@shanmen/contract/languages.ts'
import type { Data } from '@shanmen/contract/schemas.ts'
import { showMoment } from '@shanmen/site/app/lib/dates.ts'
import { sessionsOf } from '@shanmen/site/app/lib/event-times.ts'
import { collegeMessages } from '@shanmen/site/app/messages/college.ts'
import { componentMessages } from '@shanmen/site/app/messages/components.ts'
import { disclosureMessages } from '@shanmen/site/app/messages/disclosure.ts'
import { eventMessages } from '@shanmen/site/app/messages/event.ts'
import type { CalendarEntry } from './icalendar.ts'

type Timed = Omit<CalendarEntry, 'uid' | 'url'>
/** Undefined where the item has no deadline. */
type Source = (
  call: Call,
  id: string,
  language: Language,
  languageId: LanguageId,
) => Promise<Timed | undefined>

/** A list with a calendar whose detail call has no row here does not compile. */
const sources = {
  eventDetail: async (call, id, language, languageId) =>
    event(await call('eventDetail', { id, languageId }), language),
  hireDetail: async (call, id, language, languageId) =>
    job(await call('hireDetail', { id, languageId }), language),
  informationDisclosureDetail: async (call, id, language, languageId) =>
    notice(await call('informationDisclosureDetail', { id, languageId }), language),
} satisfies Record<CalendarDetailCall, Source>

/** One item as an entry of a calendar; undefined without a deadline. Throws ApiError for an item that is not public. */
export async function readEntry(
  call: Call,
  { detail, detailPage }: DetailList,
  id: string,
  language: Language,
  publicUrl: string,
): Promise<CalendarEntry | undefined> {
  const source: Source = sources[detail as CalendarDetailCall]
  const timed = await source(call, id, language, languages[language].id)
  const path = fill(addresses[detailPage], id)
  // The same in each language: a reader of both calendars has the event once.
  return timed && { ...timed, uid: publicUrl + path, url: publicUrl + pathIn(language, path) }
}

const joinLines = (...lines: (string | undefined | false)[]) => lines.filter(Boolean).join('\n')
const labelled = (label: string, value: string | undefined) => (value ? `${label} ${value}` : '')

function event(event: Data<'eventDetail'>, language: Language): Timed | undefined {
  const t = eventMessages[language]
  // A draft whose preview is open.
  if (!event.startsAt || !event.endsAt) return undefined
  const sessions = sessionsOf(event)
  return {
    title: event.cancelled ? `${t.states.cancelled} · ${event.title}` : event.title,
    text: joinLines(
      event.summary,
      labelled(t.fee, event.fee),
      labelled(t.organizer, event.organizer),
      ...(event.cancelled ? [t.cancelledNote] : signUpTexts(event, language)),
    ),
    place: [event.place, event.address].filter(Boolean).join(languages[language].isCjk ? '，' : ', '),
    categories: [t.vert],
    starts: event.startsAt,
    ends: sessions?.firstEnds ?? event.endsAt,
    days: sessions?.count,
    wholeDay: event.wholeDay,
    cancelled: event.cancelled,
    // An exhibition of weeks leaves its visitors' days free.
    busy: !event.wholeDay,
    created: event.publishedAt,
    updated: event.updatedAt,
  }
}

/** Where and until when. A calendar may keep the file: the deadline is said after it too. */
function signUpTexts({ signUp }: Data<'eventDetail'>, language: Language): string[] {
  const t = eventMessages[language]
  if (!signUp) return [t.noSignUp]
  return [
    labelled(t.signUp, signUp.url ?? signUp.phone ?? t.atPlace),
    labelled(t.signUpUntil, signUp.until && showMoment(signUp.until, language)),
  ]
}

/** Until when to apply: the whole of the last day. */
function job(job: Data<'hireDetail'>, language: Language): Timed | undefined {
  const t = collegeMessages[language]
  return job.deadline
    ? deadline(job, job.deadline, {
        title: `${t.deadline} · ${job.title}`,
        text: joinLines(job.department, job.city, job.salary, labelled(t.applyTo, job.applyEmail)),
        categories: [job.typeName],
        wholeDay: true,
      })
    : undefined
}

function notice(notice: Data<'informationDisclosureDetail'>, language: Language): Timed | undefined {
  const t = disclosureMessages[language]
  const { phone, number } = componentMessages[language]
  // Of what is only planned nothing but the month is known.
  if (!notice.deadline || notice.status === 'planned') return undefined
  return deadline(notice, notice.deadline, {
    title: `${t.deadline} · ${notice.title}`,
    text: joinLines(
      notice.number && number.replace('{n}', () => notice.number),
      labelled(notice.type === 'rent' ? t.lessor : t.buyer, notice.unit),
      labelled(t.contact, notice.contactName),
      labelled(phone, notice.contactPhone),
    ),
    place: notice.place,
    categories: [notice.categoryName],
    wholeDay: false,
  })
}

const deadline = (
  item: { publishedAt: string; updatedAt: string },
  starts: string,
  { categories, ...entry }: Pick<Timed, 'title' | 'text' | 'place' | 'categories' | 'wholeDay'>,
): Timed => ({
  ...entry,
  categories: categories.filter(Boolean),
  starts,
  cancelled: false,
  busy: false,
  created: item.publishedAt,
  updated: item.updatedAt,
})
