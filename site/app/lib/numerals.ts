import { type Language, languages } from '@shanmen/contract/languages.ts'

const digits = [...'零一二三四五六七八九']
const words =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )

/** A count before what is counted: `十四`, `fourteen`. Digits from 1000 on in Chinese, from 21 on in English. */
export function showCount(count: number, language: Language): string {
  if (!languages[language].isCjk) return words[count] ?? String(count)
  // Before a measure word two is 两, in larger numbers 二.
  if (count === 2) return '两'
  return count < 1000 ? chinese(count) : String(count)
}

/** The number of an item in its list: `二`, `2`. */
export const listNumber = (number: number, language: Language): string =>
  languages[language].isCjk ? chinese(number) : String(number)

function chinese(count: number): string {
  if (count < 10) return digits[count] ?? ''
  if (count < 20) return `十${count % 10 ? digits[count % 10] : ''}`
  if (count < 100) return `${digits[Math.floor(count / 10)]}十${count % 10 ? digits[count % 10] : ''}`
  const rest = count % 100
  const tail =
    rest === 0 ? '' : rest < 10 ? `零${digits[rest]}` : rest < 20 ? `一${chinese(rest)}` : chinese(rest)
  return `${digits[Math.floor(count / 100)]}百${tail}`
}

/** The first letter of a sentence as a capital; Chinese is left as it is. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** `1st`, `2nd`, `23rd` in English; the number alone in Chinese. */
export function showOrdinal(number: number, language: Language): string {
  if (languages[language].isCjk) return String(number)
  const last = number % 100 > 10 && number % 100 < 14 ? 0 : number % 10
  return `${number}${['th', 'st', 'nd', 'rd'][last] ?? 'th'}`
}
