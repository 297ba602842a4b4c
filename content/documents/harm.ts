const reserved = new Set(['__proto__', 'constructor', 'prototype'])
const deepest = 120
const mostBytes = 2_000_000

/** Why a value is no plain JSON document, as a code: a reserved key, a foreign object, too deep or too large. */
export function harm(value: unknown): string | undefined {
  const fault = harmIn(value, 0)
  if (fault) return fault
  return (JSON.stringify(value)?.length ?? 0) > mostBytes ? 'tooLarge' : undefined
}

function harmIn(value: unknown, depth: number): string | undefined {
  if (depth > deepest) return 'tooDeep'
  if (value === null || value === undefined || typeof value === 'string' || typeof value === 'boolean')
    return undefined
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : 'notPlain'
  if (typeof value !== 'object') return 'notPlain'
  if (Array.isArray(value)) return firstHarm(value, depth)
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null) return 'notPlain'
  if (Reflect.ownKeys(value).some((key) => typeof key === 'symbol' || reserved.has(key))) return 'reservedKey'
  return firstHarm(Object.values(value), depth)
}

function firstHarm(values: unknown[], depth: number): string | undefined {
  for (const value of values) {
    const fault = harmIn(value, depth + 1)
    if (fault) return fault
  }
  return undefined
}
