import type { BothWords } from '@shanmen/content/language.ts'
import { type FormEvent, useState } from 'react'
import { CallError } from '../../client.ts'

/** Runs a form's one step: not twice at once, and what the server refuses becomes words to show. */
export function useSubmit(step: (values: Record<string, string>) => Promise<void>) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<BothWords>()
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const entries = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)])
    setBusy(true)
    setProblem(undefined)
    try {
      await step(Object.fromEntries(entries))
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setProblem(problemOf(error))
    } finally {
      setBusy(false)
    }
  }
  return { busy, problem, onSubmit }
}

// What is wrong in a field says more than that something is wrong.
function problemOf({ error }: CallError): BothWords {
  const [first] = error.issues ?? []
  return first?.message ?? error.message
}
