import { cut, runsOf } from './tokens.ts'

type Phrase = { tokens: string[]; prefix: boolean }
/** Every term must be found; each by any of its phrases. */
export type Query = Phrase[][]

/**
 * A visitor's keyword as a query. Only letters and digits survive, so nothing in it can be an operator. Empty when it
 * holds none: then the title is matched literally instead.
 */
export function parseQuery(keyword: string): Query {
  // A repeated word has no effect.
  const distinct = new Map(runsOf(keyword).map((run) => [run.text, run]))
  return [...distinct.values()].map((run) =>
    run.han ? [chinesePhrase(run.text)] : wordPhrases(cut(run.text)),
  )
}

function chinesePhrase(text: string): Phrase {
  const characters = [...text]
  // A single character is the beginning of every pair it starts.
  if (characters.length === 1) return { tokens: characters, prefix: true }
  return {
    tokens: characters.slice(0, -1).map((character, index) => character + (characters[index + 1] ?? '')),
    prefix: false,
  }
}

function wordPhrases(word: string): Phrase[] {
  const plain = { tokens: [word], prefix: true }
  if (!/^[a-z]{2,}$/.test(word)) return [plain]
  return [plain, { tokens: [`zp${word}`], prefix: true }, { tokens: [`zi${word}`], prefix: true }]
}

const join = (terms: Query, or: string, and: string, phrase: (phrase: Phrase) => string): string =>
  terms.map((phrases) => `(${phrases.map(phrase).join(or)})`).join(and)

/** For SQLite's FTS5. */
export const toFts5 = (query: Query): string =>
  join(query, ' OR ', ' AND ', ({ tokens, prefix }) => `"${tokens.join(' ')}"${prefix ? '*' : ''}`)

/** For PostgreSQL's tsquery. */
export const toTsquery = (query: Query): string =>
  join(query, ' | ', ' & ', ({ tokens, prefix }) => {
    const last = tokens.length - 1
    return `(${tokens.map((token, index) => `'${token}'${prefix && index === last ? ':*' : ''}`).join(' <-> ')})`
  })

// Positions of PostgreSQL end here; what comes later is found as single pairs.
const lastPosition = 16_383

/** Tokens as a tsvector literal: PostgreSQL's own parser would tokenize them again. */
export function toTsvector(tokens: string[]): string {
  return tokens.map((token, index) => `'${token}':${Math.min(index + 1, lastPosition)}`).join(' ')
}
