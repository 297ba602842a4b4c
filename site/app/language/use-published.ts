import type { Language } from '@shanmen/contract/languages.ts'
import { languages } from '@shanmen/contract/languages.ts'
import { useMatches } from 'react-router'

/** Whether what the page shows is published in a language; a page whose loader names no `languages` is in all. */
export function usePublished(): (language: Language) => boolean {
  const named = useMatches().flatMap(({ loaderData }) => languagesOf(loaderData))
  return (language) => named.length === 0 || named.includes(languages[language].id)
}

const languagesOf = (data: unknown): unknown[] =>
  typeof data === 'object' && data !== null && 'languages' in data && Array.isArray(data.languages)
    ? data.languages
    : []
