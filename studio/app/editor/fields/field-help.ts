import type { Field } from '@shanmen/content/fields.ts'
import type { Language } from '@shanmen/content/language.ts'
import type { ReactNode } from 'react'
import { useLanguage, useMessages } from '../../language/language.ts'
import { editorMessages } from '../../messages/editor.ts'
import { useMarks } from '../editing.tsx'
import { keyOf, type Path } from '../model/paths.ts'

/** The declaration of a field of one type; types that are declared together are told apart. */
type FieldOf<T extends Field['type']> = Field & { type: T }

/** What every control is given. `label` names it fully, its language included. */
export type ControlProps<T extends Field['type'] = Field['type']> = {
  field: FieldOf<T>
  path: Path
  label: string
}

/** Lists and trees get their row's fields from the caller, as a row may hold any control, these included. */
export type RowRenderer = { renderRow: (path: Path) => ReactNode }

/** The id of the control of a field, so that checks and messages can lead to it. */
export const idOf = (path: Path): string => `field-${keyOf(path)}`

/** The language that a field's own words are in; undefined for what has none. */
export const languageOf = (path: Path): Language | undefined => {
  const named = [path[0], path.at(-1)].find((part) => part === 'zh' || part === 'en')
  return named === 'zh' || named === 'en' ? named : undefined
}

/** What stands below a field: what is wrong with it, otherwise its hint. Only a refusal of the server is an error. */
export function useHelp(path: Path, hint = ''): { help: string; error: boolean; missing: boolean } {
  const t = useMessages(editorMessages)
  const reader = useLanguage()
  const { missing, issue } = useMarks(path)
  if (issue) return { help: issue[reader], error: true, missing: false }
  if (missing.length === 0) return { help: hint, error: false, missing: false }
  const what = languageOf(path) ? t.missing : t.missingIn(missing)
  return { help: hint ? `${what} · ${hint}` : what, error: false, missing: true }
}

/**
 * Leads to the field at a path, or to the nearest thing around it that is on the screen; in a text to the picture
 * that is meant.
 */
export function focusField(path: Path): void {
  for (let length = path.length; length > 0; length -= 1) {
    const id = idOf(path.slice(0, length))
    const found = document.getElementById(id) ?? document.getElementById(`${id}.zh`)
    const closed = document.querySelector<HTMLElement>(`[id="${id}.handle"][aria-expanded="false"]`)
    if (!found && closed && length < path.length) {
      // A node of a tree keeps its fields behind its button: they are drawn once it is open.
      closed.click()
      requestAnimationFrame(() => focusField(path))
      return
    }
    if (!found) continue
    const field = found.querySelector<HTMLElement>(`[data-medium="${path[length]}"]`) ?? found
    field.scrollIntoView({ block: 'center' })
    field.focus({ preventScroll: true })
    return
  }
}
