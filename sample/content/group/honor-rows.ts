import type { Sample } from '../../entry.ts'

type Honor = Omit<Sample<'honor'>, 'kind'>
type Level = NonNullable<Sample<'honor'>['shared']['type']>
type Words = [title: string, issuer: string, winner: string]
/** Id, date, and in each language title, issuer and winner; English where there is any. */
export type HonorRow = [id: string, awardedAt: string, zh: Words, en?: Words]

const wordsOf = ([title, issuer, winner]: Words) => ({ title, issuer, winner })

/** Turns the rows of one level into entries. */
export const honorsOf = (type: Level, rows: HonorRow[]): Honor[] =>
  rows.map(([id, awardedAt, zh, en], at) => ({
    id,
    shared: { type, awardedAt, sort: (at + 1) * 10 },
    zh: wordsOf(zh),
    ...(en && { en: wordsOf(en) }),
  }))
