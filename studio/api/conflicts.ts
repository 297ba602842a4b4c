import { findRevision } from '@shanmen/content/entries/find.ts'
import { Refusal } from '../errors.ts'
import type { OpenContext } from './handler.ts'

/** Someone saved an entry in between: says who and when, so that the screen can compare. */
export async function conflictOf(
  { content, readNames }: Pick<OpenContext, 'content' | 'readNames'>,
  entry: string,
): Promise<Refusal> {
  const { no, author, at } = await findRevision(content.read, entry)
  const nameOf = await readNames([author])
  const words = {
    zh: `其他人已保存了第 ${no} 版。请先比较，您的内容没有丢失`,
    en: `Someone has saved revision ${no}. Compare first: nothing of yours is lost`,
  }
  return new Refusal('conflict', words, { newest: { no, author: nameOf(author), at } })
}
