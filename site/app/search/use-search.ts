import { clientMessages } from '@shanmen/contract/envelope.ts'
import { type Language, languages } from '@shanmen/contract/languages.ts'
import { ApiError } from '@shanmen/contract/rpc/client.ts'
import type { SearchResult } from '@shanmen/contract/types.ts'
import { type RefObject, useCallback, useEffect, useState } from 'react'
import { createApi } from '../data/api.ts'
import { useShell } from '../data/global.ts'
import { useLanguage } from '../language/language.ts'
import { reportFailure } from '../start/failures.ts'

/** The text of the field, and how long to wait for further typing. A new object for every search. */
export type Typed = { text: string; delayMs: number }

const typingDelayMs = 300
/** Results in the overlay; its page has all. */
const pageSize = 8
/** The call takes no longer text. */
const longestSuggested = 40

const textOf = (form: HTMLFormElement | null): string => fieldOf(form)?.value.trim() ?? ''

const fieldOf = (form: HTMLFormElement | null): HTMLInputElement | null =>
  form?.querySelector<HTMLInputElement>('[type="search"]') ?? null

/**
 * Listens to the field that is part of the page: typing searches after a delay. Also returns a function that puts a text
 * into the field and searches for it.
 */
export function useTyped(form: RefObject<HTMLFormElement | null>): [Typed, (text: string) => void] {
  // Text may have been typed before this code was loaded.
  const [typed, setTyped] = useState<Typed>(() => ({ text: textOf(form.current), delayMs: 0 }))
  const read = useCallback(
    (delayMs: number) => {
      const text = textOf(form.current)
      setTyped((before) => (delayMs > 0 && before.text === text ? before : { text, delayMs }))
    },
    [form],
  )
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    // While an input method composes, the field has letters that are not the text yet.
    const onInput = (event: Event) => {
      if (!(event instanceof InputEvent && event.isComposing)) read(typingDelayMs)
    }
    form.current?.addEventListener('input', onInput, { signal })
    form.current?.addEventListener('compositionend', () => read(typingDelayMs), { signal })
    // Text may have been typed since the first rendering.
    read(typingDelayMs)
    return () => controller.abort()
  }, [form, read])
  const put = (text: string) => {
    const field = fieldOf(form.current)
    if (!field) return
    field.value = text
    field.focus()
    read(0)
  }
  return [typed, put]
}

type Latest = { of: Typed; result?: SearchResult; failure?: string }

/**
 * The result of a search for the typed text; without text the words that editors suggest. A new search aborts the one
 * before, without a message. `busy` until the result of the last text has arrived.
 */
export function useSearch(typed: Typed): Omit<Latest, 'of'> & { busy: boolean } {
  const language = useLanguage()
  const [latest, setLatest] = useState<Latest>()
  const search = useCallback(
    async (call: Call, signal: AbortSignal) => {
      const input = { languageId: languages[language].id, q: typed.text, pageSize }
      const outcome = await call('search', input, signal).then(
        (result) => ({ result }),
        (error) => ({
          failure: error instanceof ApiError ? error.message : clientMessages.network[language],
        }),
      )
      if (!signal.aborted) setLatest({ of: typed, ...outcome })
    },
    [typed, language],
  )
  useCall(search, typed.delayMs, reportFailure)
  return { ...latest, busy: latest?.of !== typed }
}

/** Words that begin like the typed text; none while they are unknown. They arrive before the results. */
export function useSuggestions({ text, delayMs }: Typed): string[] {
  const language = useLanguage()
  const [latest, setLatest] = useState<{ of: string; words: string[] }>()
  const suggest = useCallback(
    async (call: Call, signal: AbortSignal) => {
      if (text === '') return
      const input = { languageId: languages[language].id, q: text.slice(0, longestSuggested) }
      const words = await call('suggest', input, signal).then(
        ({ list }) => list,
        () => [],
      )
      if (!signal.aborted) setLatest({ of: text, words })
    },
    [text, language],
  )
  useCall(suggest, delayMs / 3, ignore)
  return latest && text !== '' && text.startsWith(latest.of) ? latest.words : []
}

/** The search itself reports the failure. */
const ignore = () => undefined

type Call = ReturnType<typeof createApi>[Language]

/** Calls the API after a delay; another text before the answer aborts it. */
function useCall(
  start: (call: Call, signal: AbortSignal) => Promise<void>,
  delayMs: number,
  onFailure: typeof reportFailure,
): void {
  const language = useLanguage()
  const { host, identification } = useShell()?.settings ?? {}
  useEffect(() => {
    if (host === undefined) return
    const abort = new AbortController()
    const api = createApi({
      host,
      transport: (request: Request) => fetch(request),
      onFailure,
      ...(identification && { identification }),
    })
    const timer = setTimeout(() => start(api[language], abort.signal), delayMs)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [start, delayMs, onFailure, language, host, identification])
}
