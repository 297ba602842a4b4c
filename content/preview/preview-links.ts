import { createHash, randomBytes } from 'node:crypto'
import type { Language } from '@shanmen/contract/languages.ts'
import { change } from '../database/change.ts'
import type { Change, Tables } from '../database/tables.ts'
import { isKindName } from '../documents/document.ts'
import { addAuditLine } from '../entries/audit.ts'
import { findEntry } from '../entries/find.ts'
import { ContentNotFoundError, ForbiddenError } from '../errors.ts'
import type { KindName } from '../kinds.ts'
import type { Content, ReadOnlyContent } from '../open.ts'

type New = {
  entry: string
  language: Language
  hours: number
  /** For people without an account: listed, revocable, in the audit log. */
  shared: boolean
}

type StoredLink = Omit<Tables['preview_link'], 'hash' | 'shared'>

const hour = 3_600_000
/** Of one person at a time: all of them end with their rights, in one step for which everyone who saves waits. */
export const mostValid = 200
const tooManyLinks = {
  zh: `您已有 ${mostValid} 个有效的预览链接，请先撤销不再需要的，或等待其到期`,
  en: `You have ${mostValid} valid preview links: revoke those that are not needed any more, or wait until they expire.`,
}
const tooManyPreviews = {
  zh: `您打开的预览已有 ${mostValid} 个仍然有效，请稍后再试`,
  en: `You have opened ${mostValid} previews that are still valid: try again later.`,
}

/**
 * Makes a link that shows an entry's newest draft until it expires. The token is returned this once. Throws ContentNotFoundError,
 * ForbiddenError for an entry in the trash, for a language without words, and for a person with too many valid links.
 */
export function createPreviewLink(content: Content, who: string, { entry, language, hours, shared }: New) {
  return change(content, async (change) => {
    const found = await findEntry(change, entry)
    if (found.entry[`title_${language}`] === null)
      throw new ForbiddenError({
        zh: '该语言还没有内容，请先填写并保存',
        en: 'There is no text in this language yet: write and save it first.',
      })
    await requireFewLinks(change, who, shared)
    const token = newToken()
    const id = randomBytes(10).toString('hex')
    const now = Date.now()
    const at = new Date(now).toISOString()
    const until = new Date(now + hours * hour).toISOString()
    await change
      .insertInto('preview_link')
      .values({
        id,
        hash: hashToken(token),
        entry_id: entry,
        language,
        shared: shared ? 1 : 0,
        created_by: who,
        created_at: at,
        expires_at: until,
        revoked_at: null,
      })
      .execute()
    // Expired links of the studio's own previews are not needed.
    await change.deleteFrom('preview_link').where('shared', '=', 0).where('expires_at', '<=', at).execute()
    if (shared)
      await addAuditLine(change, {
        at,
        who,
        action: 'createPreviewLink',
        target: entry,
        detail: { link: id, language, until },
      })
    return { id, token, until }
  })
}

/** Own previews do not count with the links for others: who has many of these still sees their own drafts. */
async function requireFewLinks(change: Change, who: string, shared: boolean): Promise<void> {
  const valid = await change
    .selectFrom('preview_link')
    .select('id')
    .where('created_by', '=', who)
    .where('shared', '=', shared ? 1 : 0)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', new Date().toISOString())
    .limit(mostValid)
    .execute()
  if (valid.length >= mostValid) throw new ForbiddenError(shared ? tooManyLinks : tooManyPreviews)
}

/** So many that no longer work are listed: an entry has any number of them. */
const mostEnded = 300

/** The links of an entry for people without an account: those that work, then the last of those that no longer do, newest first. */
export async function listPreviewLinks({ read }: Content, entry: string): Promise<StoredLink[]> {
  const links = read
    .selectFrom('preview_link')
    .select(['id', 'entry_id', 'language', 'created_by', 'created_at', 'expires_at', 'revoked_at'])
    .where('entry_id', '=', entry)
    .where('shared', '=', 1)
    .orderBy('created_at', 'desc')
  const now = new Date().toISOString()
  const valid = await links.where('revoked_at', 'is', null).where('expires_at', '>', now).execute()
  const ended = await links
    .where((e) => e.or([e('revoked_at', 'is not', null), e('expires_at', '<=', now)]))
    .limit(mostEnded)
    .execute()
  // Between the two queries one may have been revoked.
  return [...valid, ...ended.filter(({ id }) => !valid.some((link) => link.id === id))]
}

/** Ends a link at once, also for people who have opened it. Throws ContentNotFoundError. */
export function revokePreviewLink(
  content: Content,
  who: string,
  { entry, link }: { entry: string; link: string },
) {
  return change(content, async (change) => {
    const at = new Date().toISOString()
    const { numUpdatedRows } = await change
      .updateTable('preview_link')
      .set({ revoked_at: at })
      .where('id', '=', link)
      .where('entry_id', '=', entry)
      .where('shared', '=', 1)
      .where('revoked_at', 'is', null)
      .executeTakeFirst()
    if (Number(numUpdatedRows) === 0) throw new ContentNotFoundError('such valid link')
    await addAuditLine(change, { at, who, action: 'revokePreviewLink', target: entry, detail: { link } })
  })
}

/**
 * Ends the links that a person made for entries where they may not make them any more. `may` says where they still may:
 * a link shows each later draft too, to everyone who has it.
 */
export function endPreviewLinks(
  content: Content,
  by: string,
  { person, may }: { person: string; may: (kind: KindName, shared: boolean) => boolean },
): Promise<void> {
  return change(content, async (change) => {
    const at = new Date().toISOString()
    const links = await change
      .selectFrom('preview_link')
      .innerJoin('entry', 'entry.id', 'preview_link.entry_id')
      .select(['preview_link.id', 'preview_link.entry_id', 'preview_link.shared', 'entry.kind'])
      .where('preview_link.created_by', '=', person)
      .where('preview_link.revoked_at', 'is', null)
      .where('preview_link.expires_at', '>', at)
      .execute()
    for (const { id, entry_id: target, shared, kind } of links) {
      if (isKindName(kind) && may(kind, shared === 1)) continue
      await change.updateTable('preview_link').set({ revoked_at: at }).where('id', '=', id).execute()
      if (shared === 1)
        await addAuditLine(change, { at, who: by, action: 'revokePreviewLink', target, detail: { link: id } })
    }
  })
}

/** What a valid token opens: one entry's newest draft, until it expires. */
export type Preview = {
  entry: string
  kind: KindName
  slug: string
  /** The language that the link was made for; the draft is shown in all. */
  language: Language
  until: string
  /** Who made the link. */
  by: string
  /** For people without an account. */
  shared: boolean
}

/**
 * Finds what a token opens. Undefined for one that is unknown, expired or revoked, and for an entry in the trash. It reads no document:
 * a person with a link may send any number of requests.
 */
export async function findPreview(
  { read }: ReadOnlyContent,
  token: string,
  now: Date,
): Promise<Preview | undefined> {
  const row = await read
    .selectFrom('preview_link')
    .innerJoin('entry', 'entry.id', 'preview_link.entry_id')
    .select(['entry.id', 'entry.kind', 'entry.slug'])
    .select(['preview_link.language', 'preview_link.expires_at'])
    .select(['preview_link.created_by', 'preview_link.shared'])
    .where('preview_link.hash', '=', hashToken(token))
    .where('preview_link.revoked_at', 'is', null)
    .where('preview_link.expires_at', '>', now.toISOString())
    .where('entry.trashed_at', 'is', null)
    .executeTakeFirst()
  if (!row || !isKindName(row.kind)) return undefined
  return {
    entry: row.id,
    kind: row.kind,
    slug: row.slug,
    language: row.language,
    until: row.expires_at,
    by: row.created_by,
    shared: row.shared === 1,
  }
}

/** A random token; only the link and its cookie contain it. */
const newToken = (): string => randomBytes(32).toString('base64url')

/** What the database stores of a token. */
const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')
