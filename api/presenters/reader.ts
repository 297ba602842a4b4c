import type { RichText } from '@shanmen/content/rich-text/rich-text.ts'
import type { Language } from '@shanmen/contract/languages.ts'
import { renderRichText } from '../rich-text/render.ts'
import type { MediaMap } from './media.ts'

/** Whom an answer is for, and what presenters look things up in. They read nothing else. */
export type Reader = {
  language: Language
  now: Date
  media: MediaMap
  /** Name of a type in the reader's language, by `kind/code`. */
  typeNames: ReadonlyMap<string, string>
}

/** A type's name, '' when it has none in this language. */
export const nameOfType = (reader: Reader, kind: string, code: string | undefined): string =>
  reader.typeNames.get(`${kind}/${code}`) ?? ''

export const html = (reader: Reader, text: RichText | undefined): string => renderRichText(reader, text)

/** `{ [key]: value }`, or nothing where there is no value: optional fields are left out, never null. */
export const optional = <K extends string, V>(key: K, value: V | undefined | ''): { [P in K]?: V } =>
  value === undefined || value === '' ? {} : ({ [key]: value } as { [P in K]?: V })
