import { type Language, languageOfId } from '@shanmen/contract/languages.ts'

/** The reader's language as far as an address tells it (`menu/2`, `?languageId=2`); Chinese otherwise. */
export function askedLanguage(address: string): Language {
  const { pathname, searchParams } = new URL(address)
  const id = searchParams.get('languageId') ?? /\/(\d)$/.exec(pathname)?.[1]
  return languageOfId(Number(id)) ?? 'zh'
}
