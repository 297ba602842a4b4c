import type { InterfaceText, Language } from '@shanmen/contract/languages.ts'
import type { RichText } from './rich-text/rich-text.ts'

type Common = {
  label: InterfaceText
  required?: boolean
  /** Another field of which one of the two is required. */
  unless?: string
  /** Its words may become public later than the entry: the search neither finds nor shows them. */
  unsearched?: boolean
}

/**
 * A field of a kind. Its `type` decides the form control, what a valid value is, what is searched and what the
 * presenter reads. `both` is a text per language inside a shared list; `page` is an address of the site.
 */
export type Field = Common &
  (
    | { type: 'text'; max: number; lines: boolean }
    /** `below`: the level of the page's heading that the text stands below; 1 where nothing is said. */
    | { type: 'rich'; below?: number }
    | { type: 'flag' | 'date' | 'dateTime' | 'url' | 'email' | 'place' }
    /** `only`: the kind whose pages can be picked; all pages of the site where nothing is said. */
    | { type: 'page'; only?: 'scenic' }
    | { type: 'time' | 'monthDay' | 'weekdays' }
    | { type: 'number'; min: number; max: number }
    | { type: 'choice'; of: readonly string[]; labels: Record<string, InterfaceText> }
    | { type: 'entryType' }
    | { type: 'code' }
    | { type: 'image' | 'images' | 'file' | 'files' }
    | { type: 'both'; max: number; lines: boolean }
    | { type: 'list'; of: Fields; max: number }
    | { type: 'tree'; of: Fields; depth: number }
  )

export type Fields = Readonly<Record<string, Field>>

/** GCJ-02 coordinates in decimal degrees, longitude first. */
export type Place = { system: 'gcj02'; lng: number; lat: number }

/** Text per language inside a shared list; a language may be missing. */
export type Both = Partial<Record<Language, string>>

export type TreeNode<V> = V & { children: TreeNode<V>[] }

/** The stored value of a field. */
export type Value<F> = F extends { type: 'choice'; of: readonly (infer C)[] }
  ? C
  : F extends { type: 'list'; of: infer O }
    ? Values<O>[]
    : F extends { type: 'tree'; of: infer O }
      ? TreeNode<Values<O>>[]
      : F extends { type: infer T extends keyof SimpleValues }
        ? SimpleValues[T]
        : never

type SimpleValues = Record<
  | 'text'
  | 'url'
  | 'email'
  | 'page'
  | 'date'
  | 'dateTime'
  | 'time'
  | 'monthDay'
  | 'entryType'
  | 'code'
  | 'image'
  | 'file',
  string
> &
  Record<'images' | 'files', string[]> & {
    number: number
    flag: boolean
    rich: RichText
    place: Place
    both: Both
    weekdays: number[]
  }

/** The stored values of a set of fields. Any may be absent: a draft is allowed to be incomplete. */
export type Values<F> = { -readonly [K in keyof F]?: Value<F[K]> }

const label = (zh: string, en: string) => ({ label: { zh, en } })
const required = { required: true } as const

// One function for each type of field, for declarations of one line a field.
export const text = (zh: string, en: string, max = 200) =>
  ({ type: 'text', max, lines: false, ...label(zh, en) }) as const
export const lines = (zh: string, en: string, max = 2000) =>
  ({ type: 'text', max, lines: true, ...label(zh, en) }) as const
export const both = (zh: string, en: string, max = 200) =>
  ({ type: 'both', max, lines: false, ...label(zh, en) }) as const
export const bothLines = (zh: string, en: string, max = 2000) =>
  ({ type: 'both', max, lines: true, ...label(zh, en) }) as const
export const rich = (zh: string, en: string) => ({ type: 'rich', ...label(zh, en) }) as const
/** A text that stands below a heading of level 2 of the page, so that its own begin with level 3. */
export const richBelowHeading = (zh: string, en: string) => ({ ...rich(zh, en), below: 2 }) as const
export const flag = (zh: string, en: string) => ({ type: 'flag', ...label(zh, en) }) as const
export const date = (zh: string, en: string) => ({ type: 'date', ...label(zh, en) }) as const
export const dateTime = (zh: string, en: string) => ({ type: 'dateTime', ...label(zh, en) }) as const
/** A time of day: `08:30`. */
export const time = (zh: string, en: string) => ({ type: 'time', ...label(zh, en) }) as const
/** A day of every year: `04-01`. */
export const monthDay = (zh: string, en: string) => ({ type: 'monthDay', ...label(zh, en) }) as const
/** Days of the week, 1 = Monday … 7 = Sunday. */
export const weekdays = (zh: string, en: string) => ({ type: 'weekdays', ...label(zh, en) }) as const
export const url = (zh: string, en: string) => ({ type: 'url', ...label(zh, en) }) as const
export const email = (zh: string, en: string) => ({ type: 'email', ...label(zh, en) }) as const
export const page = (zh: string, en: string) => ({ type: 'page', ...label(zh, en) }) as const
export const pageOf = (only: 'scenic', zh: string, en: string) =>
  ({ type: 'page', only, ...label(zh, en) }) as const
export const place = (zh: string, en: string) => ({ type: 'place', ...label(zh, en) }) as const
export const image = (zh: string, en: string) => ({ type: 'image', ...label(zh, en) }) as const
export const images = (zh: string, en: string) => ({ type: 'images', ...label(zh, en) }) as const
export const file = (zh: string, en: string) => ({ type: 'file', ...label(zh, en) }) as const
export const files = (zh: string, en: string) => ({ type: 'files', ...label(zh, en) }) as const
/** The code of a type that editors maintain: an entry of kind `type` whose `of` is this field's kind. */
export const entryType = (zh: string, en: string) => ({ type: 'entryType', ...label(zh, en) }) as const
/** By which entries refer to a type. */
export const code = (zh: string, en: string) => ({ type: 'code', ...label(zh, en) }) as const
/** A whole number. */
export const number = (zh: string, en: string, min = 0, max = 1e9) =>
  ({ type: 'number', min, max, ...label(zh, en) }) as const
export const choice = <const L extends Record<string, InterfaceText>>(zh: string, en: string, labels: L) =>
  ({ type: 'choice', of: Object.keys(labels) as (keyof L & string)[], labels, ...label(zh, en) }) as const
export const list = <const F extends Fields>(zh: string, en: string, of: F, max = 100) =>
  ({ type: 'list', of, max, ...label(zh, en) }) as const
export const tree = <const F extends Fields>(zh: string, en: string, of: F, depth: number) =>
  ({ type: 'tree', of, depth, ...label(zh, en) }) as const
/** A field without which nothing is published; in a list or tree, none of its rows. Words are needed in each language that is published. */
export const needed = <const F extends Field>(field: F) => ({ ...field, ...required }) as const
/** A text that may become public later than its entry. */
export const unsearched = <const F extends Field>(field: F) => ({ ...field, unsearched: true }) as const
/** A field that is required unless another one is filled. */
export const neededUnless = <const F extends Field>(unless: string, field: F) =>
  ({ ...field, ...required, unless }) as const
