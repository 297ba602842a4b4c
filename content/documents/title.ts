import type { Language } from '@shanmen/contract/languages.ts'
import type { Kind } from '../kind.ts'
import type { AnyDocument } from './document.ts'

/** The title of an entry in a language: its title, name or headline, whichever its kind has. */
export function titleOf(kind: Kind, document: AnyDocument, language: Language): string {
  const words = document[language]
  const title = words?.title ?? words?.name ?? words?.headline
  return typeof title === 'string' && title ? title : kind.label[language]
}
