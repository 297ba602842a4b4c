import { eachLanguage, type Language, languageCodes } from '@shanmen/contract/languages.ts'
import type { Content } from '../open.ts'
import { type ApprovalState, readApproval } from './approval.ts'
import { findEntry, findRevision, type Queryable } from './find.ts'
import { readBroughtWords } from './media-words.ts'
import { readLastReturn } from './review.ts'

/**
 * An entry for its editor, read at one moment: the newest revision (or another), the state of each language, and what is
 * public.
 */
export function readEntry(content: Content, entry: string, revision?: number) {
  return content.snapshot(async (read) => {
    const found = await findEntry(read, entry, { trashed: true })
    const { document, no, author, at, ...row } = await findRevision(read, entry, revision)
    const reviews = await read.selectFrom('review').selectAll().where('entry_id', '=', entry).execute()
    const publications = await read
      .selectFrom('publication')
      .select(['language', 'no', 'type', 'visible_from', 'visible_until'])
      .where('entry_id', '=', entry)
      .orderBy('visible_from')
      .execute()
    const { kind } = found
    const approvalOf = async (language: Language): Promise<ApprovalState> =>
      kind.requiresApproval ? readApproval(read, { entry, language, no, kind, document }) : 'none'
    const of = async (language: Language) => ({
      review: reviews.find((row) => row.language === language),
      publications: publications.filter((row) => row.language === language),
      approval: await approvalOf(language),
      broughtWords: await readBroughtWords(read, { entry, language }),
      lastReturn: await readLastReturn(read, entry, language),
    })
    const states = {} as Record<Language, Awaited<ReturnType<typeof of>>>
    for (const language of languageCodes) states[language] = await of(language)
    return {
      id: entry,
      kind: found.name,
      slug: found.entry.slug,
      trashed: found.entry.trashed_at !== null,
      step: await readStep(read, entry),
      revision: { no, author, at },
      document,
      /** The revisions in which the text of each language last changed. */
      changedIn: eachLanguage((language) => row[`${language}_no`]),
      ...states,
    }
  })
}

/** The number of the last audit line of an entry: it rises with every step, so a screen knows when to read again. */
export async function readStep(queryable: Queryable, entry: string): Promise<number> {
  const { no } = await queryable
    .selectFrom('audit')
    .select((e) => e.fn.max('no').as('no'))
    .where('target', '=', entry)
    .executeTakeFirstOrThrow()
  return Number(no ?? 0)
}

/** All revisions and publishings of an entry, newest first, and its audit lines. */
export async function readHistory({ read }: Content, entry: string) {
  const revisions = await read
    .selectFrom('revision')
    .select(['no', 'author', 'at', 'restores', 'hash'])
    .where('entry_id', '=', entry)
    .orderBy('no', 'desc')
    .execute()
  const publishings = await read
    .selectFrom('publishing')
    .select(['language', 'no', 'by_whom', 'at', 'visible_from', 'visible_until'])
    .where('entry_id', '=', entry)
    .orderBy('at', 'desc')
    .execute()
  const lines = await read
    .selectFrom('audit')
    .select(['no', 'at', 'who', 'action', 'detail'])
    .where('target', '=', entry)
    .orderBy('no', 'desc')
    .execute()
  return { revisions, publishings, lines }
}
