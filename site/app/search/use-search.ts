import { languages } from '@shanmen/contract/languages.ts'
import { type RefObject, useCallback, useEffect, useState } from 'react'
import { createApi } from '../data/api.ts'
import { useShell } from '../data/global.ts'
import { useLanguage } from '../language/language.ts'
import { reportFailure } from '../start/failures.ts'
import { runSearch, type SearchResult } from './search.ts'

/** The text of the field, and how long to wait for further typing. A new object for every search. */
export type Typed = { text: string; delayMs: number }

const typingDelayMs = 300
const maxLength = 50

const fieldOf = (form: HTMLFormElement | null): HTMLInputElement | null =>
  form?.querySelector<HTMLInputElement>('[type="search"]') ?? null

/**
 * Listens to the form that is part of the page: typing searches after a delay, submitting searches at once without
 * leaving the page. Also returns a function that puts a text into the field and searches for it.
 */
export function useTyped(form: RefObject<HTMLFormElement | null>): [Typed, (text: string) => void] {
  const [typed, setTyped] = useState<Typed>({ text: '', delayMs: 0 })
  const read = useCallback(
    (delayMs: number) => {
      const text = fieldOf(form.current)?.value.trim() ?? ''
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
    const onSubmit = (event: Event) => {
      event.preventDefault()
      read(0)
    }
    form.current?.addEventListener('input', onInput, { signal })
    form.current?.addEventListener('compositionend', () => read(typingDelayMs), { signal })
    form.current?.addEventListener('submit', onSubmit, { signal })
    // Text that was typed before this code was loaded.
    read(0)
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

/**
 * The result of a search for the typed text; undefined without text. A new search aborts the calls of the one before,
 * without a message. `busy` until the result of the last text has arrived.
 */
export function useSearch(typed: Typed): { result: SearchResult | undefined; busy: boolean } {
  const language = useLanguage()
  const shell = useShell()
  const [latest, setLatest] = useState<{ of: Typed; result: SearchResult }>()
  const { host, identification } = shell?.settings ?? {}
  const menu = shell?.global?.menu
  useEffect(() => {
    if (typed.text === '' || host === undefined) return
    const abort = new AbortController()
    const transport = (request: Request) => fetch(request)
    const api = createApi({
      host,
      transport,
      onFailure: reportFailure,
      ...(identification && { identification }),
    })
    const timer = setTimeout(async () => {
      const result = await runSearch(
        {
          call: (name, input) => api[language](name, input, abort.signal),
          language,
          languageId: languages[language].id,
          keyword: typed.text.slice(0, maxLength),
        },
        menu ?? [],
      )
      if (!abort.signal.aborted) setLatest({ of: typed, result })
    }, typed.delayMs)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [typed, language, host, identification, menu])
  if (typed.text === '') return { result: undefined, busy: false }
  return { result: latest?.result, busy: latest?.of !== typed }
}
