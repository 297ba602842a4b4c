import { type Language, languageCodes } from '@shanmen/content/language.ts'
import { useSyncExternalStore } from 'react'

const key = 'studio-language'
const listeners = new Set<() => void>()
let current: Language = kept()
let chosen = false

// A browser that refuses to keep anything still shows Chinese.
function kept(): Language {
  try {
    const value = localStorage.getItem(key)
    return languageCodes.find((code) => code === value) ?? 'zh'
  } catch {
    return 'zh'
  }
}

/** The language the studio speaks now: Chinese until someone chose English in this browser. */
export const languageNow = (): Language => current

/** True once someone has chosen a language on this page by hand. */
export const chosenHere = (): boolean => chosen

/** Changes the language because the reader asked for it. */
export function chooseLanguage(language: Language): void {
  chosen = true
  changeLanguage(language)
}

/** Changes the studio's language at once, on every screen, and remembers it in this browser. */
export function changeLanguage(language: Language): void {
  current = language
  markDocument()
  for (const listener of listeners) listener()
  try {
    localStorage.setItem(key, language)
  } catch {
    // Then it lasts until the page is closed.
  }
}

/** Tells screen readers and fonts which language the document is in. */
export function markDocument(): void {
  document.documentElement.lang = current === 'zh' ? 'zh-CN' : 'en'
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useLanguage = (): Language => useSyncExternalStore(subscribe, languageNow)

/** The words of a part of the studio in the reader's language. */
export const useWords = <W>(words: Record<Language, W>): W => words[useLanguage()]
