import { change } from '../database/change.ts'
import type { Change } from '../database/tables.ts'
import { kindOf } from '../documents/document.ts'
import { NotAllowed } from '../errors.ts'
import type { Content } from '../open.ts'
import { createEntry } from './create.ts'
import { readEntry } from './read.ts'

/**
 * Makes a new entry of an entry's newest revision: a draft in every language it has, with an id of its own. Whoever
 * wrote the source counts as a writer of the copy where a second person has to approve it. Throws
 * NotFound, NotAllowed for a kind of which there is only one and for an id that is taken.
 */
export async function duplicateEntry(
  content: Content,
  who: string,
  { entry, slug }: { entry: string; slug?: string | undefined },
) {
  const { kind, document } = await readEntry(content, entry)
  if (kindOf(kind).single)
    throw new NotAllowed({
      zh: `“${kindOf(kind).label.zh}”只有一份，不能复制`,
      en: `There is only one "${kindOf(kind).label.en}": it cannot be duplicated.`,
    })
  return change(content, async (batch) => {
    const made = await createEntry({ ...content, batch }, who, { kind, slug, document })
    await inheritAuthors(batch, entry, made.id)
    return made
  })
}

/** The authors of a source and of what that was itself duplicated from. */
async function inheritAuthors(change: Change, from: string, to: string): Promise<void> {
  const authors = await change
    .selectFrom('revision')
    .select('author')
    .where('entry_id', '=', from)
    .union(change.selectFrom('inherited_author').select('author').where('entry_id', '=', from))
    .execute()
  const rows = authors.map(({ author }) => ({ entry_id: to, author }))
  if (rows.length > 0) await change.insertInto('inherited_author').values(rows).execute()
}
