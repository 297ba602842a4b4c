const words = new Intl.Segmenter('zh', { granularity: 'word' })

/** Shorter texts do not break in any width that the pages are made for. */
const shortest = 9
/** Longer ones are no headings to be read; their marks took a minute for 40,000 characters, in which no page was answered. */
const longestText = 300
/** Short phrases of one clause stay together up to this length: fewer marks, and lines that end evenly enough. */
const longest = 4
/** Of quotations and headings with several clauses those up to this length have no marks. */
const shortClause = 6
const maxKnown = 5000
const known = new Map<string, string>()

/** Characters that end a phrase when a word of several follows, and those that begin one. */
const ending = new Set('的了着们里上中内外后前年月日号届条名棵座个次')
const beginning = new Set('在把被让从向与和及为对将以下')

/**
 * Marks in the headings of a page, in the titles of its rows (`th`, `b`), in addresses and quotations, where a line may end, by `<wbr>` between
 * phrases; `base.css` then breaks nowhere else. Only text that is an element's sole child is marked: React compares its
 * characters alone, so that hydration passes over the marks, and the browser, whose words may differ, needs no code for them.
 * Pages that it renders itself have none.
 */
export function markPhrases(html: string): string {
  return html
    .replace(/<(h[1-4]|th|b|blockquote)[ >].*?<\/\1>/gs, (heading) =>
      heading.replace(/(<\w[^>]*>)([^<]+)(?=<\/)/g, (_, tag: string, text: string) => tag + marked(text)),
    )
    .replace(/(?<=<address>)[^<]+(?=<\/)/g, markAddress)
}

/** Places and roads are in no dictionary: lines end after district, road and number, and a number stays with what it counts. */
const markAddress = (text: string): string =>
  text
    .replace(/(?<=[省市区县镇乡村路街号])(?=\p{Script=Han}{2})/gu, '<wbr>')
    .replace(/\d+ \p{Script=Han}/gu, '<span class="nb">$&</span>')

function marked(text: string): string {
  if (
    text.length < shortest ||
    text.length > longestText ||
    text.includes('&') ||
    !/\p{Script=Han}/u.test(text)
  )
    return text
  const before = known.get(text)
  if (before) return before
  // The style sheet draws the dot on the space behind it: at the end of a line, where a space is not shown, there is none.
  const marks = text
    .split(' · ')
    .map(markedPart)
    .map((part, index, { length }) => (index + 1 < length ? withDot(part) : part))
    .map((part, index) => (index > 0 ? `<span class="clause">${part}</span>` : part))
    .join('<span class="dot"> </span>')
  // A single phrase is marked too: its words stay together, and its punctuation alone ends a line.
  const result = marks.includes('<wbr>') ? marks : `${marks}<wbr>`
  if (known.size < maxKnown) known.set(text, result)
  return result
}

/** Its last character holds the dot, as a line could begin with it otherwise. */
const withDot = (part: string) =>
  part.replace(
    /(?:<span class="nb">[^<]*<\/span>|[^<>]?)$/u,
    '<span class="nb">$&<span class="undrawn"> ·</span></span>',
  )

const markedPart = (text: string): string =>
  phrasesOf(text)
    .join('<wbr>')
    // A number and what it counts, where a space is written between them.
    .replace(/\d+ \p{Script=Han}{1,2}/gu, '<span class="nb">$&</span>')
    // Around quotation marks, where only some browsers break.
    .replace(/(?<=\p{Script=Han})(?=[“‘])|(?<=[”’])(?=\p{Script=Han}{2})/gu, '<wbr>')

/** The text in pieces that stay on one line: words, with those of one character beside them and what numbers count. */
export function phrasesOf(text: string): string[] {
  const pieces: string[] = []
  let last = ''
  for (const { segment, index, isWordLike = false } of words.segment(text)) {
    // Browsers break at punctuation themselves.
    const before = pieces.at(-1)?.match(/[\p{L}\p{N}]*$/u)?.[0].length ?? 0
    // The last line has two characters at least.
    const isTail = index + 1 === text.length
    const ends = isWordLike && !isTail && isWord(last) && mayBreak(last, segment, before > 5)
    if (ends && before + segment.length > longest) pieces.push(segment)
    else pieces.push((pieces.pop() ?? '') + segment)
    last = segment
  }
  return withWholeClauses(pieces)
}

/** A clause of few characters is not divided, from its punctuation to the next. */
function withWholeClauses(pieces: readonly string[]): string[] {
  const whole: string[] = []
  for (const [index, piece] of pieces.entries()) {
    const before = /[\p{L}\p{N}]*$/u.exec(whole.at(-1) ?? '')?.[0] ?? ''
    const after = /^[\p{L}\p{N}]*/u.exec(pieces.slice(index).join(''))?.[0] ?? ''
    const isInClause = before !== '' && after !== '' && before.length + after.length <= shortClause
    whole.push(isInClause ? `${whole.pop()}${piece}` : piece)
  }
  return whole
}

const isWord = (segment: string) => /[\p{L}\p{N}]$/u.test(segment)

/** `long`: what is before is so long already that words of one character may end or begin there. */
function mayBreak(left: string, right: string, long: boolean): boolean {
  if (/^[\d〇一二三四五六七八九十百千万亿两第]+$/.test(left)) return false
  if (right.length > 1) return left.length > 1 || long || ending.has(left)
  return left.length > 1 && (beginning.has(right) || (long && !ending.has(right)))
}
