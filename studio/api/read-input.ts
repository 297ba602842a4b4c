import { z } from 'zod'
import { type CallName, callOf } from '../calls.ts'
import { Refusal } from '../errors.ts'
import { refusals } from './refusals.ts'
import { type Parsed, schemas } from './schemas.ts'

const mostJson = 1_500_000
const mostImport = 6_000_000

/**
 * The input of a call: the values of its path, and its query (GET, upload) or JSON body. Throws a Refusal for what cannot
 * be read, is too large, or breaks the schema; keys the call does not know are refused too.
 */
export async function readInput<N extends CallName>(
  name: N,
  request: Request,
  path: Record<string, string>,
): Promise<Parsed<N>> {
  const { method, upload } = callOf(name)
  const given = method === 'GET' || upload ? fromQuery(name, request) : await fromBody(name, request)
  const shape = schemas[name].shape
  const fromPath = Object.entries(path).map(([key, text]) => [key, meaningOf(shape, key, text)] as const)
  const result = schemas[name].safeParse(Object.fromEntries([...given, ...fromPath]))
  if (result.success) return result.data as Parsed<N>
  throw new Refusal(
    'invalid',
    { zh: '请求的内容不符合要求', en: 'The request is not what this call takes' },
    {
      issues: result.error.issues.slice(0, 20).map(({ path: at, code, message }) => ({
        path: at.map((key) => (typeof key === 'number' ? key : String(key))),
        code,
        message: { zh: '填写的内容不符合要求', en: message },
      })),
    },
  )
}

type Entries = (readonly [string, unknown])[]

function fromQuery(name: CallName, request: Request): Entries {
  const query = [...new URL(request.url).searchParams]
  if (new Set(query.map(([key]) => key)).size !== query.length) throw refusals.unreadable()
  return query.map(([key, text]) => [key, meaningOf(schemas[name].shape, key, text)])
}

async function fromBody(name: CallName, request: Request): Promise<Entries> {
  if (!/^application\/json\b/i.test(request.headers.get('Content-Type') ?? '')) throw refusals.unreadable()
  const bytes = await readBytes(request, name === 'importEntries' ? mostImport : mostJson)
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    const body = z.record(z.string(), z.unknown()).parse(text === '' ? {} : JSON.parse(text))
    return Object.entries(body)
  } catch {
    throw refusals.unreadable()
  }
}

/** Reads a body no further than allowed, whatever length it claims. */
export async function readBytes(request: Request, most: number): Promise<Uint8Array> {
  if (Number(request.headers.get('Content-Length')) > most) throw refusals.tooLarge()
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of request.body ?? []) {
    size += part.byteLength
    if (size > most) throw refusals.tooLarge()
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** A text of the address as what the schema takes: itself, or the number or truth value it reads as. */
function meaningOf(shape: Record<string, z.core.$ZodType>, key: string, text: string): unknown {
  const schema = Object.hasOwn(shape, key) ? shape[key] : undefined
  const number = /^(?:0|-?[1-9]\d{0,14})$/.test(text) ? Number(text) : undefined
  const truth = text === 'true' ? true : text === 'false' ? false : undefined
  return (
    [text, number, truth].find(
      (value) => value !== undefined && schema && z.safeParse(schema, value).success,
    ) ?? text
  )
}
