import { type InterfaceLanguage, interfaceLanguages, languages } from '@shanmen/contract/languages.ts'
import { useSyncExternalStore } from 'react'

const key = 'studio-language'
const pendingKey = 'studio-language-wish'
const listeners = new Set<() => void>()
let current: InterfaceLanguage = interfaceLanguages.find((code) => code === readStored(key)) ?? 'zh'
let choicePending = readStored(pendingKey) !== null

// Without storage the studio starts in Chinese.
function readStored(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

function store(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(name)
    else localStorage.setItem(name, value)
  } catch {
    // Without storage it lasts until the page is closed.
  }
}

/** The current language of the interface: Chinese until English is chosen in this browser. */
export const currentLanguage = (): InterfaceLanguage => current

/** True from choosing a language in this browser until an account has stored it. */
export const isLanguageChoicePending = (): boolean => choicePending

/** Changes the language on request; the account takes it over, at the latest with the next sign-in. */
export function chooseLanguage(language: InterfaceLanguage): void {
  show(language)
  setChoicePending(true)
}

/** Changes the language to the account's. */
export function setAccountLanguage(language: InterfaceLanguage): void {
  show(language)
  setChoicePending(false)
}

function setChoicePending(is: boolean): void {
  choicePending = is
  store(pendingKey, is ? 'yes' : null)
}

// At once, and for the next visit in this browser.
function show(language: InterfaceLanguage): void {
  current = language
  setDocumentLanguage()
  for (const listener of listeners) listener()
  store(key, language)
}

/** Tells screen readers and fonts which language the document is in. */
export function setDocumentLanguage(): void {
  document.documentElement.lang = languages[current].tag
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useLanguage = (): InterfaceLanguage =>
  useSyncExternalStore(subscribe, currentLanguage, currentLanguage)

/** Several names in one line. */
export const joined = (names: readonly string[], language: InterfaceLanguage): string =>
  names.join(language === 'zh' ? '、' : ', ')

/** The messages of one part of the studio in the reader's language. */
export const useMessages = <W>(words: Record<InterfaceLanguage, W>): W => words[useLanguage()]
