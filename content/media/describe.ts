import {
  eachLanguage,
  type InterfaceText,
  type Language,
  languageCodes,
} from '@shanmen/contract/languages.ts'
import { sql } from 'kysely'
import { change } from '../database/change.ts'
import { type Change, valuesPerLanguage } from '../database/tables.ts'
import { isKindName, kindOf } from '../documents/document.ts'
import { issueOf } from '../documents/messages.ts'
import { addAuditLine } from '../entries/audit.ts'
import type { Queryable } from '../entries/find.ts'
import { titleColumns, titleIn } from '../entries/list.ts'
import { raiseVersion } from '../entries/publications.ts'
import { ContentNotFoundError, ForbiddenError, ValidationError, WordsChangedError } from '../errors.ts'
import { hashMedium } from '../hashes.ts'
import type { Kind } from '../kind.ts'
import type { KindName } from '../kinds.ts'
import type { Content } from '../open.ts'
import type { StoredMedium } from './list.ts'
import type { Alt } from './media-row.ts'

type Focus = { x: number; y: number }
type Description = {
  id: string
  /** The languages left out keep their words. */
  alt?: Alt | undefined
  /** The words that the new ones replace; left out where it does not matter which. */
  before?: Alt | undefined
  focus?: Focus | undefined
}

/** What a change of a medium touches: words of these languages, the focal point, and the entries that use it. */
export type MediumChange = { languages: Language[]; focus: boolean; uses: Use[] }

const maxCharacters = 300

/**
 * Changes the alternative texts of a picture or titles of a file, and the focal point. `allow` gets the change, in its
 * transaction, and throws when it is not allowed. Words that are public in their language change only with the publication of an
 * entry; others outdate the approval of what shows them (ADR 36). Throws ContentNotFoundError, ValidationError, ForbiddenError, and
 * WordsChangedError when someone else has written the same words in between.
 */
export function describeMedium(
  content: Content,
  who: string,
  { id, alt = {}, before: replaced = {}, focus }: Description,
  allow: (change: MediumChange) => void = () => undefined,
) {
  for (const language of languageCodes) {
    const text = alt[language]?.trim() ?? ''
    if (text.length > maxCharacters || /\p{Cc}/u.test(text))
      throw new ValidationError([issueOf(['alt', language], 'oneLine')])
  }
  if (focus && ![focus.x, focus.y].every((part) => part >= 0 && part <= 1))
    throw new ValidationError([issueOf(['focus'], 'wrong')])
  return change(content, async (change) => {
    const stored = await findMedium(change, id)
    const before = wordsOf(stored)
    const words = eachLanguage((language) => alt[language]?.trim() ?? before.alt[language])
    const languages = languageCodes.filter((code) => words[code] !== before.alt[code])
    if (languages.some((code) => before.alt[code] !== (replaced[code] ?? before.alt[code])))
      throw new WordsChangedError()
    const moved = focus !== undefined && (focus.x !== before.focus.x || focus.y !== before.focus.y)
    if (languages.length === 0 && !moved) return
    const uses = await readUses(change, id)
    const shown = uses.filter((use) => use.public)
    const shownIn = new Set((await findShowing(change, id)).map(({ language }) => language))
    if (languages.some((language) => shownIn.has(language))) throw new ForbiddenError(publicWords)
    allow({ languages, focus: moved, uses })
    const described = {
      ...valuesPerLanguage('alt_*', (language) => words[language]),
      ...(focus && { focus_x: focus.x, focus_y: focus.y }),
    }
    await writeDescription(change, who, stored, described, {
      ...(languages.length > 0 && { before: before.alt, alt: words }),
      ...(moved && { focus }),
      public: shown.length,
    })
    for (const kind of new Set(shown.map((use) => use.kind))) raiseVersion(change, kind)
  })
}

/** Changes a record with its hash, which the audit line carries too. */
async function writeDescription(
  change: Change,
  who: string,
  stored: Awaited<ReturnType<typeof findMedium>>,
  described: Record<string, string | number>,
  detail: object,
): Promise<void> {
  const hash = hashMedium({ ...stored, ...described })
  await change
    .updateTable('media')
    .set({ ...described, hash })
    .where('id', '=', stored.id)
    .execute()
  const at = new Date().toISOString()
  const line = { at, who, action: 'describeMedia' as const, target: stored.id }
  await addAuditLine(change, { ...line, detail: { ...detail, hash } })
}

const publicWords = {
  zh: '公开的页面正在使用它：请在使用它的内容中修改说明，随该内容审核并发布',
  en: 'Public pages show it: change its words in an entry that shows it, and they are published with that entry',
}

type Staged = {
  entry: string
  kind: Kind
  language: Language
  words: ReadonlyMap<string, string>
  allow?: ((others: { id: string; kind: KindName }[]) => void) | undefined
}

/**
 * Gives media the words that a document brings with it, in the transaction that publishes it. Where other public entries
 * show them too, `allow` gets those entries; where such an entry takes two persons, this one has to. Throws ForbiddenError.
 */
export async function applyMediaWords(change: Change, who: string, staged: Staged): Promise<void> {
  const { entry, kind, language, words, allow } = staged
  for (const [id, text] of words) {
    const stored = await findMedium(change, id)
    const { alt: before } = wordsOf(stored)
    if (before[language] === text) continue
    const others = (await findShowing(change, id)).filter(
      (shown) => shown.language === language && shown.id !== entry,
    )
    if (!kind.requiresApproval && others.some((use) => kindOf(use.kind).requiresApproval))
      throw new ForbiddenError(requiresApproval)
    allow?.(others)
    const detail = { before, alt: { ...before, [language]: text }, entry, public: others.length + 1 }
    await writeDescription(change, who, stored, { [`alt_${language}`]: text }, detail)
    for (const { kind } of others) raiseVersion(change, kind)
  }
}

type Showing = { id: string; kind: KindName; language: Language }

/** The publications, present and planned, that show a picture or file or lead to it. */
async function findShowing(change: Change, id: string): Promise<Showing[]> {
  const rows = await change
    .selectFrom('shown_medium')
    .innerJoin('publication', 'publication.id', 'shown_medium.publication_id')
    .select(['publication.entry_id as id', 'publication.kind', 'publication.language'])
    .where('media_id', '=', id)
    .where('visible_until', '>', new Date().toISOString())
    .execute()
  return rows.flatMap(({ kind, ...row }) => (isKindName(kind) ? [{ ...row, kind }] : []))
}

const requiresApproval = {
  zh: '其中图片或文件的说明也显示在须两人审核的公开内容中：请在那里修改',
  en: 'Words of a picture or file are also shown by public content that takes two persons: change them there',
}

async function findMedium(change: Change, id: string): Promise<StoredMedium> {
  const found = await change.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirst()
  if (!found) throw new ContentNotFoundError('such picture or file')
  return found
}

const wordsOf = (stored: StoredMedium): { alt: Record<Language, string>; focus: Focus } => ({
  alt: eachLanguage((language) => stored[`alt_${language}`]),
  focus: { x: stored.focus_x, y: stored.focus_y },
})

export type Use = { id: string; kind: KindName; slug: string; title: InterfaceText; public: boolean }

// Ids are so long that nothing else contains one. They are whole values, keys of words, and in links to a file.
const holds = (id: string) => sql<boolean>`r.document like ${`%${id}%`}`

/**
 * The entries, those in the trash too, that use a picture or file: in their newest revision or in one that is public or
 * planned. Reads every such document; it is called for one medium at a time.
 */
export async function readUses(queryable: Queryable, id: string): Promise<Use[]> {
  const published = sql<boolean>`exists (select 1 from publication p join revision r on r.entry_id = p.entry_id and r.no = p.no
    where p.entry_id = entry.id and p.visible_until > ${new Date().toISOString()} and ${holds(id)})`
  const newest = sql<boolean>`exists (select 1 from revision r where r.entry_id = entry.id and r.no = entry.newest and ${holds(id)})`
  const rows = await queryable
    .selectFrom('entry')
    .select(['id', 'kind', 'slug', ...titleColumns, published.as('public')])
    .where((e) => e.or([newest, published]))
    .orderBy('changed_at', 'desc')
    .orderBy('n', 'desc')
    .execute()
  return rows.flatMap(({ id, kind, slug, public: shown, ...titles }) => {
    if (!isKindName(kind)) return []
    const title = eachLanguage((language) => titleIn(titles, kind, language))
    return [{ id, kind, slug, title, public: Boolean(shown) }]
  })
}
