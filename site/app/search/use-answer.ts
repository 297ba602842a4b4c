import { languages } from '@shanmen/contract/languages.ts'
import { useEffect, useState } from 'react'
import { createApi } from '../data/api.ts'
import { useShell } from '../data/global.ts'
import { useLanguage } from '../language/language.ts'
import { reportFailure } from '../start/failures.ts'
import { type Answer, ask } from './ask.ts'
import type { Typed } from './use-typed.ts'

const longest = 50

/**
 * The answer to what was typed; undefined while nothing was asked. What is asked next ends the calls of what was asked
 * before, in silence. `busy` until the answer to the last word is there.
 */
export function useAnswer(typed: Typed): { answer: Answer | undefined; busy: boolean } {
  const language = useLanguage()
  const shell = useShell()
  const [given, setGiven] = useState<{ to: Typed; answer: Answer }>()
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
      const answer = await ask(
        {
          call: (name, input) => api[language](name, input, abort.signal),
          language,
          languageId: languages[language].id,
          keyword: typed.text.slice(0, longest),
        },
        menu ?? [],
      )
      if (!abort.signal.aborted) setGiven({ to: typed, answer })
    }, typed.wait)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [typed, language, host, identification, menu])
  if (typed.text === '') return { answer: undefined, busy: false }
  return { answer: given?.answer, busy: given?.to !== typed }
}
