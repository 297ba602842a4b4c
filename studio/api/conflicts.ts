import { findRevision } from '@shanmen/content/entries/find.ts'
import { Conflict } from '@shanmen/content/errors.ts'
import { Refusal } from '../errors.ts'
import type { Context } from './handler.ts'

const words = {
  zh: '其他人已保存了新的版本。请先比较，您的内容没有丢失',
  en: 'Someone has saved a newer revision. Compare first: nothing of yours is lost',
}

/** Runs a step; when someone saved in between, the refusal says who and when, so that the screen can compare. */
export async function tellNewest<R>(
  { content, readNames }: Context,
  entry: string,
  step: Promise<R>,
): Promise<R> {
  try {
    return await step
  } catch (error) {
    if (!(error instanceof Conflict)) throw error
    const { no, author, at } = await findRevision(content.read, entry)
    const nameOf = await readNames([author])
    throw new Refusal('conflict', words, { newest: { no, author: nameOf(author), at } })
  }
}
