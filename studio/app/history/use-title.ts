import { titleOf } from '@shanmen/content/documents/title.ts'
import type { Kind } from '@shanmen/content/kind.ts'
import { otherLanguage } from '@shanmen/content/language.ts'
import { useEffect, useState } from 'react'
import { useLanguage } from '../language/language.ts'
import { call } from '../session/call.ts'

/** What an entry is called in its newest revision, in the reader's language if it can; empty until it is known. */
export function useTitle(kind: Kind, id: string, newest: number | undefined): string {
  const reader = useLanguage()
  const [title, setTitle] = useState('')
  useEffect(() => {
    if (newest === undefined) return
    const stop = new AbortController()
    call('readRevision', { id, no: newest }, { signal: stop.signal }).then(
      ({ document }) => {
        const language = document[reader] ? reader : otherLanguage(reader)
        setTitle(titleOf(kind, document, language))
      },
      // The history below says what went wrong; a missing name is no second problem.
      () => undefined,
    )
    return () => stop.abort()
  }, [kind, id, newest, reader])
  return title
}
