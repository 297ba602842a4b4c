import type { Language } from '@shanmen/contract/languages.ts'
import { sql } from 'kysely'
import { requireKnownSchema } from '../database/migrate.ts'
import type { Change } from '../database/tables.ts'
import type { Content, ReadOnlyContent } from '../open.ts'
import { fold } from './tokens.ts'

/** Counting searches that found nothing: only their words, by language and day. */
export type FailedSearches = {
  /** Counts one, without waiting for anything. What may be about a person is not counted. */
  note: (language: Language, text: string) => void
  /** Stores what was counted since the last time. Never rejects. */
  flush: () => Promise<void>
  /** Stores it for the last time. */
  stop: () => Promise<void>
}

const longest = 40
/** Different searches between two times of storing, and on one day: made-up ones fill neither memory nor disk. */
const maxWaiting = 200
const maxOfDay = 500
const daysStored = 90
const everyMs = 60_000
const dayMs = 86_400_000

/** Fewer may be one visitor. */
const leastTimes = 3
/** Each is searched for again when they are shown. */
const maxRead = 200

// Arabic ones in any script and form, the Chinese ones of telephone numbers, and those of banks.
const numeral = '[\\p{N}零〇○一二三四五六七八九幺壹贰貳叁參肆伍陆陸柒捌玖]'
const numerals = new RegExp(numeral, 'gu')
/** As many may be a number of a person, whatever is between them. */
const mostNumerals = 6
/** The overlay searches during typing: so many at the end may be the beginning of such a number. */
const beginsNumber = new RegExp(`${numeral}{5}$`, 'u')

/**
 * The words of a search as they are counted: folded and at most 40 characters. Undefined for what has none, and for what may
 * be a number of a telephone, an identity card or an account or the beginning of one, or an address of e-mail or of the web.
 */
export function countedWords(text: string): string | undefined {
  const folded = fold(text)
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
  // Marks turn digits into keys of a telephone, 1️⃣, and the Japanese ー is a dash to some keyboards.
  const withoutMarks = (each: string) => each.replace(/[^\p{L}\p{N}]|\p{Lm}/gu, '')
  const joined = withoutMarks(folded)
  const isNumber = (joined.match(numerals)?.length ?? 0) > mostNumerals || beginsNumber.test(joined)
  const isAddress = /@|:\/\/|[a-z\d]\.[a-z]{2}/.test(folded)
  // A key or a password has letters and digits mixed in one word; a word and a year are two.
  const isSecret = folded
    .split(' ')
    .flatMap((word) => withoutMarks(word).match(/[a-z0-9]{12,}/g) ?? [])
    .some((word) => (word.match(/\d/g)?.length ?? 0) > 2)
  if (isNumber || isAddress || isSecret || !/\p{Script=Han}|\p{L}{2}/u.test(folded)) return undefined
  return [...folded].slice(0, longest).join('').trim()
}

/** Collects searches that found nothing and stores their counts every minute. */
export function collectFailedSearches(
  content: Pick<Content, 'write'>,
  onFailure: (error: unknown) => void,
  now = () => new Date(),
): FailedSearches {
  let waiting = new Map<string, Counted>()
  let storing = Promise.resolve()
  const flush = () => {
    const counted = withoutBeginnings([...waiting.values()])
    waiting = new Map()
    if (counted.length > 0)
      storing = storing.then(() => storeCounts(content, counted, now()).catch(onFailure))
    return storing
  }
  const timer = setInterval(() => void flush(), everyMs)
  timer.unref()
  return {
    note: (language, text) => {
      const query = countedWords(text)
      if (query === undefined) return
      const key = `${language} ${query}`
      const known = waiting.get(key)
      if (known) known.times += 1
      else if (waiting.size < maxWaiting) waiting.set(key, { language, query, times: 1 })
    },
    flush,
    stop: () => {
      clearInterval(timer)
      return flush()
    },
  }
}

type Counted = { language: Language; query: string; times: number }

/** The overlay searches during typing: what was only on the way to a longer search does not count. */
const withoutBeginnings = (all: readonly Counted[]): Counted[] =>
  all.flatMap((each) => {
    const longer = all.filter(
      ({ language, query }) =>
        language === each.language && query !== each.query && query.startsWith(each.query),
    )
    const times = each.times - longer.reduce((sum, other) => sum + other.times, 0)
    return times > 0 ? [{ ...each, times }] : []
  })

const dayOf = (moment: Date, daysBefore = 0): string =>
  // In Asia/Shanghai, which has no summer time.
  new Date(moment.getTime() + 8 * 3_600_000 - daysBefore * dayMs).toISOString().slice(0, 10)

/** A transaction of its own with few rows: it takes no lock that a save waits for longer than it takes to write them. */
async function storeCounts(
  { write }: Pick<Content, 'write'>,
  counted: readonly Counted[],
  now: Date,
): Promise<void> {
  await write.transaction().execute(async (change) => {
    await requireKnownSchema(change)
    const day = dayOf(now)
    await change.deleteFrom('search_failure').where('day', '<', dayOf(now, daysStored)).execute()
    // In one order in all processes, so that none waits for another that waits for it.
    for (const { language, query, times } of await withinLimit(change, day, inOrder(counted)))
      await change
        .insertInto('search_failure')
        .values({ day, language, query, times })
        .onConflict((conflict) =>
          conflict
            .columns(['day', 'language', 'query'])
            .doUpdateSet({ times: sql<number>`search_failure.times + ${times}` }),
        )
        .execute()
  })
}

const inOrder = (counted: readonly Counted[]): Counted[] => {
  const keyOf = ({ language, query }: Counted) => `${language} ${query}`
  return counted.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
}

/** Those that are counted already today, and new ones up to the limit of a day. */
async function withinLimit(change: Change, day: string, counted: readonly Counted[]): Promise<Counted[]> {
  const rows = await change
    .selectFrom('search_failure')
    .select(['language', 'query'])
    .where('day', '=', day)
    .execute()
  const known = new Set(rows.map(({ language, query }) => `${language} ${query}`))
  let left = maxOfDay - known.size
  return counted.filter(({ language, query }) => known.has(`${language} ${query}`) || left-- > 0)
}

export type FailedSearch = Counted & {
  /** When it was searched for last. */
  day: string
}

/** The searches that found nothing three times or more, the most frequent first. */
export async function readFailedSearches({ read, clock }: ReadOnlyContent): Promise<FailedSearch[]> {
  const rows = await read
    .selectFrom('search_failure')
    .select(['language', 'query'])
    .select(({ fn }) => [fn.sum<number>('times').as('times'), fn.max('day').as('day')])
    .where('day', '>=', dayOf(clock.now(), daysStored))
    .groupBy(['language', 'query'])
    .having(({ fn }) => fn.sum('times'), '>=', leastTimes)
    .orderBy('times', 'desc')
    .orderBy('day', 'desc')
    .orderBy('query')
    .limit(maxRead)
    .execute()
  return rows.map((row) => ({ ...row, times: Number(row.times) }))
}
