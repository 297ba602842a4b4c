import { sql } from 'kysely'
import type { Change } from '../database/tables.ts'
import type { ReadOnlyContent } from '../open.ts'
import { countOf, type Index } from './matches.ts'
import { type Phrase, phraseOf } from './query.ts'
import { nearWords } from './similar-words.ts'

/** Rows of one statement. */
const batchSize = 500

/** Words that can be meant by one with a slip: of Latin letters, from four on. */
const isKnown = (token: string): boolean => /^[a-z]{4,}$/.test(token)

/** Records the words of published texts, by which spelling is corrected. They stay: `readWordsLike` asks which texts still have. */
export async function recordWords(change: Change, tokens: Iterable<string>): Promise<void> {
  const words = [...new Set(tokens)].filter(isKnown)
  for (let from = 0; from < words.length; from += batchSize)
    await sql`insert into search_word(word) values ${sql.join(
      words.slice(from, from + batchSize).map((word) => sql`(${word})`),
    )} on conflict do nothing`.execute(change)
}

/** The words among these that a slip can be corrected to. */
export const knownAmong = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => text.toLowerCase().match(/[a-z]+/g) ?? []).filter(isKnown)

/**
 * The words of texts and files that are near this one, and those that editors `entered` for the search; none for one of them: it is no
 * slip. Those that only earlier texts had are left out.
 */
export async function readWordsLike(
  reading: ReadOnlyContent,
  word: string,
  entered: readonly string[] = [],
): Promise<string[]> {
  const readIndexed = (words: readonly string[]) => readWritten(reading, words, ['search', 'search_page'])
  if (entered.includes(word) || (await readIndexed([word])).length > 0) return []
  const [first = '', second = ''] = word
  const rows = await reading.read
    .selectFrom(
      sql<{ word: string }>`(select word from search_word
        where length(word) between ${sql.lit(word.length - 2)} and ${sql.lit(word.length + 2)}
          and (substr(word, 1, 1) in (${first}, ${second}) or substr(word, 2, 1) in (${first}, ${second})))`.as(
        'similar',
      ),
    )
    .selectAll()
    .execute()
  const near = nearWords(
    word,
    rows.map((row) => row.word),
  )
  return [...new Set([...(await readIndexed(near)), ...entered])]
}

/** Latin words one after the other are a phrase of whole words. */
const wholeOf = (word: string): Phrase =>
  /^\p{Script=Han}/u.test(word)
    ? phraseOf({ han: true, text: word })
    : { tokens: word.split(' '), prefix: false, text: word }

/** A text is not asked about in more words than this. */
const mostWords = 20

/** Those of some words, or of words one after the other, that published texts have, Latin ones as a whole. */
export async function readWritten(
  { read, dialect }: ReadOnlyContent,
  words: readonly string[],
  indexes: readonly Index[] = ['search'],
): Promise<string[]> {
  const asked = words.slice(0, mostWords)
  if (asked.length === 0) return []
  const counts = asked.map((word, at) => {
    const found = indexes.map((index) => sql`(${countOf(dialect, [wholeOf(word)], 1, index)})`)
    return sql`select ${sql.lit(at)} as at, ${sql.join(found, sql` + `)} as found`
  })
  const rows = await read
    .selectFrom(sql<{ at: number; found: number }>`(${sql.join(counts, sql` union all `)})`.as('written'))
    .selectAll()
    .execute()
  return rows.flatMap(({ at, found }) => (Number(found) > 0 ? (asked[at] ?? []) : []))
}
