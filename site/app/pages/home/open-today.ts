import { type Language, languages } from '@shanmen/contract/languages.ts'
import { capital, showCount } from '../../lib/numerals.ts'
import { homeMessages } from '../../messages/home.ts'
import type { Place } from './load-home.ts'

/** What the home page says about the places that are open today, with a second line that there may not be. */
export function openTodayLines(
  places: readonly Pick<Place, 'title' | 'openToday'>[],
  language: Language,
): { text: string; note: string } {
  const t = homeMessages[language]
  const closed = places.filter(({ openToday }) => !openToday).map(({ title }) => title)
  const names = new Intl.ListFormat(languages[language].tag).format(closed)
  const areClosed = closed.length > 0 ? t.areClosed.replace('{names}', names) : ''
  const [first, ...others] = places
  // Of a single place there is no number to say.
  if (first && others.length === 0) return { text: areClosed || first.title, note: '' }
  if (closed.length > 0 && closed.length === places.length) return { text: t.allClosed, note: '' }
  const count = (number: number) => showCount(number, language)
  const text = (areClosed ? t.openOf : t.allOpen)
    .replace('{all}', count(places.length))
    .replace('{n}', count(places.length - closed.length))
  return { text: capital(text), note: areClosed || t.hoursDiffer }
}
