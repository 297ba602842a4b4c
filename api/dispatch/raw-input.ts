import type { CallName } from '@shanmen/contract/calls.ts'
import { schemas } from '@shanmen/contract/schemas.ts'

/** Values of the fields a call knows, by name. A Map, so that no key can reach a prototype. */
export type RawInput = ReadonlyMap<string, unknown>

/**
 * The query of a GET call as values: a text that is not valid but reads as a number or truth value becomes it.
 * Undefined when a key is given twice (quality D.1, 15.3.7), also when the path names the language already.
 */
export function inputOfQuery(name: CallName, query: URLSearchParams, languageId?: string) {
  const given = languageId === undefined ? [...query] : [...query, ['languageId', languageId] as const]
  const keys = given.map(([key]) => key)
  if (new Set(keys).size !== keys.length) return undefined
  return pick(name, (key) => {
    const text = given.find(([candidate]) => candidate === key)?.[1]
    return text === undefined ? undefined : meaningOf(name, key, text)
  })
}

/** The body of a POST call as values; undefined when it is not an object. */
export function inputOfBody(name: CallName, body: unknown): RawInput | undefined {
  if (body === null || typeof body !== 'object' || Array.isArray(body)) return undefined
  return pick(name, (key) => Object.getOwnPropertyDescriptor(body, key)?.value)
}

/** Only fields the call knows; an empty text is no filter at all (requirements §6.2). */
function pick(name: CallName, read: (key: string) => unknown): RawInput {
  const values = Object.keys(schemas[name].input.shape).map((key) => [key, read(key)] as const)
  return new Map(values.filter(([, value]) => value !== undefined && value !== ''))
}

function meaningOf(name: CallName, key: string, text: string): unknown {
  const schema = new Map(Object.entries(schemas[name].input.shape)).get(key)
  const truth = new Map([
    ['true', true],
    ['false', false],
  ]).get(text)
  const number = /^(?:0|-?[1-9]\d{0,14})$/.test(text) ? Number(text) : undefined
  return (
    [text, number, truth].find((value) => value !== undefined && schema?.safeParse(value).success) ?? text
  )
}
