import { randomUUID } from 'node:crypto'
import { change } from '../database/change.ts'
import type { Content } from '../open.ts'

type Read = { read: Pick<Content['read'], 'selectFrom'> }
type Paired = Pick<Content, 'dialect' | 'dataDir' | 'media'> & Read

/** The file of a store that says to which database it belongs. */
export const marker = 'installation'

/**
 * Media beside a SQLite file need no marker, as both are in one folder; unless they were elsewhere before: there MEDIA_URL may have
 * been lost, as with its .env.
 */
export const isMarked = async (content: Paired): Promise<boolean> =>
  content.dialect === 'postgres' ||
  content.media.folder !== content.dataDir ||
  (await readInstallation(content)) !== undefined

/**
 * Why the store of media is not the one of this database, in one line that says what to do; undefined when it is, or when
 * neither has been marked yet. Rejects with MediaStoreError when the store does not answer.
 */
export async function findMismatch(content: Paired): Promise<string | undefined> {
  if (!(await isMarked(content))) return undefined
  const stored = (await content.media.read(marker))?.toString()
  const own = await readInstallation(content)
  if (stored === own) return undefined
  const { place } = content.media
  return stored === undefined
    ? `${place} is not where the media of this installation are (it has no file "${marker}"): correct MEDIA_URL or ` +
        'DATA_DIR. If they were moved there, run npm run doctor -- --adopt-media.'
    : `${place} holds the media of another installation: correct MEDIA_URL, DATA_DIR or DATABASE_URL.`
}

/** The random name of the installation; undefined before its first start with media apart from its database. */
export async function readInstallation({ read }: Read): Promise<string | undefined> {
  const row = await read.selectFrom('installation').select('id').executeTakeFirst()
  return row?.id
}

/** Marks a store as the one of this database. Returns false, and changes no mark, when it has another's. */
export async function markStore(content: Content): Promise<boolean> {
  if (!(await isMarked(content))) return true
  await change(content, async (change) => {
    const row = await change.selectFrom('installation').select('id').executeTakeFirst()
    if (!row) await change.insertInto('installation').values({ id: randomUUID() }).execute()
  })
  const own = await readInstallation(content)
  await content.media.create(marker, Buffer.from(own ?? ''))
  // A store may not know conditional writes, or another process may have been first.
  return (await content.media.read(marker))?.toString() === own
}

/**
 * Rejects when the store can be read and not written, as a bucket whose key has lost a right, or a disk that became read-only. It
 * has its mark already, which is all that this would write.
 */
export async function tryToWrite(content: Paired): Promise<void> {
  const own = await readInstallation(content)
  if (own !== undefined) await content.media.create(marker, Buffer.from(own))
}
