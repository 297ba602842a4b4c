import type { Sample } from '../../entry.ts'

type Honor = Omit<Sample<'honor'>, 'kind'>
type Level = NonNullable<Sample<'honor'>['shared']['type']>
/** Id, date, Chinese title and issuer, English title and issuer where there are any. */
export type HonorRow = [id: string, awardedAt: string, zh: [string, string], en?: [string, string]]

/** Turns the rows of one level into entries; their pictures are numbered on from `first`. */
export const honorsOf = (type: Level, first: number, rows: HonorRow[]): Honor[] =>
  rows.map(([id, awardedAt, zh, en], at) => ({
    id,
    shared: {
      type,
      awardedAt,
      image: `honor-${String(first + at).padStart(2, '0')}`,
      sort: (at + 1) * 10,
    },
    zh: { title: zh[0], issuer: zh[1] },
    ...(en && { en: { title: en[0], issuer: en[1] } }),
  }))
