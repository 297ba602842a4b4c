import { isJsonObject, kindOf } from '@shanmen/content/documents/document.ts'
import { issueOf } from '@shanmen/content/documents/messages.ts'
import { Invalid, type Issue } from '@shanmen/content/errors.ts'
import type { Incoming } from '@shanmen/content/import-export/import-rows.ts'
import { documentOf, headingsOf, idColumn } from '@shanmen/content/import-export/table.ts'
import type { Kind } from '@shanmen/content/kind.ts'
import type { KindName } from '@shanmen/content/kinds.ts'
import { type Language, languageCodes } from '@shanmen/content/language.ts'
import { Refusal } from '../errors.ts'
import { tableIn } from './csv.ts'

/** The entries in a table, one a row. Throws a Refusal for what is no table, Invalid for columns that are not understood. */
export async function readCsv(name: KindName, text: string): Promise<Incoming[]> {
  const kind = kindOf(name)
  const [first = [], ...rows] = await tableIn(text)
  const headings = first.map((heading) => heading.trim())
  const issues = [...wrongHeadings(kind, headings), ...nameless(headings, rows)]
  if (issues.length > 0) throw new Invalid(issues)
  const columns = [...headings.entries()].filter(([, heading]) => heading !== '')
  return rows.map((cells) => {
    const row = Object.fromEntries(columns.map(([index, heading]) => [heading, cells[index] ?? '']))
    return {
      slug: row[idColumn]?.trim() || undefined,
      title: titleIn((language, name) => row[`${language}.${name}`]),
      document: (existing) => documentOf(kind, row, existing),
    }
  })
}

function wrongHeadings(kind: Kind, headings: readonly string[]): Issue[] {
  const known = new Set(headingsOf(kind))
  return [...new Set(headings)].filter(Boolean).flatMap((heading) => {
    if (!known.has(heading)) return [issueOf([heading], 'unknownColumn')]
    const isOnce = headings.indexOf(heading) === headings.lastIndexOf(heading)
    return isOnce ? [] : [issueOf([heading], 'repeatedColumn')]
  })
}

/** Table programs keep columns that were emptied; one that holds something belongs somewhere. */
const nameless = (headings: readonly string[], rows: readonly string[][]): Issue[] =>
  rows.some((row) => row.some((cell, index) => headings[index] === '' && cell.trim() !== ''))
    ? [issueOf([], 'unnamedColumn')]
    : []

/** The entries in a JSON list; one that is none is refused with its row. Throws a Refusal for what is no list. */
export function readJson(text: string): Incoming[] {
  let list: unknown
  try {
    list = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    throw new Refusal('invalid', noJson)
  }
  if (!Array.isArray(list)) throw new Refusal('invalid', noJson)
  return list.map((item) => {
    const { id, ...document } = isJsonObject(item) ? item : {}
    return {
      slug: typeof id === 'string' ? id : undefined,
      title: titleIn((language, name) => {
        const words = document[language]
        return isJsonObject(words) ? words[name] : undefined
      }),
      document: () => {
        if (!isJsonObject(item)) throw new Invalid([issueOf([], 'noEntry')])
        if (id !== undefined && typeof id !== 'string') throw new Invalid([issueOf(['id'], 'noId')])
        return { shared: {}, zh: null, en: null, ...document }
      },
    }
  })
}

/** What a row is called, whatever else is wrong with it. */
function titleIn(cell: (language: Language, name: string) => unknown): string | undefined {
  const found = languageCodes.flatMap((language) =>
    ['title', 'name', 'headline'].map((name) => cell(language, name)),
  )
  return found.filter((value) => typeof value === 'string').find((value) => value.trim() !== '')
}

const noJson = {
  zh: '文件不是 JSON 数组，请使用导出的 JSON 文件格式',
  en: 'The file is no JSON list: use the form of an exported JSON file',
}
