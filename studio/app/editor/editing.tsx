import type { Kind } from '@shanmen/content/kind.ts'
import { type InterfaceText, type Language, languageCodes } from '@shanmen/contract/languages.ts'
import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Answer } from '../../api/schemas.ts'
import { type Change, type Side, sides } from '../compare/changes.ts'
import type { Draft, DraftState } from './model/draft.ts'
import type { Missing } from './model/marks.ts'
import { keyOf, type Path, readAt } from './model/paths.ts'

export type Entry = Answer<'readEntry'>

/** The entry on the screen: what every field needs and what does not change during typing. */
export type Editing = {
  kind: Kind
  draft: Draft
  /** Parts of the document that this person may not change. */
  locked: ReadonlySet<Side>
  /** Words of media that each language has published: where its draft has the same, the library's are shown. */
  broughtWords: Record<Language, Readonly<Record<string, string>>>
}

/** The marks of fields, by their keys. Updated shortly after typing. */
export type Marks = {
  missing: Missing
  /** Links to pages that are gone or not public, with the languages in which they are. */
  lost: ReadonlyMap<string, readonly { language: Language; message: InterfaceText }[]>
  /** What the server refused, in both languages. */
  issues: ReadonlyMap<string, InterfaceText>
  /** Chinese that changed after its English was written. */
  translationOutdated: ReadonlyMap<string, Change>
}

/** Whether nothing may be changed. */
export const isReadOnly = ({ locked }: Editing): boolean => sides.every((side) => locked.has(side))

// Each text of a bilingual value inside a shared list belongs to its language.
const sideOf = (path: Path): Side =>
  languageCodes.find((code) => code === path.at(-1) || code === path[0]) ?? 'shared'

export const EditingContext = createContext<Editing | undefined>(undefined)
export const MarksContext = createContext<Marks>({
  missing: new Map(),
  lost: new Map(),
  issues: new Map(),
  translationOutdated: new Map(),
})

export function useEditing(): Editing {
  const editing = useContext(EditingContext)
  if (!editing) throw new Error('This field is outside an entry.')
  return editing
}

export const useDraftState = (draft: Draft): DraftState => useSyncExternalStore(draft.subscribe, draft.state)

/** One value of the document and how to change it. Only the field whose value changes renders again. */
export function useValue(path: Path): {
  value: unknown
  change: (value: unknown) => void
  /** The same for added, removed and moved rows: Ctrl+Z takes it back. */
  step: (value: unknown) => void
  locked: boolean
} {
  const { draft, locked } = useEditing()
  const value = useSyncExternalStore(draft.subscribe, () => readAt(draft.state().document, path))
  return {
    value,
    change: (next) => draft.change(path, next),
    step: (next) => draft.step(path, next),
    locked: locked.has(sideOf(path)),
  }
}

/** Languages in which a node of a tree lacks something in its own fields, not in the nodes below it. */
export function useMissingIn(node: Path): readonly Language[] {
  const { missing } = useContext(MarksContext)
  const here = `${keyOf(node)}.`
  const own = [...missing].filter(([key]) => key.startsWith(here) && !key.startsWith(`${here}children.`))
  return languageCodes.filter((code) => own.some(([, languages]) => languages.includes(code)))
}

/** Whether a node of a tree links to a page that is gone or not public, in its own fields. */
export function useLostIn(node: Path): boolean {
  const { lost } = useContext(MarksContext)
  const here = `${keyOf(node)}.`
  return [...lost.keys()].some((key) => key.startsWith(here) && !key.startsWith(`${here}children.`))
}

/** The marks of one field: required and empty (in which languages), refused by the server, translation outdated. */
export function useMarks(path: Path): {
  missing: readonly Language[]
  lost: readonly { language: Language; message: InterfaceText }[]
  issue: InterfaceText | undefined
  translationOutdated: Change | undefined
} {
  const { missing, lost, issues, translationOutdated } = useContext(MarksContext)
  const key = keyOf(path)
  const [side, ...rest] = path
  return {
    missing: missing.get(key) ?? [],
    lost: lost.get(key) ?? [],
    issue: issues.get(key),
    translationOutdated: translationOutdated.get(side === 'en' ? keyOf(['zh', ...rest]) : key),
  }
}
