import type { InterfaceText } from '@shanmen/contract/languages.ts'
import { commonWords } from './common-words.ts'

export const shortest = 12
export const longest = 128

const told = {
  short: {
    zh: `密码至少 ${shortest} 个字符（一个汉字算两个），可以用一句话`,
    en: `A password has ${shortest} characters or more: a short sentence does well`,
  },
  long: { zh: `密码最多 ${longest} 个字符`, en: `A password has ${longest} characters at most` },
  common: {
    zh: '这个密码太常见，容易被猜到，请换一个',
    en: 'This password is among the first to be guessed: choose another one',
  },
  pattern: {
    zh: '密码不能只是重复或连续的字符，请换一个',
    en: 'A password is more than repeated or running characters: choose another one',
  },
  own: {
    zh: '密码里不能只是您的姓名或邮箱，请换一个',
    en: 'A password is more than your own name or e-mail address: choose another one',
  },
} satisfies Record<string, InterfaceText>

const runs = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv',
]
const both = runs.flatMap((run) => [run, [...run].reverse().join('')])

/**
 * What is wrong with a password, in both languages, or undefined when it may be used. Any characters are allowed and
 * none are demanded; length counts, and that it is none of the usual guesses (quality D.1, ASVS 6).
 */
export function weakness(
  password: string,
  person: { email: string; name: string },
): InterfaceText | undefined {
  const length = lengthOf(password)
  if (length < shortest) return told.short
  if (length > longest) return told.long
  const plain = password.normalize('NFKC').toLowerCase()
  if (isPattern(plain)) return told.pattern
  const own = byLength([person.name, ...person.email.split(/[@.]/)].map((word) => word.toLowerCase()))
  const forms = [plain, undisguised(plain)]
  if (forms.some((form) => isLittleMoreThan(form, own))) return told.own
  return forms.some((form) => isLittleMoreThan(form, usual)) ? told.common : undefined
}

const byLength = (words: Iterable<string>) =>
  [...words].filter((word) => lengthOf(word) > 2).sort((a, b) => b.length - a.length)

// There are so many of them that one is as hard to guess as two letters.
const lengthOf = (text: string) => [...text].length + (text.match(/\p{Script=Han}/gu)?.length ?? 0)

/** Undoes what people do to a word so that it counts as a password: signs in the place of letters. */
const undisguised = (text: string) => [...text].map((sign) => letters.get(sign) ?? sign).join('')
const letters = new Map(
  Object.entries({ '@': 'a', $: 's', 0: 'o', 1: 'i', '!': 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' }),
)

/** One of the words, or several, and hardly a letter beside them; digits and signs between them do not count. */
function isLittleMoreThan(text: string, words: readonly string[]): boolean {
  const onlyLetters = (rest: string) => rest.replace(/[^\p{L}]/gu, '').length
  const left = onlyLetters(words.reduce((rest, word) => rest.replaceAll(word, ''), text))
  return left < onlyLetters(text) && left <= mostLettersBeside
}

const mostLettersBeside = 3

const usual = byLength(commonWords)

/** Few different characters, one piece again and again, or runs of the alphabet and the keyboard. */
function isPattern(text: string): boolean {
  if (new Set(text).size < 5) return true
  if (/^(.{1,6})\1+.{0,3}$/su.test(text)) return true
  let rest = text
  for (const run of both)
    for (let size = run.length; size >= 4; size -= 1)
      for (let at = 0; at + size <= run.length; at += 1) rest = rest.replaceAll(run.slice(at, at + size), '')
  return rest.length <= 3
}
