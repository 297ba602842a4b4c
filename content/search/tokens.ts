const runs = /(\p{Script=Han}+)|([\p{L}\p{N}]+)/gu
const maxWordLength = 40
/** A text is searched up to here; an index row of PostgreSQL is limited to a megabyte. */
const maxTextLength = 60_000

export const fold = (text: string): string => text.normalize('NFKC').toLowerCase()

/** Runs of a text in order: Chinese characters apart from words of letters and digits. */
export function runsOf(text: string): { han: boolean; text: string }[] {
  return [...fold(text).matchAll(runs)].flatMap((match) => {
    const [, chinese, mixed = ''] = match
    if (chinese) return [{ han: true, text: chinese }]
    // Chinese characters may follow letters without a space: A4纸.
    return mixed
      .split(/(\p{Script=Han}+)/u)
      .filter(Boolean)
      .map((part) => ({ han: /^\p{Script=Han}/u.test(part), text: part }))
  })
}

/** Chinese → pairs of neighbours and the last character alone; other scripts → words. */
export function textTokens(text: string): string[] {
  return runsOf(text.slice(0, maxTextLength)).flatMap((run) => {
    if (!run.han) return [cut(run.text)]
    const characters = [...run.text]
    return characters.map((character, index) => character + (characters[index + 1] ?? ''))
  })
}

export const cut = (word: string): string =>
  word.length <= maxWordLength ? word : [...word].slice(0, maxWordLength).join('')
