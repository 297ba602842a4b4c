import type { Language } from '@shanmen/contract/languages.ts'

const countWords = {
  zh: ['', '一', '两', '三', '四', '五', '六', '七', '八', '九', '十'],
  en: ['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'],
} satisfies Record<Language, string[]>

/** A count at the start of a title, as a word up to ten: 三处, Three places. */
export function countWord(count: number, language: Language): string {
  return countWords[language][count] || String(count)
}
