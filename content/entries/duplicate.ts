import { kindOf } from '../documents/document.ts'
import { NotAllowed } from '../errors.ts'
import type { Content } from '../open.ts'
import { createEntry } from './create.ts'
import { readEntry } from './read.ts'

/**
 * Makes a new entry of an entry's newest revision: a draft in every language it has, with an id of its own. Throws
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
  return createEntry(content, who, { kind, slug, document })
}
