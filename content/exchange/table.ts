import { type AnyDocument, type Bag, isBag } from '../documents/document.ts'
import type { Field } from '../fields.ts'
import type { Kind } from '../kind.ts'
import { type Language, languageCodes } from '../language.ts'
import { cellOf, valueIn } from './cells.ts'

type Part = 'shared' | Language
type Column = { heading: string; part: Part; name: string; field: Field }

/** The id of an entry, and the languages it has words in (`zh en`), as the headings of their columns. */
export const idColumn = 'id'
export const languagesColumn = 'languages'

const columnsOf = (kind: Kind): Column[] => [
  ...Object.entries(kind.shared).map(([name, field]) => column('shared', name, field)),
  ...languageCodes.flatMap((language) =>
    Object.entries(kind.words).map(([name, field]) => column(language, name, field)),
  ),
]
const column = (part: Part, name: string, field: Field): Column => ({
  heading: `${part}.${name}`,
  part,
  name,
  field,
})

/** Headings of a kind's table: `id`, `languages`, `shared.cover`, `zh.title`, `en.title` … */
export const headingsOf = (kind: Kind): string[] => [
  idColumn,
  languagesColumn,
  ...columnsOf(kind).map(({ heading }) => heading),
]

/** An entry as a row of its kind's table. */
export function rowOf(kind: Kind, slug: string, document: AnyDocument): Record<string, string> {
  const cells = columnsOf(kind).map(({ heading, part, name, field }) => [
    heading,
    cellOf(field, document[part]?.[name]),
  ])
  const languages = languageCodes.filter((language) => document[language]).join(' ')
  return { [idColumn]: slug, [languagesColumn]: languages, ...Object.fromEntries(cells) }
}

/**
 * A document from a row. Columns that the table lacks keep what `existing` says; without the column of languages those
 * exist that have a cell filled in.
 */
export function documentOf(
  kind: Kind,
  row: Readonly<Record<string, string>>,
  existing: AnyDocument | undefined,
): unknown {
  const document: { [P in Part]: Bag } = {
    shared: { ...existing?.shared },
    zh: { ...existing?.zh },
    en: { ...existing?.en },
  }
  const filled = new Set<Part>()
  for (const { heading, part, name, field } of columnsOf(kind)) {
    const cell = row[heading]
    if (cell === undefined) continue
    const value = valueIn(field, cell)
    if (value === undefined) delete document[part][name]
    else {
      document[part][name] = value
      filled.add(part)
    }
  }
  const said = row[languagesColumn]?.split(/[\s,]+/)
  const has = (language: Language) =>
    said ? said.includes(language) : filled.has(language) || isBag(existing?.[language])
  return {
    shared: document.shared,
    zh: has('zh') ? document.zh : null,
    en: has('en') ? document.en : null,
  }
}
