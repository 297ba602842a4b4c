// Splits a text like the search index does: Chinese characters apart from words of letters and digits.
const runs = /(\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+)/gu
const han = /^\p{Script=Han}/u

/** The words of a search, each once: `A4纸` → `a4`, `纸`. */
export const wordsOf = (keyword: string): string[] => [
  ...new Set(keyword.normalize('NFKC').toLowerCase().match(runs)),
]

/** Whether a title has all words: Chinese ones anywhere, others at the beginning of a word. */
export function hasAll(title: string, words: readonly string[]): boolean {
  const own = title.normalize('NFKC').toLowerCase().match(runs) ?? []
  return words.every((word) =>
    own.some((run) => (han.test(word) ? run.includes(word) : run.startsWith(word))),
  )
}

/** Splits a text into pieces, every second of which is one of the words. */
export function splitAtWords(text: string, words: readonly string[]): string[] {
  const longestFirst = [...words].sort((a, b) => b.length - a.length)
  const pieces = ['']
  for (const [index, run] of text.split(runs).entries()) {
    const isWord = index % 2 === 1
    for (const [at, piece] of (isWord ? splitRun(run, longestFirst) : [run]).entries())
      if (at % 2 === 1) pieces.push(piece, '')
      else pieces[pieces.length - 1] += piece
  }
  return pieces
}

function splitRun(run: string, words: string[]): string[] {
  if (han.test(run)) {
    const wanted = words.filter((word) => han.test(word))
    return wanted.length > 0 ? run.split(new RegExp(`(${wanted.join('|')})`, 'u')) : [run]
  }
  const start = words.find((word) => run.toLowerCase().startsWith(word))
  return start ? ['', run.slice(0, start.length), run.slice(start.length)] : [run]
}
