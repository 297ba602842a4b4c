import type { Field } from '@shanmen/content/fields.ts'
import { defaultLanguage, isLanguage, type Language } from '@shanmen/contract/languages.ts'
import type { ReactNode } from 'react'
import { useLanguage, useMessages } from '../../language/language.ts'
import { editorMessages } from '../../messages/editor.ts'
import { useMarks, useValue } from '../editing.tsx'
import { keyOf, type Path } from '../model/paths.ts'

/** The declaration of a field of one type. */
type FieldOf<T extends Field['type']> = Field & { type: T }

/** The props of every control. `label` includes its language. */
export type ControlProps<T extends Field['type'] = Field['type']> = {
  field: FieldOf<T>
  path: Path
  label: string
}

/** Lists and trees receive the renderer of a row's fields, as a row may contain any control, these included. */
export type RowRenderer = { renderRow: (path: Path) => ReactNode }

/** The DOM id of a field's control, so that checks and messages can link to it. */
export const idOf = (path: Path): string => `field-${keyOf(path)}`

/** The language of a field's text; undefined for shared fields. */
export const languageOf = (path: Path): Language | undefined => [path[0], path.at(-1)].find(isLanguage)

/** The help text of a field: what is wrong with it, otherwise its hint. A refusal of the server and a lost page are errors. */
export function useHelp(path: Path, hint = ''): { help: string; error: boolean; missing: boolean } {
  const t = useMessages(editorMessages)
  const reader = useLanguage()
  const { missing, lost, issue } = useMarks(path)
  if (issue) return { help: issue[reader], error: true, missing: false }
  if (lost.length > 0) {
    const texts = lost.map(({ language, message }) => t.inLanguage(message[reader], language))
    return { help: texts.join('\u2003'), error: true, missing: false }
  }
  if (missing.length === 0) return { help: hint, error: false, missing: false }
  const what = languageOf(path) ? t.missing : t.missingIn(missing)
  return { help: hint ? `${what} · ${hint}` : what, error: false, missing: true }
}

/**
 * Scrolls to the field at a path and focuses it, or the nearest visible field around it; in a rich text the picture
 * that the path names.
 */
export function focusField(path: Path): void {
  for (let length = path.length; length > 0; length -= 1) {
    const id = idOf(path.slice(0, length))
    const found = document.getElementById(id) ?? document.getElementById(`${id}.${defaultLanguage}`)
    const closed = document.querySelector<HTMLElement>(`[id="${id}.handle"][aria-expanded="false"]`)
    if (!found && closed && length < path.length) {
      // The fields of a tree's node render once it is expanded.
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

/** The props of an input that also is outside the form, in a dialog. */
export type InputProps<V> = {
  id: string
  label: string
  value: string
  onChange: (value: V) => void
  required?: boolean
  helperText?: string
  error?: boolean
  disabled?: boolean
}

/** The value of a field, how to change it, and further props of its control. */
export function useField({ field, path, label }: ControlProps, hint?: string) {
  const { value, change, locked } = useValue(path)
  const { help, error, missing } = useHelp(path, hint)
  const required = ('required' in field && field.required) || false
  const props = { id: idOf(path), label, required, error, helperText: help, disabled: locked }
  return { value, text: typeof value === 'string' ? value : '', change, missing, props }
}
