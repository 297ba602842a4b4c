import type { Values } from '@shanmen/content/fields.ts'
import type { KindName, kinds } from '@shanmen/content/kinds.ts'
import type { RichText } from '@shanmen/content/rich-text/rich-text.ts'
import type { defaultLanguage, Language } from '@shanmen/contract/languages.ts'

/** Stored values in the notation of the sample: rich text as Markdown, pictures and files by their sample names. */
type Written<V> = V extends RichText
  ? string
  : V extends (infer I)[]
    ? Written<I>[]
    : V extends object
      ? { [K in keyof V]: Written<V[K]> }
      : V

type Shared<N extends KindName> = Written<Values<(typeof kinds)[N]['shared']>>
type Words<N extends KindName> = Written<Values<(typeof kinds)[N]['words']>>

/** One sample entry. The item does not exist in a language that is left out. */
export type Sample<N extends KindName> = {
  kind: N
  /** The id in addresses and calls. A single entry has its kind's name. */
  id: string
  shared: Shared<N>
} & { [L in typeof defaultLanguage]: Words<N> } & { [L in Language]?: Words<N> }

/** `day(-3)` → the date three days ago, `day(5, '17:00')` → that time in five days, both in Asia/Shanghai. */
export type Day = { (offset: number): string; (offset: number, time: string): string }

export type AnySample = { [N in KindName]: Sample<N> }[KindName]

/** Builds a list of entries of one kind, typed by that kind. */
export const entriesOf = <N extends KindName>(kind: N, rows: Omit<Sample<N>, 'kind'>[]): Sample<N>[] =>
  rows.map((row) => ({ kind, ...row }))
