import type { InterfaceText, Language } from '@shanmen/contract/languages.ts'
import type { RichText } from './rich-text/rich-text.ts'

type Common = {
  label: InterfaceText
  required?: boolean
  /** The name of the field beside it that does as well: only one of the two is required. */
  unless?: string
}

/**
 * A field of a kind. Its `type` decides the form control, what a valid value is, what is searched and what the
 * presenter reads. `both` holds words in the two languages inside a shared list; `page` is an address of the site.
 */
export type Field = Common &
  (
    | { type: 'text'; max: number; lines: boolean }
    | { type: 'rich' | 'flag' | 'date' | 'dateTime' | 'url' | 'email' | 'page' | 'place' }
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

/** Words inside a shared list, per language; a language that is missing leaves its part empty. */
export type Both = Partial<Record<Language, string>>

export type TreeNode<V> = V & { children: TreeNode<V>[] }

/** The stored value of a field. */
export type Value<F> = F extends { type: 'choice'; of: readonly (infer C)[] }
  ? C
  : F extends {
        type:
          | 'text'
          | 'url'
          | 'email'
          | 'page'
          | 'date'
          | 'dateTime'
          | 'entryType'
          | 'code'
          | 'image'
          | 'file'
      }
    ? string
    : F extends { type: 'images' | 'files' }
      ? string[]
      : F extends { type: 'number' }
        ? number
        : F extends { type: 'flag' }
          ? boolean
          : F extends { type: 'rich' }
            ? RichText
            : F extends { type: 'place' }
              ? Place
              : F extends { type: 'both' }
                ? Both
                : F extends { type: 'list'; of: infer O }
                  ? Values<O>[]
                  : F extends { type: 'tree'; of: infer O }
                    ? TreeNode<Values<O>>[]
                    : never

/** The stored values of a set of fields. Any may be absent: a draft is allowed to be incomplete. */
export type Values<F> = { -readonly [K in keyof F]?: Value<F[K]> }

const label = (zh: string, en: string) => ({ label: { zh, en } })
const required = { required: true } as const

// The makers below keep a declaration to one line a field.
export const text = (zh: string, en: string, max = 200) =>
  ({ type: 'text', max, lines: false, ...label(zh, en) }) as const
export const lines = (zh: string, en: string, max = 2000) =>
  ({ type: 'text', max, lines: true, ...label(zh, en) }) as const
export const both = (zh: string, en: string, max = 200) =>
  ({ type: 'both', max, lines: false, ...label(zh, en) }) as const
export const bothLines = (zh: string, en: string, max = 2000) =>
  ({ type: 'both', max, lines: true, ...label(zh, en) }) as const
export const rich = (zh: string, en: string) => ({ type: 'rich', ...label(zh, en) }) as const
export const flag = (zh: string, en: string) => ({ type: 'flag', ...label(zh, en) }) as const
export const date = (zh: string, en: string) => ({ type: 'date', ...label(zh, en) }) as const
export const dateTime = (zh: string, en: string) => ({ type: 'dateTime', ...label(zh, en) }) as const
export const url = (zh: string, en: string) => ({ type: 'url', ...label(zh, en) }) as const
export const email = (zh: string, en: string) => ({ type: 'email', ...label(zh, en) }) as const
export const page = (zh: string, en: string) => ({ type: 'page', ...label(zh, en) }) as const
export const place = (zh: string, en: string) => ({ type: 'place', ...label(zh, en) }) as const
export const image = (zh: string, en: string) => ({ type: 'image', ...label(zh, en) }) as const
export const images = (zh: string, en: string) => ({ type: 'images', ...label(zh, en) }) as const
export const file = (zh: string, en: string) => ({ type: 'file', ...label(zh, en) }) as const
export const files = (zh: string, en: string) => ({ type: 'files', ...label(zh, en) }) as const
/** The code of a type that editors keep themselves: an entry of kind `type` whose `of` is this field's kind. */
export const entryType = (zh: string, en: string) => ({ type: 'entryType', ...label(zh, en) }) as const
/** What a type is called by the entries that have it. */
export const code = (zh: string, en: string) => ({ type: 'code', ...label(zh, en) }) as const
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
/** A field that is needed unless the one of this name beside it is filled. */
export const neededUnless = <const F extends Field>(unless: string, field: F) =>
  ({ ...field, ...required, unless }) as const
