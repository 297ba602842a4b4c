import { pinyinMarks, syllablesOf } from './document-tokens.ts'
import { withLookAlikes } from './look-alikes.ts'
import { chinesePhrase, type Phrase, parseQuery, phraseOf, type Query } from './query.ts'
import { isStopWord } from './question-words.ts'
import { chineseWordsIn } from './right-words.ts'
import { similarWords } from './similar-words.ts'
import { type WordsBySound, withWordsThatSound } from './sounding-words.ts'
import type { Attempt, Vocabulary } from './steps.ts'
import { runsOf } from './tokens.ts'

/** A number is not another one that sounds the same: 十亿 is not 十一. */
const writtenNumber = /^[〇零一二两三四五六七八九十百千万亿]+$/

/** What is searched for where nothing has the words: wrong letters put right, and characters that sound or look the same. */
export async function* similar(
  text: string,
  { readWordsLike, readWritten }: Vocabulary,
  sounding: () => WordsBySound,
  words: (text: string) => Pick<Attempt, 'queries' | 'quoted'>,
): AsyncGenerator<Attempt> {
  const terms = parseQuery(text, { pinyin: false })
  const short = terms.flatMap((term) => term.flatMap(({ text }) => (/^[a-z]{3}$/.test(text) ? text : [])))
  const right = short.length > 0 ? await readWritten(short) : []
  // Shorter words are seldom slips: they are put right only where all others are.
  for (const spelled of [/^[a-z]{4,}$/, /^[a-z]{3}$/]) {
    const isSlip = (word: string) => spelled.test(word) && !isStopWord(word) && !right.includes(word)
    const corrected: Query = []
    for (const term of terms) {
      const [word = ''] = term.flatMap((phrase) => (isSlip(phrase.text) ? phrase.text : []))
      const others = word ? similarWords(word, await readWordsLike(word)) : []
      corrected.push(others.length > 0 ? others.map((text) => phraseOf({ han: false, text })) : term)
    }
    if (corrected.every((term, at) => term === terms[at])) continue
    yield { step: 'similar', used: corrected.map(([first]) => first?.text).join(' '), queries: [corrected] }
    break
  }
  if (!/\p{Script=Han}{2}/u.test(text) || writtenNumber.test(text)) return
  yield {
    step: 'similar',
    used: text,
    queries: [terms.flatMap(([phrase]) => (phrase ? homophones(phrase) : []))],
  }
  const written = await readWritten(chineseWordsIn(text))
  const heard = text.replaceAll(/\p{Script=Han}{2,30}/gu, (run) =>
    withWordsThatSound(run, sounding(), written),
  )
  for (const other of [...(heard === text ? [] : [heard]), ...withLookAlikes(text, written)])
    yield { step: 'similar', used: other, ...words(other) }
}

/** The index has so many syllables from each character on. */
const mostSyllables = 6

/**
 * A phrase of characters, or a title that sounds the same: the usual slip of who types pinyin. All of a longer phrase, which may
 * end in a number, is asked for, piece by piece.
 */
function homophones(phrase: Phrase): Query {
  const [run] = runsOf(phrase.text)
  const characters = [...(run?.text ?? '')]
  if (!run?.han || characters.length < 2) return [[phrase]]
  const syllables = syllablesOf(run.text)
  const last = Math.max(0, characters.length - mostSyllables)
  return Array.from({ length: Math.ceil(characters.length / mostSyllables) }, (_, piece) => {
    const at = Math.min(piece * mostSyllables, last)
    const sound = syllables.slice(at, at + mostSyllables).join('')
    const text = characters.slice(at, at + mostSyllables).join('')
    return [chinesePhrase(text), { tokens: [pinyinMarks.syllables + sound], prefix: true, text: '' }]
  })
}
