import { readFile, rename, writeFile } from 'node:fs/promises'
import type { Reading } from '@shanmen/content/open.ts'
import { draftUses } from '@shanmen/content/preview/draft-reading.ts'
import { type PublicMedia, readPublicMedia, readPublicUntil } from '@shanmen/content/published/media.ts'
import { z } from 'zod'
import type { Draft } from '../preview/draft.ts'

/** How a medium may be given: to everyone until a moment in milliseconds, or to this reader alone. */
export type Access = { to: 'everyone'; until: number } | { to: 'reader' | 'studio' }

/** Answers how a medium may be given to whoever sends a preview's token, or none; undefined when not at all. */
export type MediaAccess = (medium: string, token: string | undefined) => Promise<Access | undefined>

type Source = {
  reading: Reading
  findDraft: (token: string) => Promise<Draft | undefined>
  /** True while the database is known not to answer. */
  isAway?: () => boolean
}

/**
 * Media are public as long as something public shows them; those of a draft are for whoever may see the draft. While the
 * database is away, what was public when it was last heard of stays public, until its own end; `file` notes it for a
 * start that meets no database.
 */
export function mediaAccess(
  { reading, findDraft, isAway = () => false }: Source,
  now = () => new Date(),
  file?: string,
): MediaAccess {
  let known: PublicMedia = new Map()
  const first = readPublicMedia(reading, now()).then(
    (found) => {
      known = found
      note()
    },
    async () => {
      if (file) known = await readKnown(file)
    },
  )
  let noting = Promise.resolve()
  const note = () => {
    if (file) noting = noting.then(() => noteKnown(file, known))
  }

  const publicUntil = async (medium: string): Promise<string | undefined> => {
    if (isAway()) return known.get(medium)
    await first
    try {
      const until = await readPublicUntil(reading, medium, now())
      const before = known.get(medium)
      if (until === undefined) known.delete(medium)
      else known.set(medium, until)
      if (before !== until) note()
    } catch {
      // The database is away: what is known stands.
    }
    return known.get(medium)
  }

  return async (medium, token) => {
    const until = await publicUntil(medium)
    if (until !== undefined && until > now().toISOString())
      return { to: 'everyone', until: Date.parse(until) }
    const draft = token ? await findDraft(token).catch(() => undefined) : undefined
    const uses = draft && (await draftUses(reading, draft.preview.entry, medium).catch(() => false))
    return uses ? { to: 'reader' } : undefined
  }
}

const shape = z.array(z.tuple([z.string(), z.string()]))

/** What was public when it was last noted; nothing where no note can be read. */
export async function readKnown(file: string): Promise<PublicMedia> {
  try {
    return new Map(shape.parse(JSON.parse(await readFile(file, 'utf8'))))
  } catch {
    return new Map()
  }
}

/** Notes what is public, for a start that meets no database. That it cannot be noted is no harm to anyone now. */
export async function noteKnown(file: string, known: PublicMedia): Promise<void> {
  const fresh = `${file}.${process.pid}`
  await writeFile(fresh, JSON.stringify([...known]))
    .then(() => rename(fresh, file))
    .catch(() => undefined)
}
