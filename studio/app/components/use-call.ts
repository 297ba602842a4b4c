import type { InterfaceText } from '@shanmen/contract/languages.ts'
import { useCallback, useEffect, useState } from 'react'
import { useNotify } from 'react-admin'
import type { Answer, Input } from '../../api/schemas.ts'
import type { CallName } from '../../calls.ts'
import { serverErrorOf } from '../../client.ts'
import { useLanguage } from '../language/language.ts'
import { call } from '../session/session.ts'

export type CallState<D> = { data: D | undefined; problem: InterfaceText | undefined; reload: () => void }

const broken: InterfaceText = { zh: '读取时出错，请重试', en: 'Reading failed: try again' }

/** The message of an error for the user. */
export function messageOf(error: unknown): InterfaceText {
  const serverError = serverErrorOf(error)
  return serverError?.issues?.[0]?.message ?? serverError?.message ?? broken
}

/**
 * Makes a call for a screen, again when the input changes or `reload` is called; until then the last answer stays, so
 * that the layout does not jump. Without input no call is made. `prefetched` may return a request that was sent earlier.
 */
export function useCall<N extends CallName>(
  name: N,
  input: Input<N> | undefined,
  prefetched?: () => Promise<Answer<N>> | undefined,
): CallState<Answer<N>> {
  const key = JSON.stringify(input)
  const [version, setVersion] = useState(0)
  const [data, setData] = useState<Answer<N>>()
  const [problem, setProblem] = useState<InterfaceText>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the input is compared by its JSON, `version` requests again
  useEffect(() => {
    if (input === undefined) return
    const stop = new AbortController()
    const answer = prefetched?.() ?? call(name, input, { signal: stop.signal })
    answer.then(
      (answer) => {
        if (stop.signal.aborted) return
        setData(() => answer)
        setProblem(undefined)
      },
      (error: unknown) => {
        if (!stop.signal.aborted) setProblem(messageOf(error))
      },
    )
    return () => stop.abort()
  }, [name, key, version])
  const reload = useCallback(() => setVersion((before) => before + 1), [])
  return { data, problem, reload }
}

/** One action of a button: never twice at once; its error becomes a message until `forget` or the next try. */
export function useAction<A extends unknown[]>(step: (...args: A) => Promise<unknown>) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<InterfaceText>()
  const run = async (...args: A) => {
    if (busy) return
    setBusy(true)
    setProblem(undefined)
    try {
      await step(...args)
    } catch (error) {
      setProblem(messageOf(error))
    } finally {
      setBusy(false)
    }
  }
  return { busy, problem, run, forget: () => setProblem(undefined) }
}

/** One action whose result and error are shown as a passing message, where a form has no room for them. */
export function useNotified<A extends unknown[]>(step: (...args: A) => Promise<unknown>) {
  const language = useLanguage()
  const notify = useNotify()
  return async (...args: A): Promise<void> => {
    try {
      await step(...args)
    } catch (error) {
      notify(messageOf(error)[language], { type: 'error' })
    }
  }
}
