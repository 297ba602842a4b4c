import { deflateSync, inflateSync } from 'node:zlib'

const literal = String.raw`\((?:[^()\\]|\\[\s\S]|\((?:[^()\\]|\\[\s\S]){0,500}\)){0,2000}\)`
/** The author in a document's properties: a string in either notation, or a reference to one. */
const properties = new RegExp(
  String.raw`(/(?:Author|Manager|LastModifiedBy)[\0\s]*)(${literal}|<[0-9A-Fa-f\s]{0,4000}>|(\d+)\s+\d+\s+R)`,
  'g',
)
/** The same in the properties as XML (XMP), of the document or of a picture in it. */
const elements =
  /(<(\w+:(?:creator|contributor|Author|LastModifiedBy))\b[^>]{0,500}>)([\s\S]{0,20000}?)(?=<\/\2>)/g
const attributes = /(\s\w+:(?:creator|contributor|Author|LastModifiedBy)=)("[^"]{0,2000}"|'[^']{0,2000}')/g

const blank = (text: string) => ' '.repeat(text.length)
const blankString = (written: string) => {
  const inner = written.slice(1, -1)
  return (
    written[0] +
    (written[0] === '<' ? '20'.repeat(inner.length).slice(0, inner.length) : blank(inner)) +
    written.at(-1)
  )
}

/** The same text with spaces in place of names, and the numbers of objects that hold a name. */
function blankNames(text: string): { text: string; referred: string[] } {
  const referred: string[] = []
  const blanked = text
    .replace(properties, (all, key: string, value: string, number?: string) => {
      if (number === undefined) return key + blankString(value)
      referred.push(number)
      return all
    })
    .replace(
      elements,
      (_, opening: string, _name, inner: string) =>
        opening + inner.replace(/(<[^>]*>)|[^<]+/g, (part, tag?: string) => tag ?? blank(part)),
    )
    .replace(attributes, (_, name: string, value: string) => name + blankString(value))
  return { text: blanked, referred }
}

const maxInflatedBytes = 64 * 1024 * 1024

/**
 * Overwrites the names of authors in the properties of a PDF with spaces, in packed objects too. Every byte stays at its
 * offset, so the file stays valid. What it cannot overwrite stays: the caller checks.
 */
export function removeAuthorNames(bytes: Buffer): Buffer {
  const text = bytes.toString('latin1')
  const plain = blankNames(text)
  let result = plain.text
  for (const number of new Set(plain.referred.slice(0, 20)))
    result = result.replace(
      new RegExp(String.raw`(\b${number}\s+\d+\s+obj\s*)(${literal}|<[0-9A-Fa-f\s]{0,4000}>)`, 'g'),
      (_, head: string, value: string) => head + blankString(value),
    )
  const cleaned = Buffer.from(result, 'latin1')
  for (let at = text.indexOf('stream'); at >= 0; at = text.indexOf('stream', at + 6))
    if (!text.startsWith('end', at - 3)) blankPacked(text, at, cleaned)
  return cleaned
}

/** Does the same in a packed stream that may hold properties: unpacked, overwritten, and packed into the same space. */
function blankPacked(text: string, at: number, cleaned: Buffer): void {
  const before = text.slice(Math.max(0, at - 1000), at)
  const dictionaryAt = at - before.length + Math.max(0, before.lastIndexOf('obj'))
  const dictionary = text.slice(dictionaryAt, at)
  const lineEnd = /^\r?\n/.exec(text.slice(at + 6, at + 8))?.[0].length
  if (lineEnd === undefined || !/\/(?:ObjStm|Metadata)\b/.test(dictionary)) return
  if (!/\/Filter[\s[]*\/FlateDecode/.test(dictionary)) return
  const start = at + 6 + lineEnd
  const end = text.indexOf('endstream', start)
  if (end < 0) return
  const unpacked = unpack(Buffer.from(text.slice(start, end), 'latin1'))
  const blanked = unpacked === undefined ? undefined : blankNames(unpacked).text
  if (blanked === undefined || blanked === unpacked) return
  const packed = deflateSync(Buffer.from(blanked, 'latin1'), { level: 9 })
  if (packed.length > end - start) return
  cleaned.fill(' ', start, end)
  packed.copy(cleaned, start)
  // A length that is written here is corrected; behind the packed bytes, spaces are passed over.
  const length = /(\/Length\s+)(\d+)(?!\s+\d+\s+R)/.exec(dictionary)
  const [, key = '', digits = ''] = length ?? []
  if (length)
    cleaned.write(
      String(packed.length).padStart(digits.length, '0'),
      dictionaryAt + length.index + key.length,
      'latin1',
    )
}

function unpack(bytes: Buffer): string | undefined {
  try {
    return inflateSync(bytes, { maxOutputLength: maxInflatedBytes }).toString('latin1')
  } catch {
    return undefined
  }
}
