import type { BothWords } from '@shanmen/content/language.ts'
import { useState } from 'react'
import { messageOf } from './use-call.ts'

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
