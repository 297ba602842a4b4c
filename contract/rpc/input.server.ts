import type { z } from 'zod'
import type { CallRow } from './client.ts'

/** Why an input is not taken: no JSON object or a key twice, a body over the limit, or values that break the schema. */
export class InputError extends Error {
  readonly fault: 'unreadable' | 'tooLarge' | 'invalid'
  /** What is wrong where, for `invalid`. */
  readonly issues: readonly z.core.$ZodIssue[]
  constructor(fault: InputError['fault'], issues: readonly z.core.$ZodIssue[] = []) {
    super(fault)
    this.name = 'InputError'
    this.fault = fault
    this.issues = issues
  }
}

/** Values of a call's input by field, before they are checked. A Map, so that no key can reach a prototype. */
export type RawInput = ReadonlyMap<string, unknown>

export type InputRules<Name extends string> = {
  /** Bytes that a JSON body may have. */
  largestBody: (name: Name) => number
  /** Fields that the call does not know and empty texts are dropped; otherwise the schema judges them. */
  lenient?: boolean
  /** A body must be declared as JSON, which a form of another site cannot do. */
  jsonOnly?: boolean
}

export type InputSource<Name extends string> = {
  name: Name
  row: CallRow
  schema: z.ZodObject
  request: Request
  /** Values of the path. */
  params: Record<string, string>
}

/** The raw input of a request: the values of its path, and its query (GET, upload) or JSON body. Throws InputError. */
export async function readInput<Name extends string>(
  { name, row, schema, request, params }: InputSource<Name>,
  rules: InputRules<Name>,
): Promise<RawInput> {
  const isQuery = row.method === 'GET' || row.upload
  const own = isQuery ? [...new URL(request.url).searchParams] : await readJson(request, name, rules)
  const all = [...own, ...Object.entries(params)]
  if (isQuery && new Set(all.map(([key]) => key)).size !== all.length) throw new InputError('unreadable')
  const values = selectFields(schema, all, rules.lenient)
  if (!isQuery && all.length === own.length) return values
  return new Map(
    [...values].map(([key, value]) =>
      typeof value === 'string' && (isQuery || Object.hasOwn(params, key))
        ? [key, readText(schema, key, value)]
        : [key, value],
    ),
  )
}

/** The values that a call takes, from any object of this process or of a request. */
export function selectFields(
  { shape }: z.ZodObject,
  values: readonly (readonly [string, unknown])[],
  lenient: boolean | undefined,
): RawInput {
  const isTaken = ([key, value]: readonly [string, unknown]) =>
    lenient ? Object.hasOwn(shape, key) && value !== undefined && value !== '' : key !== '__proto__'
  return new Map(values.filter(isTaken))
}

/** The input as its handler takes it, defaults filled in. Throws InputError. */
export function parseInput<S extends z.ZodObject>(schema: S, raw: RawInput): z.output<S> {
  const result = schema.safeParse(Object.fromEntries(raw))
  if (result.success) return result.data
  throw new InputError('invalid', result.error.issues)
}

async function readJson<Name extends string>(
  request: Request,
  name: Name,
  { largestBody, jsonOnly }: InputRules<Name>,
): Promise<[string, unknown][]> {
  const type = request.headers.get('Content-Type') ?? ''
  if (jsonOnly && !/^application\/json\b/i.test(type)) throw new InputError('unreadable')
  const bytes = await readBytes(request, largestBody(name))
  if (typeof bytes === 'string') throw new InputError(bytes)
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    const body: unknown = text.trim() === '' ? {} : JSON.parse(text)
    if (body !== null && typeof body === 'object' && !Array.isArray(body)) return Object.entries(body)
  } catch {}
  throw new InputError('unreadable')
}

/** The bytes of a request's body, read no further than `largest`, whatever `Content-Length` says. */
export async function readBytes(
  request: Request,
  largest: number,
): Promise<Uint8Array<ArrayBuffer> | 'unreadable' | 'tooLarge'> {
  if (Number(request.headers.get('Content-Length')) > largest) return 'tooLarge'
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength
      if (size > largest) return 'tooLarge'
      chunks.push(chunk)
    }
  } catch {
    return 'unreadable'
  }
  return Buffer.concat(chunks)
}

/** A text of the address as what the schema takes: itself, or the number or truth value that it reads as. */
function readText({ shape }: z.ZodObject, key: string, text: string): unknown {
  const schema = Object.hasOwn(shape, key) ? shape[key] : undefined
  const number = /^(?:0|-?[1-9]\d{0,14})$/.test(text) ? Number(text) : undefined
  const truth = text === 'true' ? true : text === 'false' ? false : undefined
  const takes = (value: unknown) => value !== undefined && schema?.safeParse(value).success
  return [text, number, truth].find(takes) ?? text
}
