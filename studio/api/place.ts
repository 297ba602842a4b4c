import { isKindName, kindOf } from '@shanmen/content/documents/document.ts'
import type { KindName } from '@shanmen/content/kinds.ts'
import type { Language } from '@shanmen/content/language.ts'
import type { Content } from '@shanmen/content/open.ts'
import type { callOf } from '../calls.ts'
import type { Place } from '../rights.ts'
import { refusals } from './refusals.ts'

type Row = ReturnType<typeof callOf>

/** Where a call acts: the section of the named kind or entry, and the language. Throws when there is no such entry. */
export async function placeOf({ read }: Content, { within, main }: Row, input: object): Promise<Place> {
  const { kind, id, language: named } = input as { kind?: KindName; id?: string; language?: Language }
  const language = main ? 'zh' : within === 'language' ? named : undefined
  if (within === 'kind' && kind) return { section: kindOf(kind).section, language }
  const row = await read
    .selectFrom('entry')
    .select('kind')
    .where('id', '=', id ?? '')
    .executeTakeFirst()
  if (!row || !isKindName(row.kind)) throw refusals.notFound()
  return { section: kindOf(row.kind).section, language }
}
