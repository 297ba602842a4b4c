import type { Field } from '@shanmen/content/fields.ts'
import type { Language } from '@shanmen/content/language.ts'
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
