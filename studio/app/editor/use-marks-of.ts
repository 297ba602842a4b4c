import type { Kind } from '@shanmen/content/kind.ts'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { Answer } from '../../api/schemas.ts'
import { can } from '../../rights.ts'
import { call } from '../session/call.ts'
import { useMe } from '../session/session.ts'
import type { Marks } from './editing.tsx'
import type { DraftState } from './model/draft.ts'
import { chineseChanges, missingMarks } from './model/marks.ts'
import { keyOf } from './model/paths.ts'
import type { Entry } from './use-open-entry.ts'

/** What is marked in the form, counted from the document a moment after it changed, so that typing stays quick. */
export function useFieldMarks(kind: Kind, entry: Entry, { document, error }: DraftState): Marks {
  const late = useDeferredValue(document)
  const before = useRevision(entry.id, entry.en.behindSince, can(useMe(), 'history', kind))
  const missing = useMemo(() => missingMarks(kind, late), [kind, late])
  const behind = useMemo(
    () =>
      new Map(before ? chineseChanges(kind, before.document, late).map((change) => [change.id, change]) : []),
    [kind, late, before],
  )
  const issues = useMemo(
    () => new Map((error?.issues ?? []).map(({ path, message }) => [keyOf(path), message])),
    [error],
  )
  return useMemo(() => ({ missing, issues, behind }), [missing, issues, behind])
}

function useRevision(id: string, no: number | null, allowed: boolean): Answer<'readRevision'> | undefined {
  const [revision, setRevision] = useState<Answer<'readRevision'>>()
  useEffect(() => {
    const stop = new AbortController()
    if (no !== null && allowed)
      call('readRevision', { id, no }, { signal: stop.signal }).then(
        (read) => !stop.signal.aborted && setRevision(read),
        // Then the marks say only that something changed, not what.
        () => undefined,
      )
    return () => stop.abort()
  }, [id, no, allowed])
  return no !== null && revision?.no === no ? revision : undefined
}
