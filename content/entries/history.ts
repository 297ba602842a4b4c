import type { Content } from '../open.ts'

/** Everything that was ever saved of an entry and every time it was made public, newest first. Never shortened. */
export async function readHistory({ read }: Content, entry: string) {
  const revisions = await read
    .selectFrom('revision')
    .select(['no', 'author', 'at', 'restores', 'hash', 'zh_no', 'en_no'])
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
