import { inflateSync } from 'node:zlib'

export type Fault = 'encrypted' | 'active' | 'form' | 'embedded' | 'unreadable' | 'damaged' | 'author'

/** Packed objects whose content cannot be checked. */
class UnreadableStream extends Error {}
/** Reading would cost more than a few passes over the file; no ordinary file comes near. */
class PdfTooComplex extends Error {}

/** Characters that may still be read: overlapping objects are read twice, in a hostile file a million times. */
type Budget = { left: number; inflated: number }
type PdfObject = { number: number | undefined; tokens: string[]; isStream: boolean }

// Actions that run something or reach beyond the document, and the events that start them by themselves.
const activeNames =
  '/JavaScript /JS /Launch /Rendition /RichMedia /SubmitForm /ImportData /GoToE /GoToR /Movie /OnInstantiate /AA'
// The type of an embedded file may be left out.
const embeddingNames = ['/EmbeddedFile', '/EmbeddedFiles', '/FileAttachment', '/EF']
// Too long to occur in the bytes of a picture by chance: these are searched for in the whole file, inside or outside of objects.
const tellingNames =
  /\/(?:JavaScript|Launch|Rendition|RichMedia|SubmitForm|ImportData|GoToE|EmbeddedFiles?|Encrypt|ObjStm)(?![A-Za-z0-9])/g
const readingsPerCharacter = 4
const spareCharacters = 65_536
const maxOpenings = 100
const maxTokens = 2_000_000
const maxInflatedBytes = 64 * 1024 * 1024

/**
 * Finds what could act on a reader's machine, in packed objects too. pdf.js reports scripts only; a launch action, an
 * event or an action behind an unused object number it passes over in silence, though another reader may run it. So
 * everything is read that any reader could take for an object, wherever it is: also inside streams, strings and comments.
 * In doubt there is a fault. Takes time in proportion to the size of the file and of what is packed in it.
 */
export function findActiveContent(bytes: Buffer): Fault | undefined {
  const text = bytes.toString('latin1')
  const telling = [...(unescapeName(text).match(tellingNames) ?? [])]
  if (telling.includes('/Encrypt')) return 'encrypted'
  try {
    return faultOf(objectsOf(text), telling)
  } catch (error) {
    if (error instanceof UnreadableStream) return 'unreadable'
    if (error instanceof PdfTooComplex) return 'damaged'
    throw error
  }
}

function faultOf(objects: Iterable<PdfObject>, telling: readonly string[]): Fault | undefined {
  const names = new Set(telling)
  const openings: string[][] = []
  // Whether every object of a number is a plain destination.
  const destinations = new Map<number, boolean>()
  let hasUnnumberedAction = false
  let objectStreams = 0
  for (const { number, tokens, isStream } of objects) {
    for (const [at, token] of tokens.entries()) {
      if (token.startsWith('/')) names.add(token)
      // A script as the address of a link, also where a link refers to the string.
      const isAddress = tokens.length === 1 || ['/URI', '/Base'].includes(tokens[at - 1] ?? '')
      if (token === scriptString && isAddress) names.add('/JavaScript')
      // The type of an article's parts; as an action, whose name may be an object of its own, it can open another file.
      if (token === '/Thread' && (tokens.length === 1 || tokens[at - 1] === '/S')) names.add('/GoToR')
      if (token === '/OpenAction') openings.push(valueAt(tokens, at + 1))
      if (openings.length > maxOpenings) throw new PdfTooComplex()
    }
    if (isStream && valuesOf(tokens, '/Type').some(([type]) => type === '/ObjStm')) objectStreams += 1
    // Bytes that are loaded from another file.
    if (isStream && valuesOf(tokens, '/F').length > 0) names.add('/Launch')
    if (number === undefined) hasUnnumberedAction ||= valuesOf(tokens, '/S').length > 0
    else destinations.set(number, (destinations.get(number) ?? true) && isDestination(tokens))
  }
  const opensDestination = (value: string[]) =>
    isReference(value)
      ? destinations.get(Number(value[0])) === true && !hasUnnumberedAction
      : isDestination(value)
  if (names.has('/Encrypt')) return 'encrypted'
  if (activeNames.split(' ').some((name) => names.has(name)) || !openings.every(opensDestination))
    return 'active'
  if (names.has('/XFA')) return 'form'
  if (embeddingNames.some((name) => names.has(name))) return 'embedded'
  return telling.filter((name) => name === '/ObjStm').length > objectStreams ? 'unreadable' : undefined
}

/** A document may open at one of its own pages, and do nothing else. */
function isDestination(value: readonly string[]): boolean {
  if (value[0] === '[' || value[0] === 'null') return true
  const actions = valuesOf(value, '/S')
  return actions.length === 1 && actions[0]?.[0] === '/GoTo' && valuesOf(value, '/Next').length === 0
}

function* objectsOf(text: string): Generator<PdfObject> {
  const budget = { left: readingsPerCharacter * text.length + spareCharacters, inflated: maxInflatedBytes }
  for (const word of ['obj', 'trailer'])
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
      if (text.startsWith('end', at - 3)) continue
      const { tokens, end } = readTokens(text, at + word.length, budget)
      const isStream = tokens[0] === '<<' && text.startsWith('stream', end)
      yield { number: numberBefore(text, at), tokens, isStream }
      // Some readers ignore the type of a stream: the offset of its first object is enough for them.
      const isPacked =
        valuesOf(tokens, '/First').length > 0 ||
        valuesOf(tokens, '/Type').some(([type]) => type === '/ObjStm')
      if (isStream && isPacked) yield* packedObjects(text, tokens, end + 'stream'.length, budget)
    }
}

const numberBefore = (text: string, at: number): number | undefined => {
  const number = /(\d{1,10})[\0\s]+\d+[\0\s]*$/.exec(text.slice(Math.max(0, at - 40), at))?.[1]
  return number === undefined ? undefined : Number(number)
}

const unusualKeys = ['/DecodeParms', '/DP', '/F', '/FFilter', '/FDecodeParms', '/Crypt']

/** Only what every reader unpacks in the same way is unpacked: plain Flate, right after the end of the line. */
function* packedObjects(text: string, tokens: string[], body: number, budget: Budget): Generator<PdfObject> {
  const filters = valuesOf(tokens, '/Filter').flatMap((value) =>
    value.filter((token) => !/^[[\]]$/.test(token)),
  )
  const [first = [], ...moreFirsts] = valuesOf(tokens, '/First')
  const start = /^\d+$/.test(first.join(' ')) ? Number(first[0]) : undefined
  const lineEnd = /^\r?\n|^\r/.exec(text.slice(body, body + 2))?.[0].length
  const isUnusual = unusualKeys.some((key) => valuesOf(tokens, key).length > 0)
  if (filters.join(' ') !== '/FlateDecode' || isUnusual || moreFirsts.length > 0) throw new UnreadableStream()
  if (start === undefined || lineEnd === undefined) throw new UnreadableStream()
  const end = text.indexOf('endstream', body)
  const unpacked = inflate(text.slice(body + lineEnd, end < 0 ? text.length : end), budget)
  const head = unpacked.slice(0, start)
  if (!/^[\d\0\t\n\f\r ]*$/.test(head)) throw new UnreadableStream()
  // Pairs of an object's number and its offset from `start`.
  const numbers = (head.match(/\d+/g) ?? []).map(Number)
  // Readers take so many pairs, also from behind the head.
  const counts = valuesOf(tokens, '/N').map((value) => value.join(' '))
  if (counts.length !== 1 || !/^\d+$/.test(counts[0] ?? '') || Number(counts[0]) * 2 !== numbers.length)
    throw new UnreadableStream()
  for (let n = 0; n < numbers.length; n += 2) {
    const at = start + (numbers[n + 1] ?? 0)
    // Some readers count in 32 bits, and then find it elsewhere.
    if (at >= unpacked.length) throw new UnreadableStream()
    const object = readTokens(unpacked, at, budget)
    yield { number: numbers[n], tokens: object.tokens, isStream: false }
  }
}

function inflate(packed: string, budget: Budget): string {
  spend(budget, packed.length)
  try {
    const bytes = inflateSync(Buffer.from(packed, 'latin1'), {
      maxOutputLength: Math.max(1, budget.inflated),
    })
    budget.inflated -= bytes.length
    budget.left += readingsPerCharacter * bytes.length
    return bytes.toString('latin1')
  } catch (error) {
    throw new UnreadableStream('', { cause: error })
  }
}

function spend(budget: Budget, characters: number): void {
  budget.left -= characters
  if (budget.left < 0) throw new PdfTooComplex()
}

const lexer = /[\0\t\n\f\r ]+|%[^\r\n]*|<<|>>|[()<>[\]{}]|\/?[^\0\t\n\f\r ()<>[\]{}/%]*/y
const closers = new Map([
  ['<<', '>>'],
  ['[', ']'],
])
// What a dictionary that was never closed would run into closes it too.
const objectEnd = /^(?:endobj|stream|endstream|trailer|startxref)$/

/** Keeps account of the brackets that are open after a token. A closing one that fits nothing is passed over. */
function track(open: string[], token: string): void {
  const closer = closers.get(token)
  if (closer) open.push(closer)
  else if (token === open.at(-1) || objectEnd.test(token)) open.pop()
}

/** The tokens of the one value that begins at `at`, and where the next begins. A string is `()`, or says that it is a script. */
function readTokens(text: string, at: number, budget: Budget): { tokens: string[]; end: number } {
  const tokens: string[] = []
  const open: string[] = []
  let end = at
  while (end < text.length) {
    lexer.lastIndex = end
    let token = lexer.exec(text)?.[0] ?? ''
    const isSpace = /^[\0\t\n\f\r %]/.test(token)
    const isComplete = tokens.length > 0 && open.length === 0
    if (isComplete && !isSpace) break
    const next =
      token === '(' ? endOfString(text, end) : token === '<' ? endOfHex(text, end) : end + token.length
    spend(budget, next - end)
    if (token === '(' || token === '<') token = isScript(text.slice(end, next)) ? scriptString : '()'
    end = next
    if (isSpace) continue
    track(open, token)
    tokens.push(token.startsWith('/') ? unescapeName(token) : token)
    if (tokens.length > maxTokens) throw new PdfTooComplex()
  }
  return { tokens, end }
}

const scriptString = '(script)'
const refusedAddress =
  /^(?:(?:javascript|vbscript|data|ms-[a-z-]+|search-ms):|file:(?:[\\/]|[a-z][:|])|\\\\)/i
const escaped = /\\(?:([0-7]{1,3})|\r?\n|[\s\S])/g

/** True for a string, in either notation, that is an address which runs a script, starts a program or opens a file of a machine. */
function isScript(written: string): boolean {
  const text = written.startsWith('<')
    ? Buffer.from(written.replace(/[^0-9a-f]/gi, ''), 'hex').toString('latin1')
    : written.slice(1).replace(escaped, (all, octal?: string) => {
        if (octal) return String.fromCharCode(Number.parseInt(octal, 8) & 255)
        return /[nrtbf\s]/.test(all[1] ?? '') ? '' : (all[1] ?? '')
      })
  // Browsers pass over spaces and line breaks; a string may also be UTF-16.
  return refusedAddress.test(text.replace(/[^\x21-\x7e]/g, ''))
}

function endOfString(text: string, at: number): number {
  const special = /[()\\]/g
  special.lastIndex = at + 1
  for (let depth = 1; depth > 0; ) {
    const found = special.exec(text)?.[0]
    if (!found) return text.length
    if (found === '\\') special.lastIndex += 1
    else depth += found === '(' ? 1 : -1
  }
  return special.lastIndex
}

const endOfHex = (text: string, at: number): number => text.indexOf('>', at) + 1 || text.length

/** A name may be written with escapes: /J#61vaScript. */
const unescapeName = (text: string): string =>
  text.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

/** The tokens of one value among others: a whole dictionary or array, a reference, or a single token. */
function valueAt(tokens: readonly string[], at: number): string[] {
  if (isReference(tokens.slice(at, at + 3))) return tokens.slice(at, at + 3)
  const open: string[] = []
  for (let end = at; end < tokens.length; end += 1) {
    track(open, tokens[end] ?? '')
    if (open.length === 0) return tokens.slice(at, end + 1)
  }
  return tokens.slice(at)
}

const isReference = ([number = '', generation = '', word]: readonly string[]): boolean =>
  word === 'R' && /^\d+$/.test(number) && /^\d+$/.test(generation)

/** Every value of a key of a dictionary: of a key that is there twice, readers differ in which they take. */
function valuesOf(dictionary: readonly string[], key: string): string[][] {
  const found: string[][] = []
  for (let at = 1; dictionary[0] === '<<' && at < dictionary.length; ) {
    const isName = dictionary[at]?.startsWith('/')
    const value = valueAt(dictionary, isName ? at + 1 : at)
    if (dictionary[at] === key) found.push(value)
    at += value.length + (isName ? 1 : 0) || 1
  }
  return found
}
