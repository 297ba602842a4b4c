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

/** Who wrote a comment. In the dictionary of a form's field, `/T` is the field's name. */
const titles = new RegExp(String.raw`(/T[\0\s]*)(${literal}|<[0-9A-Fa-f\s]{0,4000}>)`, 'g')
const comment =
  /\/Subtype[\0\s]*\/(?:Text|FreeText|Line|Square|Circle|Polygon|PolyLine|Highlight|Underline|Squiggly|StrikeOut|Stamp|Caret|Ink|Popup|FileAttachment|Redact)\b/
const longestDictionary = 4000
/** A file with more comments is refused by the caller's check. */
const mostComments = 2000

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
  let comments = 0
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
    .replace(titles, (all, key: string, value: string, at: number, whole: string) =>
      ++comments < mostComments && comment.test(dictionaryAround(whole, at)) ? key + blankString(value) : all,
    )
  return { text: blanked, referred }
}

/** The entries of the dictionary that an offset lies in, without those of dictionaries inside. */
function dictionaryAround(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - longestDictionary), at).split(/(<<|>>)/)
  const after = text.slice(at, at + longestDictionary).split(/(<<|>>)/)
  return entriesUntil(before.reverse(), '<<', '>>') + entriesUntil(after, '>>', '<<')
}

function entriesUntil(parts: readonly string[], end: string, inner: string): string {
  let depth = 0
  let entries = ''
  for (const part of parts) {
    if (part === end && depth === 0) break
    if (part === end) depth -= 1
    else if (part === inner) depth += 1
    else if (depth === 0) entries += ` ${part}`
  }
  return entries
}

/** The same of properties as XML in UTF-16, of either order of bytes. */
function blankWideNames(text: string): string {
  const order = /^(?:\xfe\xff|\0<)/.test(text) ? 0 : /^(?:\xff\xfe|<\0)/.test(text) ? 1 : undefined
  if (order === undefined) return text
  const pairs = text.match(/[\s\S]{2}/g) ?? []
  const rest = text.slice(pairs.length * 2)
  const narrow = pairs.map((pair) => (pair[order] === '\0' ? pair[1 - order] : 'x')).join('')
  const blanked = blankNames(narrow).text
  const space = order === 0 ? '\0 ' : ' \0'
  return pairs.map((pair, index) => (blanked[index] === narrow[index] ? pair : space)).join('') + rest
}

const maxInflatedBytes = 64 * 1024 * 1024

/**
 * Overwrites the names of authors in the properties and comments of a PDF with spaces, in packed objects too. Every byte stays at its
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
    if (!text.startsWith('end', at - 3)) blankStream(text, at, cleaned)
  return cleaned
}

/** Does the same in a stream that may hold properties and is packed, or in UTF-16: a packed one is packed into the same space. */
function blankStream(text: string, at: number, cleaned: Buffer): void {
  const before = text.slice(Math.max(0, at - 1000), at)
  const dictionaryAt = at - before.length + Math.max(0, before.lastIndexOf('obj'))
  const dictionary = text.slice(dictionaryAt, at)
  const lineEnd = /^\r?\n/.exec(text.slice(at + 6, at + 8))?.[0].length
  if (lineEnd === undefined || !/\/(?:ObjStm|Metadata)\b/.test(dictionary)) return
  const start = at + 6 + lineEnd
  const end = text.indexOf('endstream', start)
  if (end < 0) return
  if (!/\/Filter\b/.test(dictionary)) {
    const wide = text.slice(start, end)
    const blanked = blankWideNames(wide)
    if (blanked !== wide) cleaned.write(blanked, start, 'latin1')
    return
  }
  if (!/\/Filter[\s[]*\/FlateDecode/.test(dictionary)) return
  const unpacked = unpack(Buffer.from(text.slice(start, end), 'latin1'))
  const blanked = unpacked === undefined ? undefined : blankNames(blankWideNames(unpacked)).text
  if (blanked === undefined || blanked === unpacked) return
  const packed = deflateSync(Buffer.from(blanked, 'latin1'), { level: 9 })
  if (packed.length > end - start) return
  cleaned.fill(' ', start, end)
  packed.copy(cleaned, start)
  // A length that is written here is corrected; behind the packed bytes, spaces are passed over.
  const length = /(\/Length\s+)(\d+)(?!\d|\s+\d+\s+R)/.exec(dictionary)
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
