import { isLanguage, type Language } from '@shanmen/contract/languages.ts'
import { forever, type Tables } from '../database/tables.ts'

/** A publication as the audit log has it. */
type Event = Pick<Tables['publication'], 'language' | 'no' | 'visible_from' | 'visible_until'> & {
  at: string
  /** When the language of the entry was first visible before this, or will be by a plan that stays. */
  first: string | undefined
  /** Until when it was asked for; another one may take its place before. */
  asked: string
}

type Line = { action: string; at: string; detail: Record<string, unknown> }

/**
 * What is public or planned after these lines of the audit log of one entry, as `clearFrom` and `removePostponed` leave it; the newest
 * publication last. A plan that was given up before it began leaves nothing behind.
 */
export function replay(lines: readonly Line[]): Event[] {
  let events: Event[] = []
  const began = new Map<Language, string>()
  for (const { action, at, detail } of lines) {
    const { language, no, visible_from: from, visible_until: until } = detail
    if (typeof language !== 'string' || !isLanguage(language)) continue
    const others = events.filter((event) => event.language !== language)
    const own = events.filter((event) => event.language === language)
    for (const { visible_from } of own)
      if (visible_from <= at && visible_from < (began.get(language) ?? forever))
        began.set(language, visible_from)
    if (action === 'unpublish') events = others
    if (action !== 'publish' || typeof no !== 'number' || typeof from !== 'string') continue
    // Releases before did not name it, and left the earlier plan as it was.
    const plan = own.find((event) => event.visible_from === detail.postponed)
    const rest = own
      .filter((event) => event !== plan)
      .map((event) =>
        event.visible_until === plan?.visible_from ? { ...event, visible_until: event.asked } : event,
      )
      .filter((event) => event.visible_from < from && event.visible_until > at && from > at)
      .map((event) => (event.visible_until > from ? { ...event, visible_until: from } : event))
    const visible_until = typeof until === 'string' ? until : forever
    const [first] = [began.get(language) ?? [], rest.map((event) => event.visible_from)].flat().sort()
    const added = { language, no, at, first, visible_from: from, visible_until, asked: visible_until }
    events = [...others, ...rest, added]
  }
  return events
}
