import type { CallName } from '@shanmen/contract/calls.ts'
import { type Parsed, schemas } from '@shanmen/contract/schemas.ts'
import type { RawInput } from './raw-input.ts'

/** The input as its handler wants it, defaults filled in; undefined when it breaks the call's schema. */
export function parseInput<N extends CallName>(name: N, raw: RawInput): Parsed<N> | undefined {
  // A database refuses NUL and half surrogates; no title or id has them.
  const unreadable = (value: unknown) =>
    typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())
  if ([...raw.values()].some(unreadable)) return undefined
  const result = schemas[name].input.safeParse(Object.fromEntries(raw))
  return result.success ? (result.data as Parsed<N>) : undefined
}
