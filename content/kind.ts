import { type ContentSection, items, type KindName } from '@shanmen/contract/items.ts'
import type { InterfaceText, Language } from '@shanmen/contract/languages.ts'
import type { Fields, Values } from './fields.ts'

/**
 * Which shared field fills which column that lists need. `type` is filtered by; `date` orders newest first, gives the
 * year and is the first day on which the entry is public (ADR 009); `until` is in no column but ends the entry's
 * publications (ADR 054); `sort` orders by hand; the four moments give a notice its state (planned → open → review →
 * result → ended).
 */
export type Columns<FieldName = string> = Partial<
  Record<
    'type' | 'date' | 'until' | 'top' | 'sort' | 'opensAt' | 'closesAt' | 'resultAt' | 'endsAt',
    FieldName
  >
>

/** `wholeDays` is a flag: the entry lasts whole days, so it ends at 23:59. `signUpUntil` cannot be after the end. */
export type Period<FieldName = string> = { from: FieldName; to: FieldName } & Partial<
  Record<'wholeDays' | 'signUpUntil', FieldName>
>

/** A kind of content, declared once: schema, studio form, validation, columns and search derive from it. */
export type Kind<S extends Fields = Fields, W extends Fields = Fields> = {
  name: KindName
  section: ContentSection
  label: InterfaceText
  /** Plural of the label, for lists; in Chinese it is the same. */
  many: InterfaceText
  /** True where there is exactly one entry: the group profile, the menu. Its id is the kind's name. */
  single: boolean
  /** Every page of the site needs it (menu, home, site information): it can be replaced, and not taken down. */
  permanent: boolean
  /** `newest`: top first, then date downwards. `sorted`: by the editor's own numbers. */
  order: 'newest' | 'sorted'
  /** Publishing needs a second person: the author of a revision cannot approve it (disclosure and party). */
  requiresApproval: boolean
  /** Fields that all languages share. */
  shared: S
  /** The texts of each language. */
  words: W
  columns: Columns
  /** The shared fields that say from when to when an entry lasts: it is published only if it ends after it begins. */
  period: Period | undefined
  /** Shared fields of earlier releases that stored documents still have; the next revision leaves them out. */
  retired: readonly string[]
}

export type Document<K extends Kind = Kind> = { shared: Values<K['shared']> } & {
  [L in Language]?: Values<K['words']> | null
}

type Options<S extends Fields, W extends Fields> = Omit<
  Kind<S, W>,
  'single' | 'permanent' | 'section' | 'requiresApproval' | 'columns' | 'period' | 'many' | 'retired'
> & {
  /** In English. */
  many: string
  columns?: Columns<keyof S & string>
  period?: Period<keyof S & string>
  retired?: readonly string[]
}

const shownEverywhere: ReadonlySet<KindName> = new Set(['site', 'home', 'menu'])

function declare<S extends Fields, W extends Fields>(kind: Options<S, W>, single: boolean): Kind<S, W> {
  const { section } = items[kind.name]
  return {
    ...kind,
    section,
    many: { zh: kind.label.zh, en: kind.many },
    columns: kind.columns ?? {},
    period: kind.period,
    retired: kind.retired ?? [],
    single,
    permanent: shownEverywhere.has(kind.name),
    requiresApproval: section === 'disclosure' || section === 'party',
  }
}

/** Declares a kind of which there are many entries. */
export const collection = <const S extends Fields, const W extends Fields>(kind: Options<S, W>) =>
  declare(kind, false)

/** Declares a kind of which there is one entry. */
export const single = <const S extends Fields, const W extends Fields>(
  kind: Omit<Options<S, W>, 'order' | 'many'>,
) => declare({ ...kind, order: 'sorted', many: kind.label.en } as Options<S, W>, true)
