import { type Language, languageCodes } from '@shanmen/content/language.ts'
import { useSyncExternalStore } from 'react'

const key = 'studio-language'
const wishKey = 'studio-language-wish'
const listeners = new Set<() => void>()
let current: Language = languageCodes.find((code) => code === kept(key)) ?? 'zh'
let wished = kept(wishKey) !== null

// A browser that refuses to keep anything still shows Chinese.
function kept(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

function keep(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(name)
    else localStorage.setItem(name, value)
  } catch {
    // Then it lasts until the page is closed.
  }
}

/** The language the studio speaks now: Chinese until someone chose English in this browser. */
export const currentLanguage = (): Language => current

/** True from choosing a language in this browser by hand until an account has it. */
export const isLanguageChoicePending = (): boolean => wished

/** Changes the language because the reader asked for it: a wish, which the next account to be signed in takes over. */
export function chooseLanguage(language: Language): void {
  show(language)
  keepWish(true)
}

/** Changes the language to that of the account. */
export function setAccountLanguage(language: Language): void {
  show(language)
  keepWish(false)
}

function keepWish(is: boolean): void {
  wished = is
  keep(wishKey, is ? 'yes' : null)
}

// At once, on every screen, and the next time in this browser.
function show(language: Language): void {
  current = language
  setDocumentLanguage()
  for (const listener of listeners) listener()
  keep(key, language)
}

/** Tells screen readers and fonts which language the document is in. */
export function setDocumentLanguage(): void {
  document.documentElement.lang = current === 'zh' ? 'zh-CN' : 'en'
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useLanguage = (): Language => useSyncExternalStore(subscribe, currentLanguage)

/** The words of a part of the studio in the reader's language. */
export const useMessages = <W>(words: Record<Language, W>): W => words[useLanguage()]
