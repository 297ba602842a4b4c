import { eachLanguage, type Language, languageCodes } from '@shanmen/contract/languages.ts'
import { type AnyDocument, isJsonObject, type JsonObject } from '../documents/document.ts'
import { issueOf } from '../documents/messages.ts'
import { ValidationError } from '../errors.ts'
import type { Field } from '../fields.ts'
import type { Kind } from '../kind.ts'
import { cellOf, valueIn } from './cells.ts'
import type { Exported } from './export.ts'

type Part = 'shared' | Language
type Column = { heading: string; part: Part; name: string; field: Field }

/** The id of an entry, its revision, and the languages it has words in (`zh en`), as the headings of their columns. */
export const idColumn = 'id'
export const revisionColumn = 'revision'
const languagesColumn = 'languages'

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

/** Headings of a kind's table: `id`, `revision`, `languages`, `shared.cover`, `zh.title`, `en.title` … */
export const headingsOf = (kind: Kind): string[] => [
  idColumn,
  revisionColumn,
  languagesColumn,
  ...columnsOf(kind).map(({ heading }) => heading),
]

/** An entry as a row of its kind's table. */
export function rowOf(kind: Kind, { slug, no, document }: Exported): Record<string, string> {
  const cells = columnsOf(kind).map(({ heading, part, name, field }) => [
    heading,
    cellOf(field, document[part]?.[name]),
  ])
  const languages = languageCodes.filter((language) => document[language]).join(' ')
  return {
    [idColumn]: slug,
    [revisionColumn]: String(no),
    [languagesColumn]: languages,
    ...Object.fromEntries(cells),
  }
}

/**
 * A document from a row. Columns that the table lacks, and cells that are as they were exported, leave the value of
 * `existing`. A language is there when the column of languages names it or, where that is lacking or empty, when one of its
 * cells is filled in. Throws ValidationError for a language that does not exist and for words in one that the row does not name:
 * nothing is left out in silence.
 */
export function documentOf(
  kind: Kind,
  row: Readonly<Record<string, string>>,
  existing: AnyDocument | undefined,
): unknown {
  const document: { [P in Part]: JsonObject } = {
    shared: { ...existing?.shared },
    ...eachLanguage((language) => ({ ...existing?.[language] })),
  }
  const columns = columnsOf(kind).filter(({ heading }) => row[heading] !== undefined)
  const filled: Column[] = []
  for (const column of columns) {
    const { part, name, field } = column
    // Table programs may write the line breaks of a cell as their system does.
    const cell = (row[column.heading] ?? '').replaceAll('\r\n', '\n')
    if (cell.trim() !== '') filled.push(column)
    if (cell === cellOf(field, existing?.[part]?.[name])) continue
    const value = valueIn(field, cell)
    if (value === undefined) delete document[part][name]
    else document[part][name] = value
  }
  const named = (row[languagesColumn] ?? '').split(/[\s,，、]+/).filter(Boolean)
  requireNamed(named, filled)
  const has = (language: Language) => {
    if (named.includes(language) || filled.some(({ part }) => part === language)) return true
    // What the table says nothing about stays; cells that are there and empty take the words away.
    const isEmptied = row[languagesColumn] !== undefined && columns.some(({ part }) => part === language)
    return isJsonObject(existing?.[language]) && !isEmptied
  }
  return {
    shared: document.shared,
    ...eachLanguage((language) => (has(language) ? document[language] : null)),
  }
}

function requireNamed(named: readonly string[], filled: readonly Column[]): void {
  const unknown = named.some((name) => !languageCodes.some((code) => code === name))
  const left = filled.filter(({ part }) => part !== 'shared' && named.length > 0 && !named.includes(part))
  const issues = [
    ...(unknown ? [issueOf([languagesColumn], 'noLanguage')] : []),
    ...left.map(({ part, name }) => issueOf([part, name], 'unnamedLanguage')),
  ]
  if (issues.length > 0) throw new ValidationError(issues)
}
