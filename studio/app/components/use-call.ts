import type { BothWords } from '@shanmen/content/language.ts'
import { useCallback, useEffect, useState } from 'react'
import type { Answer, Input } from '../../api/schemas.ts'
import type { CallName } from '../../calls.ts'
import { CallError } from '../../client.ts'
import { call } from '../session/session.ts'

export type CallState<D> = { data: D | undefined; problem: BothWords | undefined; again: () => void }

const broken: BothWords = { zh: '读取时出错，请重试', en: 'Reading failed: try again' }

/** What went wrong, in words for the reader. */
export const messageOf = (error: unknown): BothWords =>
  error instanceof CallError ? (error.error.issues?.[0]?.message ?? error.error.message) : broken

/**
 * Reads something for a screen, and again when the input changes or `again` is called; until then the last answer
 * stays, so that nothing jumps. `early` may give an answer that is already on its way.
 */
export function useCall<N extends CallName>(
  name: N,
  input: Input<N>,
  early?: () => Promise<Answer<N>> | undefined,
): CallState<Answer<N>> {
  const key = JSON.stringify(input)
  const [turn, setTurn] = useState(0)
  const [data, setData] = useState<Answer<N>>()
  const [problem, setProblem] = useState<BothWords>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the input is compared by what it says, a turn asks again
  useEffect(() => {
    const stop = new AbortController()
    const answer = early?.() ?? call(name, input, { signal: stop.signal })
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
  }, [name, key, turn])
  const again = useCallback(() => setTurn((before) => before + 1), [])
  return { data, problem, again }
}

/** One step that someone takes by a button: not twice at once, and what is refused becomes words to show. */
export function useAction<A extends unknown[]>(step: (...args: A) => Promise<unknown>) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<BothWords>()
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
  return { busy, problem, run }
}
