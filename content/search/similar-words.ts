/** How many letters may be wrong: one from three letters on, two from eight. */
const maxWrong = (word: string): number => (word.length >= 8 ? 2 : word.length >= 3 ? 1 : 0)
/** With one letter replaced, a word shorter than this is often another one: wifi and wife. It counts as two wrong letters. */
const shortest = 5
/** A word can be meant to be one of several. */
const maxWords = 5

/** The words of a list that this one begins, or can be meant to be, the nearest first. */
export const nearWords = (word: string, known: readonly string[]): string[] =>
  nearOf(word, known)
    .sort((a, b) => a.wrong - b.wrong)
    .map(({ other }) => other)

function nearOf(word: string, known: readonly string[]): { other: string; wrong: number }[] {
  const most = /^[a-z]+$/.test(word) ? maxWrong(word) : 0
  if (most === 0) return []
  return known.flatMap((other) => {
    // What was typed may be the beginning of a word.
    if (other.startsWith(word)) return { other, wrong: 0 }
    if (Math.abs(other.length - word.length) > most) return []
    const wrong = distance(word, other, most)
    return wrong <= most ? { other, wrong } : []
  })
}

/** The words of a list that are most like this one; none when it is or begins one of them, or has a digit. */
export function similarWords(word: string, known: readonly string[]): string[] {
  const near = nearOf(word, known)
  const least = Math.min(...near.map(({ wrong }) => wrong))
  if (least === 0) return []
  return near
    .filter(({ wrong }) => wrong === least)
    .map(({ other }) => other)
    .sort((a, b) => likelihood(b, word) - likelihood(a, word))
    .slice(0, maxWords)
}

/**
 * The first is what the answer says was looked for. Letters change places, or are left out, more often than wrong ones are typed or
 * too many.
 */
const likelihood = (other: string, word: string): number =>
  lettersOf(other) === lettersOf(word) ? maxWrong(word) + 1 : other.length - word.length

const lettersOf = (word: string) => [...word].sort().join('')

/** Letters to add, remove, replace or swap with the next to get from one word to the other; `most` + 1 for more. */
function distance(a: string, b: string, most: number): number {
  const replaced = a.length < shortest ? 2 : 1
  let [beforeLast, last]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1]
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row[j] = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (isSame ? 0 : replaced),
        isSwapped ? (beforeLast[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    if (Math.min(...row) > most) return most + 1
    ;[beforeLast, last] = [last, row]
  }
  return last[b.length] ?? 0
}
