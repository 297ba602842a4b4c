import type { JsonSchema } from '@shanmen/contract/openapi/document.ts'
import { escapeHtml } from '../rich-text/escape.ts'

const literal = (value: unknown) => `<b>${escapeHtml(JSON.stringify(value))}</b>`

/** A schema as a reader of TypeScript would write it, as HTML; named parts link to their own description. */
export function typeText(schema: JsonSchema, depth = 0): string {
  if (schema.$ref) {
    const name = escapeHtml(schema.$ref.split('/').at(-1))
    return `<a href="#${name}">${name}</a>`
  }
  if (schema.const !== undefined) return literal(schema.const)
  if (schema.enum) return schema.enum.map(literal).join(' | ')
  const either = schema.anyOf ?? schema.oneOf
  if (either) return either.map((part) => typeText(part, depth)).join(' | ')
  if (schema.type === 'array') return listText(schema.items ?? {}, depth)
  if (schema.properties) return objectText(schema, schema.properties, depth)
  return escapeHtml(schema.type ?? 'any')
}

function listText(items: JsonSchema, depth: number): string {
  const text = typeText(items, depth)
  return items.enum || items.anyOf ? `(${text})[]` : `${text}[]`
}

function objectText(
  { required = [] }: JsonSchema,
  properties: Record<string, JsonSchema>,
  depth: number,
): string {
  const indent = '  '.repeat(depth + 1)
  const rows = Object.entries(properties).map(([name, part]) => {
    const note = part.description ? ` <i>// ${escapeHtml(part.description)}</i>` : ''
    return `${indent}${escapeHtml(name)}${required.includes(name) ? '' : '?'}: ${typeText(part, depth + 1)}${note}`
  })
  return `{\n${rows.join('\n')}\n${'  '.repeat(depth)}}`
}
