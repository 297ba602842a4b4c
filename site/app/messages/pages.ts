import { type PageName, pages } from '@shanmen/contract/addresses.ts'
import type { Language } from '@shanmen/contract/languages.ts'

/** Title of a page: `pageTitle('zh', 'scenicDetail', '西湖')` → `景区详情 · 西湖`. */
export function pageTitle(language: Language, page: PageName, item = ''): string {
  return pages[page][language].replace('{title}', () => item)
}
