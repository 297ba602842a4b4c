import { deflateSync, inflateSync } from 'node:zlib'
import { normalizeCharacters } from '@shanmen/content/media/pdf/characters.ts'

const stream = /^\d+ 0 obj\s*<<([^>]*)>>\s*stream\r?\n/
const rows = /<(\w+)> <(\w+)>(?: <(\w+)>)?/g

/**
 * A printed PDF whose fonts name the characters that people type. A Chinese font has one picture for 山 and for the radical
 * that looks like it, and the printer notes the radical, which nobody finds. Takes a PDF with a plain table of objects.
 */
export function cleanUnicode(pdf: Buffer): Buffer {
  const text = pdf.toString('latin1')
  const start = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1])
  const table = /^xref\n0 (\d+)\n((?:\d{10} \d{5} [nf] ?\r?\n)+)(trailer[\s\S]*?startxref\n)/.exec(
    text.slice(start),
  )
  if (!table) throw new Error('The PDF has no plain table of objects.')
  const [, , entries = '', trailer = ''] = table
  const offsets = entries
    .split('\n')
    .flatMap((entry, number) => (entry.includes('n') ? [{ number, at: Number.parseInt(entry, 10) }] : []))
  const inOrder = offsets.toSorted((a, b) => a.at - b.at)
  const parts = [text.slice(0, inOrder[0]?.at)]
  const moved = new Map<number, number>()
  let at = parts[0]?.length ?? 0
  for (const [index, object] of inOrder.entries()) {
    const part = cleanObject(text.slice(object.at, inOrder[index + 1]?.at ?? start))
    moved.set(object.number, at)
    parts.push(part)
    at += part.length
  }
  const lines = entries.split('\n').map((entry, number) => {
    const offset = moved.get(number)
    return offset === undefined ? entry : String(offset).padStart(10, '0') + entry.slice(10)
  })
  parts.push(`xref\n0 ${table[1]}\n${lines.join('\n')}${trailer}${at}\n%%EOF\n`)
  return Buffer.from(parts.join(''), 'latin1')
}

/** An object as it is, unless it is the table of a font's characters. */
function cleanObject(object: string): string {
  const head = stream.exec(object)
  const length = Number(/\/Length (\d+)/.exec(head?.[1] ?? '')?.[1])
  if (!head || !length || !head[1]?.includes('/FlateDecode')) return object
  const body = object.slice(head[0].length, head[0].length + length)
  const map = inflateSync(Buffer.from(body, 'latin1')).toString('latin1')
  if (!map.includes('begincmap')) return object
  const packed = deflateSync(Buffer.from(cleanMap(map), 'latin1'), { level: 9 }).toString('latin1')
  const cleanHead = head[0].replace(/\/Length \d+/, `/Length ${packed.length}`)
  return cleanHead + packed + object.slice(head[0].length + length)
}

const cleanMap = (map: string): string =>
  map
    .replace(/\d+ beginbfchar\n([\s\S]*?)endbfchar/g, (_, inner: string) =>
      section(
        'bfchar',
        inner.replace(rows, (_all, code: string, character: string) => `<${code}> <${clean(character)}>`),
      ),
    )
    .replace(/\d+ beginbfrange\n([\s\S]*?)endbfrange/g, (_, inner: string) =>
      section(
        'bfrange',
        inner.replace(rows, (_all, first: string, last: string, character: string) =>
          cleanRange(first, last, character),
        ),
      ),
    )

const section = (name: string, inner: string) =>
  `${inner.trim().split('\n').length} begin${name}\n${inner}end${name}`

/** A range stays one if none of its characters changes. */
function cleanRange(first: string, last: string, character: string): string {
  const [from, to, start] = [first, last, character].map((hex) => Number.parseInt(hex, 16)) as [
    number,
    number,
    number,
  ]
  const hex = (value: number, like: string) => value.toString(16).toUpperCase().padStart(like.length, '0')
  const each = Array.from({ length: to - from + 1 }, (_, index) => {
    const code = hex(from + index, first)
    const before = hex(start + index, character)
    return { code, before, after: clean(before) }
  })
  if (each.every(({ before, after }) => before === after)) return `<${first}> <${last}> <${character}>`
  return each.map(({ code, after }) => `<${code}> <${code}> <${after}>`).join('\n')
}

/** A character as UTF-16 in hexadecimal digits. */
function clean(hex: string): string {
  const units = (hex.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16))
  const text = String.fromCharCode(...units)
  const normal = normalizeCharacters(text)
  if (normal === text || normal === '') return hex
  return Array.from({ length: normal.length }, (_, at) =>
    normal.charCodeAt(at).toString(16).toUpperCase().padStart(4, '0'),
  ).join('')
}
