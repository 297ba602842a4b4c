import type { Kind } from '@shanmen/content/kind.ts'
import { languageCodes } from '@shanmen/content/language.ts'
import { useEffect, useMemo, useState } from 'react'
import type { Answer } from '../../api/schemas.ts'
import { CallError } from '../../client.ts'
import { can } from '../../rights.ts'
import { type Side, sides } from '../compare/changes.ts'
import { call } from '../session/call.ts'
import { type Me, useMe } from '../session/session.ts'
import type { Editing } from './editing.tsx'
import { createDraft } from './model/draft.ts'
import { localCopies } from './model/local-copy.ts'

export type Entry = Answer<'readEntry'>

/** The draft of an opened entry, saved by itself and kept in this browser until the server has it. */
export function useOpenEntry(kind: Kind, entry: Entry) {
  const me = useMe()
  const [opened] = useState(() => {
    const copies = localCopies(localStorage, me.id, entry.id)
    const draft = createDraft(
      { document: entry.document, no: entry.revision.no, savedAt: entry.revision.at },
      {
        save: async (document, basedOn) => {
          try {
            return await call('saveEntry', { id: entry.id, basedOn, document })
          } catch (error) {
            if (error instanceof CallError) return { status: error.status, error: error.error }
            throw error
          }
        },
        keep: (copy) => {
          if (copy) copies.keep({ ...copy, at: new Date().toISOString() })
          else copies.forget()
        },
      },
    )
    return { draft, copies, found: copies.read() }
  })
  const { draft } = opened
  useEffect(() => () => draft.close(), [draft])
  const locked = useMemo(() => lockedFor(me, kind, entry.binned), [me, kind, entry.binned])
  const editing = useMemo((): Editing => ({ kind, draft, locked }), [kind, draft, locked])
  return { ...opened, editing }
}

/**
 * The parts that this person may not change; the server holds the same. What both languages share belongs to the Chinese
 * side; the English words inside it are English.
 */
function lockedFor(me: Me, kind: Kind, binned: boolean): ReadonlySet<Side> {
  if (binned || !can(me, 'write', kind)) return new Set(sides)
  const others = languageCodes.filter((language) => !can(me, 'write', { section: kind.section, language }))
  return new Set(others.includes('zh') ? [...others, 'shared'] : others)
}
