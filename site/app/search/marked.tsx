import { cutAtWords } from './words-in.ts'

/** A text in which the words that were searched for are marked. */
export function Marked({ text, words }: { text: string; words: readonly string[] }) {
  return cutAtWords(text, words).map((piece, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other name, and none keeps a state.
    return index % 2 === 1 ? <mark key={index}>{piece}</mark> : piece
  })
}
