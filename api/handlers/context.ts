import type { KindName } from '@shanmen/content/kinds.ts'
import type { Reading } from '@shanmen/content/open.ts'
import { readSingle } from '@shanmen/content/published/detail.ts'
import { readAll } from '@shanmen/content/published/list.ts'
import type { PublishedRow } from '@shanmen/content/published/row.ts'
import type { Language, LanguageId } from '@shanmen/contract/languages.ts'

/** What a handler reads from, at one moment and for one language: everything in an answer is of the same instant. */
export type Context = { content: Reading; now: Date; language: Language }
/** Opens a context for one call. */
export type Open = (input: { languageId: LanguageId }) => Context

export const createOpen =
  (content: () => Reading, now: () => Date): Open =>
  ({ languageId }) => ({ content: content(), now: now(), language: languageId === 1 ? 'zh' : 'en' })

/** Everything published of a small kind. */
export const all = <N extends KindName>({ content, language, now }: Context, kind: N) =>
  readAll(content, kind, language, now)

/** The one entry of a single kind as a list of none or one, so that it joins others in one reader. */
export async function one<N extends KindName>(
  { content, language, now }: Context,
  kind: N,
): Promise<PublishedRow<N>[]> {
  const row = await readSingle(content, kind, language, now)
  return row ? [row] : []
}
