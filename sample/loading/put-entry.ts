import { isDeepStrictEqual } from 'node:util'
import { type AnyDocument, kindOf } from '@shanmen/content/documents/document.ts'
import { createEntry } from '@shanmen/content/entries/create.ts'
import { publish, unpublish } from '@shanmen/content/entries/publish.ts'
import { readEntry } from '@shanmen/content/entries/read.ts'
import { approve, submitForReview } from '@shanmen/content/entries/review.ts'
import { saveRevision } from '@shanmen/content/entries/save.ts'
import { restoreFromTrash } from '@shanmen/content/entries/trash.ts'
import type { Content } from '@shanmen/content/open.ts'
import { eachLanguage, type Language, languageCodes } from '@shanmen/contract/languages.ts'
import type { AnySample } from '../entry.ts'
import { type MediaIds, storedOf } from './written.ts'

export const people = { writer: 'sample-writer', reviewer: 'sample-reviewer' }

export function documentOf({ kind: name, shared, ...texts }: AnySample, ids: MediaIds): AnyDocument {
  const kind = kindOf(name)
  return {
    shared: storedOf(kind.shared, shared, ids),
    ...eachLanguage((language) => {
      const values = texts[language]
      return values ? storedOf(kind.words, values, ids) : null
    }),
  }
}

type Put = {
  document: AnyDocument
  /** The existing entry of that kind and id. */
  known?: string | undefined
  /** Publication time of entries without a date of their own. */
  now: Date
}

/**
 * Publishes an entry as in the sample. An existing one is restored from the trash, and gets a new revision only when it
 * differs from the sample.
 */
export async function putEntry(content: Content, sample: AnySample, { document, known, now }: Put) {
  if (!known) {
    const { id } = await createEntry(content, people.writer, {
      kind: sample.kind,
      slug: sample.id,
      document,
    })
    for (const language of languageCodes)
      if (document[language]) await makePublic(content, sample, { document, now }, id, language)
    return
  }
  let stored = await readEntry(content, known)
  if (stored.trashed) await restoreFromTrash(content, people.writer, known)
  if (!isDeepStrictEqual(stored.document, document)) {
    await saveRevision(content, people.writer, { entry: known, basedOn: stored.revision.no, document })
    stored = await readEntry(content, known)
  }
  for (const language of languageCodes) {
    const { publications } = stored[language]
    if (!document[language]) {
      if (publications.length > 0) await unpublish(content, people.reviewer, { entry: known, language })
    } else if (publications.every(({ no }) => no !== stored.revision.no))
      await makePublic(content, sample, { document, now }, known, language)
  }
}

async function makePublic(
  content: Content,
  { kind }: AnySample,
  { document, now }: Put,
  entry: string,
  language: Language,
): Promise<void> {
  const { requiresApproval, columns } = kindOf(kind)
  if (requiresApproval) {
    await submitForReview(content, people.writer, { entry, language })
    await approve(content, people.reviewer, { entry, language })
  }
  const date = columns.date === undefined ? undefined : document.shared[columns.date]
  const from = typeof date === 'string' ? date : now.toISOString()
  await publish(content, people.reviewer, { entry, language, from })
}
