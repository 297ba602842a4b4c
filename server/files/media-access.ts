import { randomUUID } from 'node:crypto'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import type { ReadOnlyContent } from '@shanmen/content/open.ts'
import { type PublicMedia, readPublicMedia, readPublicUntil } from '@shanmen/content/published/media.ts'
import { z } from 'zod'
import { ClientGoneError } from '../http/client-gone.ts'
import type { Drafts } from '../preview/draft.ts'

/** How a medium may be served: to everyone until a moment in milliseconds, or to this client only. */
export type Access = { to: 'everyone'; until: number } | { to: 'reader' | 'studio' }

/** Returns how a medium may be served to a client with a preview's token, or without one; undefined when not at all. */
export type MediaAccess = (
  medium: string,
  token: string | undefined,
  signal: AbortSignal,
) => Promise<Access | undefined>

type Source = {
  reading: ReadOnlyContent
  drafts?: Pick<Drafts, 'uses'>
  /** True while the database is known to be unreachable. */
  isAway?: () => boolean
}

/**
 * Media are public as long as something public shows them; those of a draft are for clients that may see the draft. While
 * the database is unreachable, what was public at the last change (`refresh`) stays public until its expiry; `file` stores it for a
 * start without a database.
 */
export function mediaAccess(
  { reading, drafts, isAway = () => false }: Source,
  now = () => reading.clock.now(),
  file?: string,
): { accessOf: MediaAccess; refresh: () => Promise<void> } {
  let known: PublicMedia = new Map()
  let isWaiting = false
  let reads = Promise.resolve()
  const readAll = async () => {
    isWaiting = false
    try {
      known = await readPublicMedia(reading, now())
      if (file) await writePublicFile(file, known)
    } catch {
      if (file && known.size === 0) known = await readPublicFile(file)
    }
  }
  // One at a time: of many changes meanwhile the next one sees all.
  const refresh = () => {
    if (!isWaiting) reads = reads.then(readAll)
    isWaiting = true
    return reads
  }
  const first = refresh()

  const publicUntil = async (medium: string): Promise<string | undefined> => {
    if (!isAway()) {
      try {
        const until = await readPublicUntil(reading, medium, now())
        if (until === undefined) known.delete(medium)
        else {
          // What was planned becomes public without a change: the file lacks it.
          if (file && !known.has(medium)) void refresh()
          known.set(medium, until)
        }
        return until
      } catch {
        // The database is unreachable: the last known state is used.
      }
    }
    await first
    return known.get(medium)
  }

  const accessOf: MediaAccess = async (medium, token, signal) => {
    const until = await publicUntil(medium)
    if (until !== undefined && until > now().toISOString())
      return { to: 'everyone', until: Date.parse(until) }
    const uses = token && (await drafts?.uses({ token, signal }, medium).catch(unlessGone))
    return uses ? { to: 'reader' } : undefined
  }
  return { accessOf, refresh }
}

function unlessGone(error: unknown): false {
  if (error instanceof ClientGoneError) throw error
  return false
}

const shape = z.array(z.tuple([z.string(), z.string()]))

/** What was public when the file was written; nothing where it cannot be read. */
async function readPublicFile(file: string): Promise<PublicMedia> {
  try {
    return new Map(shape.parse(JSON.parse(await readFile(file, 'utf8'))))
  } catch {
    return new Map()
  }
}

/** Stores what is public, for a start without a database. An error is ignored: nothing depends on it now. */
export async function writePublicFile(file: string, known: PublicMedia): Promise<void> {
  const temporary = `${file}.${randomUUID()}`
  await writeFile(temporary, JSON.stringify([...known]))
    .then(() => rename(temporary, file))
    .catch(() => rm(temporary, { force: true }))
    .catch(() => undefined)
}
