import { isJsonObject, type JsonObject } from '@shanmen/content/documents/document.ts'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useNotify } from 'react-admin'
import { useLanguage, useMessages } from '../language/language.ts'
import { editorMessages } from '../messages/editor.ts'
import type { Editing } from './editing.tsx'
import { focusField } from './fields/field-help.ts'
import { readAt } from './model/paths.ts'

/** A new row of a shared list, filled in; `focus` is the field to continue with. */
export type RequestedRow = { list: string; row: JsonObject; focus: string }

/**
 * Adds the row that another screen requested when it opened this entry. It comes in the state of the history and not in the
 * address: no link from elsewhere can change an entry.
 */
export function useRequestedRow(editing: Editing): void {
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  const notify = useNotify()
  const language = useLanguage()
  const t = useMessages(editorMessages)
  const requested: unknown = isJsonObject(state) ? state.requestedRow : undefined
  const isDone = useRef(false)
  useEffect(() => {
    if (isDone.current || !isRequestedRow(requested)) return
    isDone.current = true
    // First of all, or going back and forward would add it again.
    navigate(pathname, { replace: true })
    const { list, row, focus } = requested
    const field = editing.kind.shared[list]
    const before = readAt(editing.draft.state().document, ['shared', list])
    const rows: unknown[] = Array.isArray(before) ? before : []
    if (editing.locked.has('shared') || field?.type !== 'list') return
    if (rows.length >= field.max) {
      notify(t.listFull(field.label[language], field.max), { type: 'warning', autoHideDuration: 15_000 })
      requestAnimationFrame(() => focusField(['shared', list]))
      return
    }
    editing.draft.step(['shared', list], [...rows, row])
    requestAnimationFrame(() => focusField(['shared', list, rows.length, focus]))
  }, [requested, editing, navigate, pathname, notify, language, t])
}

const isRequestedRow = (requested: unknown): requested is RequestedRow =>
  isJsonObject(requested) && typeof requested.list === 'string' && isJsonObject(requested.row)
