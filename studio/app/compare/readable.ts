import { isJsonObject, type JsonObject } from '@shanmen/content/documents/document.ts'
import type { Field, Fields } from '@shanmen/content/fields.ts'
import { type Language, languageCodes } from '@shanmen/content/language.ts'
import { richTextOutline } from './rich-outline.ts'

const yes = { zh: '是', en: 'Yes' }
const no = { zh: '否', en: 'No' }

/** A stored value as text for a person who reads in `language`, for comparing. Nothing gives ''. */
export function fieldText(field: Field, value: unknown, language: Language): string {
  if (value === undefined || value === null) return ''
  switch (field.type) {
    case 'flag':
      return (value === true ? yes : no)[language]
    case 'choice':
      return field.labels[String(value)]?.[language] ?? String(value)
    case 'rich':
      return richTextOutline(value)
    case 'place':
      return isJsonObject(value) ? `${value.lng}, ${value.lat}` : ''
    case 'both':
      return isJsonObject(value) ? bothOf(value) : ''
    case 'images':
    case 'files':
      return Array.isArray(value) ? value.join('\n') : ''
    case 'list':
      return rowsOf(value)
        .map((row, index) => `${index + 1}. ${rowText(field.of, row, language)}`)
        .join('\n')
    case 'tree':
      return branch(field.of, value, language, '')
    default:
      return String(value)
  }
}

const rowsOf = (value: unknown): JsonObject[] => (Array.isArray(value) ? value.filter(isJsonObject) : [])

const bothOf = (value: JsonObject): string =>
  languageCodes
    .map((code) => value[code])
    .filter(Boolean)
    .join(' / ')

const rowText = (fields: Fields, row: JsonObject, language: Language): string =>
  Object.entries(fields)
    .map(([name, field]) => fieldText(field, row[name], language))
    .filter(Boolean)
    .join(' · ')

const branch = (fields: Fields, value: unknown, language: Language, indent: string): string =>
  rowsOf(value)
    .map((row) => {
      const below = branch(fields, row.children, language, `${indent}    `)
      return `${indent}• ${rowText(fields, row, language)}${below && `\n${below}`}`
    })
    .join('\n')
