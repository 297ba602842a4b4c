/** A value as a PDF writes it. Of a string nothing is kept, as nothing is decided by one. */
export type Value =
  | { type: 'name'; name: string }
  | { type: 'number'; number: number }
  | { type: 'reference'; to: number }
  | { type: 'array'; items: Value[] }
  /** All pairs as they stand: of a key given twice, readers differ in which they take. */
  | { type: 'dictionary'; pairs: [string, Value][] }
  | { type: 'string' }
  | { type: 'word'; word: string }

/** What reading may still cost, in characters: overlapping parts are read twice, and a file made for it a million times. */
export type Work = { left: number }

/** Thrown where reading costs too much or goes too deep; no ordinary file comes near. */
export class Tangled extends Error {}

export function spend(work: Work, characters: number): void {
  work.left -= characters
  if (work.left < 0) throw new Tangled()
}

const deepest = 100
const mostValues = 2_000_000
const space = '\0\t\n\f\r '
const endOfLine = /[\r\n]/g
const regular = /[^\0\t\n\f\r ()<>[\]{}/%]*/y
const number = /^[+-]?(?:\d+\.?\d*|\.\d+)$/

/** Reads the one value that begins at `at`, and where the next begins. Junk is passed over, as readers of PDF do. */
export function readValue(text: string, at: number, work: Work): { value: Value; next: number } {
  const reader = new Reader(text, at, work)
  const value = reader.value(0)
  reader.passSpace()
  return { value, next: reader.at }
}

class Reader {
  readonly #text: string
  readonly #work: Work
  #values = 0
  at: number

  constructor(text: string, at: number, work: Work) {
    this.#text = text
    this.#work = work
    this.at = at
  }

  value(depth: number): Value {
    this.#values += 1
    if (depth > deepest || this.#values > mostValues) throw new Tangled()
    this.passSpace()
    const sign = this.#text[this.at] ?? ''
    if (sign === '/') return { type: 'name', name: this.#name() }
    if (sign === '(') return this.#string()
    if (this.#text.startsWith('<<', this.at)) return dictionaryOf(this.#items('>>', depth))
    if (sign === '[') return { type: 'array', items: this.#items(']', depth) }
    if (sign === '<') return this.#hexString()
    const word = this.#regular()
    if (number.test(word)) return { type: 'number', number: Number(word) }
    if (!word)
      this.#moveTo(Math.min(this.at + (this.#text.startsWith('>>', this.at) ? 2 : 1), this.#text.length))
    return { type: 'word', word: word || sign }
  }

  #items(close: string, depth: number): Value[] {
    this.#moveTo(this.at + close.length)
    const items: Value[] = []
    for (;;) {
      this.passSpace()
      if (this.at >= this.#text.length) return items
      if (this.#text.startsWith(close, this.at)) break
      const item = this.value(depth + 1)
      // What a dictionary that was never closed would run into.
      if (item.type === 'word' && /^(?:endobj|stream|endstream|trailer|startxref)$/.test(item.word))
        return items
      if (item.type !== 'word' || item.word !== 'R' || !foldReference(items)) items.push(item)
    }
    this.#moveTo(this.at + close.length)
    return items
  }

  #name(): string {
    this.#moveTo(this.at + 1)
    // A name may be written with escapes: /J#61vaScript.
    return this.#regular().replace(/#([0-9a-f]{2})/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    )
  }

  #regular(): string {
    regular.lastIndex = this.at
    const found = regular.exec(this.#text)?.[0] ?? ''
    this.#moveTo(this.at + found.length)
    return found
  }

  #string(): Value {
    let depth = 0
    let end = this.at
    do {
      const sign = this.#text[end]
      if (sign === '\\') end += 1
      else if (sign === '(') depth += 1
      else if (sign === ')') depth -= 1
      end += 1
    } while (depth > 0 && end < this.#text.length)
    this.#moveTo(Math.min(end, this.#text.length))
    return { type: 'string' }
  }

  #hexString(): Value {
    const end = this.#text.indexOf('>', this.at)
    this.#moveTo(end < 0 ? this.#text.length : end + 1)
    return { type: 'string' }
  }

  /** Moves past white space and comments. */
  passSpace(): void {
    for (;;) {
      const sign = this.#text[this.at]
      if (sign === '%') {
        endOfLine.lastIndex = this.at
        this.#moveTo(endOfLine.exec(this.#text)?.index ?? this.#text.length)
      } else if (sign !== undefined && space.includes(sign)) this.#moveTo(this.at + 1)
      else return
    }
  }

  #moveTo(at: number): void {
    spend(this.#work, at - this.at)
    this.at = at
  }
}

/** Two numbers before an R are one reference. */
function foldReference(items: Value[]): boolean {
  const [to, generation] = items.slice(-2)
  if (to?.type !== 'number' || generation?.type !== 'number') return false
  items.splice(-2, 2, { type: 'reference', to: to.number })
  return true
}

function dictionaryOf(items: Value[]): Value {
  const pairs: [string, Value][] = []
  for (let at = 0; at < items.length; at++) {
    const key = items[at]
    const value = items[at + 1]
    if (key?.type !== 'name') continue
    pairs.push([key.name, value ?? { type: 'word', word: 'null' }])
    at += 1
  }
  return { type: 'dictionary', pairs }
}
