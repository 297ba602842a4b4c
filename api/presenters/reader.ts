import type { View } from '@shanmen/content/documents/project.ts'
import type { KindName } from '@shanmen/content/kinds.ts'
import type { PublishedRow } from '@shanmen/content/published/row.ts'
import type { Moments } from '@shanmen/content/published/status.ts'
import type { RichText } from '@shanmen/content/rich-text/rich-text.ts'
import type { Language } from '@shanmen/contract/languages.ts'
import type { Figure } from '@shanmen/contract/types.ts'
import { renderRichText } from '../rich-text/render.ts'
import type { MediaMap } from './media.ts'

export type { View }

/** What a presenter needs of a published entry. `updatedAt` is when this language was last published. */
export type Item<N extends KindName> = Pick<PublishedRow<N>, 'id' | 'updatedAt' | 'document'>
/** The same with the moments that decide its state. */
export type TimedItem<N extends KindName> = Item<N> & Moments

/** Language and time of an answer, and what presenters look up. They read nothing else. */
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

/** `{ [key]: value }`, or `{}` where there is no value: optional fields are left out, never null. */
export const optional = <K extends string, V>(key: K, value: V | undefined | ''): { [P in K]?: V } =>
  value === undefined || value === '' ? {} : ({ [key]: value } as { [P in K]?: V })

type StoredFigure = { value?: string; unit?: string; label?: string }

export const presentFigures = (figures: StoredFigure[] = []): Figure[] =>
  figures.map(({ label = '', value = '', unit = '' }) => ({ label, value, unit }))

type StoredTitled = { title?: string; text?: string }

export const presentTitled = (rows: StoredTitled[] = []) =>
  rows.map(({ title = '', text = '' }) => ({ title, text }))

type StoredNamed = { name?: string; text?: string }

export const presentNamed = (rows: StoredNamed[] = []) =>
  rows.map(({ name = '', text = '' }) => ({ name, text }))
