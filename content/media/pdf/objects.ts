import { inflateSync } from 'node:zlib'
import { readValue, spend, type Value, type Work } from './syntax.ts'

/** One object of a PDF; `number` is undefined where it has none that can be read. */
export type Item = { number: number | undefined; value: Value; isStream: boolean }

/** Thrown for packed objects that cannot be looked into. */
export class Sealed extends Error {}

const mostInflated = 64 * 1024 * 1024
// An ordinary file is read once; the rest is for parts that are passed over twice.
const timesRead = 4
const least = 65_536

type Packed = { text: string; first: number }

/**
 * Everything a reader could take for an object, wherever it stands: a reader is led to objects by a table of offsets, so
 * they may lie inside streams, strings and comments. Costs no more than a fixed number of looks at each byte. Throws
 * Tangled for what costs more and Sealed for what cannot be unpacked.
 */
export function* objectsOf(text: string): Generator<Item> {
  const work: Work = { left: timesRead * text.length + least }
  const room = { left: mostInflated }
  for (const word of ['obj', 'trailer'])
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
      if (text.startsWith('end', at - 3)) continue
      const { value, next } = readValue(text, at + word.length, work)
      const isStream = value.type === 'dictionary' && text.startsWith('stream', next)
      yield { number: numberBefore(text, at), value, isStream }
      if (!isStream || !holdsObjects(value)) continue
      yield* packedObjects(unpack(text, value, next + 'stream'.length, room, work), work)
    }
}

const numberBefore = (text: string, at: number): number | undefined => {
  const number = /(\d{1,10})[\0\s]+\d+[\0\s]*$/.exec(text.slice(Math.max(0, at - 40), at))?.[1]
  return number === undefined ? undefined : Number(number)
}

export const valuesOf = (value: Value, key: string): Value[] =>
  value.type === 'dictionary' ? value.pairs.flatMap(([name, found]) => (name === key ? [found] : [])) : []

export const isName = (value: Value | undefined, name: string): boolean =>
  value?.type === 'name' && value.name === name

// Some readers do not ask for the type: where the first object begins is enough for them.
const holdsObjects = (value: Value): boolean =>
  valuesOf(value, 'First').length > 0 || valuesOf(value, 'Type').some((type) => isName(type, 'ObjStm'))

const strange = new Set(['DecodeParms', 'DP', 'F', 'FFilter', 'FDecodeParms', 'Crypt'])

/** Only what every reader unpacks in the same way is unpacked: plain Flate, right after the end of the line. */
function unpack(text: string, value: Value, body: number, room: { left: number }, work: Work): Packed {
  const filters = valuesOf(value, 'Filter').flatMap((each) => (each.type === 'array' ? each.items : [each]))
  const firsts = valuesOf(value, 'First')
  const [first] = firsts
  const plain = filters.length === 1 && isName(filters[0], 'FlateDecode')
  const odd = value.type === 'dictionary' && value.pairs.some(([key]) => strange.has(key))
  if (!plain || odd || firsts.length !== 1 || first?.type !== 'number') throw new Sealed()
  const lineEnd = /^\r?\n|^\r/.exec(text.slice(body, body + 2))?.[0].length
  if (lineEnd === undefined) throw new Sealed()
  const end = text.indexOf('endstream', body)
  const bytes = Buffer.from(text.slice(body + lineEnd, end < 0 ? text.length : end), 'latin1')
  spend(work, bytes.length)
  try {
    const unpacked = inflateSync(bytes, { maxOutputLength: Math.max(1, room.left) })
    room.left -= unpacked.length
    work.left += timesRead * unpacked.length
    return { text: unpacked.toString('latin1'), first: first.number }
  } catch (error) {
    throw new Sealed('', { cause: error })
  }
}

function* packedObjects({ text, first }: Packed, work: Work): Generator<Item> {
  const head = text.slice(0, first)
  // Pairs of an object's number and its place after `first`.
  if (!Number.isInteger(first) || first < 0 || !/^[\d\0\t\n\f\r ]*$/.test(head)) throw new Sealed()
  const numbers = (head.match(/\d+/g) ?? []).map(Number)
  for (let n = 0; n + 1 < numbers.length; n += 2) {
    const { value } = readValue(text, first + (numbers[n + 1] ?? 0), work)
    yield { number: numbers[n], value, isStream: false }
  }
}
