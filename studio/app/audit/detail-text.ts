import { isJsonObject } from '@shanmen/content/documents/document.ts'
import { kinds } from '@shanmen/content/kinds.ts'
import type { InterfaceLanguage } from '@shanmen/contract/languages.ts'
import { showMoment } from '../language/moments.ts'
import { auditMessages } from '../messages/audit.ts'
import { shellMessages } from '../messages/shell.ts'

/**
 * The details of a log line as one line of text for the reader, without hashes and without the placeholders for
 * "no start" and "no end" (years 0000 and 9999).
 */
export function detailText(detail: Record<string, unknown>, reader: InterfaceLanguage): string {
  const { details, values, actions, between } = auditMessages[reader]
  // Codes whose meaning depends on their field.
  const named: Record<string, Record<string, string>> = {
    kind: Object.fromEntries(Object.values(kinds).map(({ name, label }) => [name, label[reader]])),
    sections: shellMessages[reader].sections,
    action: actions,
  }
  const text = (value: unknown, of?: string): string => {
    if (Array.isArray(value)) return value.map((each) => text(each, of)).join(between)
    if (isJsonObject(value))
      return Object.entries(value)
        .map(([name, part]) => `${values[name] ?? name} ${text(part)}`)
        .join(between)
    const plain = String(value)
    if (plain === '') return '–'
    if (wholeMoment.test(plain) && !Number.isNaN(Date.parse(plain))) return showMoment(plain, reader)
    return (of && named[of]?.[plain]) ?? values[plain] ?? plain
  }
  return Object.entries(detail)
    .filter(([name, value]) => !/hash|sha256/i.test(name) && !isNothing(value))
    .map(([name, value]) => `${details[name] ?? name} ${text(value, name)}`)
    .join(' · ')
}

// As it is stored, or was set in a filter of an export. Names of files and people may begin like one.
const wholeMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/

const isNothing = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (typeof value === 'string' && /^(?:9999|0000)-.*Z$/.test(value))
