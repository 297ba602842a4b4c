import {
  eachLanguage,
  type InterfaceText,
  type Language,
  languageCodes,
} from '@shanmen/contract/languages.ts'
import { sql } from 'kysely'
import { change } from '../database/change.ts'
import { type Change, valuesPerLanguage } from '../database/tables.ts'
import { isKindName } from '../documents/document.ts'
import { issueOf } from '../documents/messages.ts'
import { addAuditLine } from '../entries/audit.ts'
import type { Queryable } from '../entries/find.ts'
import { titleColumns, titleIn } from '../entries/list.ts'
import { raiseVersion } from '../entries/publications.ts'
import { ContentNotFoundError, ValidationError } from '../errors.ts'
import type { KindName } from '../kinds.ts'
import type { Content } from '../open.ts'
import type { Alt } from './media-row.ts'

type Focus = { x: number; y: number }
type Description = { id: string; alt?: Alt | undefined; focus?: Focus | undefined }

/** What a change of a medium touches: words of these languages, the focal point, and the entries that use it. */
export type MediumChange = { languages: Language[]; focus: boolean; uses: Use[] }

const maxCharacters = 300

/**
 * Changes the alternative texts of a picture or titles of a file, and the focal point. Public pages
 * that show it change at once: `allow` gets the change, in its transaction, and throws when it is not allowed. Texts that
 * something public needs are never emptied. Throws ContentNotFoundError, ValidationError.
 */
export function describeMedium(
  content: Content,
  who: string,
  { id, alt, focus }: Description,
  allow: (change: MediumChange) => void = () => undefined,
) {
  const words = alt && eachLanguage((language) => alt[language]?.trim() ?? '')
  for (const language of languageCodes) {
    const text = words?.[language] ?? ''
    if (text.length > maxCharacters || /\p{Cc}/u.test(text))
      throw new ValidationError([issueOf(['alt', language], 'oneLine')])
  }
  if (focus && ![focus.x, focus.y].every((part) => part >= 0 && part <= 1))
    throw new ValidationError([issueOf(['focus'], 'wrong')])
  return change(content, async (change) => {
    const before = await findWords(change, id)
    const languages = languageCodes.filter((code) => words && words[code] !== before.alt[code])
    const moved = focus !== undefined && (focus.x !== before.focus.x || focus.y !== before.focus.y)
    if (languages.length === 0 && !moved) return
    const uses = await readUses(change, id)
    allow({ languages, focus: moved, uses })
    const shown = uses.filter((use) => use.public)
    const emptied = languages.filter((code) => shown.length > 0 && words?.[code] === '')
    if (emptied.length > 0)
      throw new ValidationError(emptied.map((code) => issueOf(['alt', code], 'publicWords')))
    await change
      .updateTable('media')
      .set({
        ...(words && valuesPerLanguage('alt_*', (language) => words[language])),
        ...(focus && { focus_x: focus.x, focus_y: focus.y }),
      })
      .where('id', '=', id)
      .execute()
    const at = new Date().toISOString()
    const detail = {
      ...(words && languages.length > 0 && { before: before.alt, alt: words }),
      ...(moved && { focus }),
      public: shown.length,
    }
    await addAuditLine(change, { at, who, action: 'describeMedia', target: id, detail })
    for (const kind of new Set(shown.map((use) => use.kind))) raiseVersion(change, kind)
  })
}

async function findWords(change: Change, id: string): Promise<{ alt: Alt; focus: Focus }> {
  const found = await change.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirst()
  if (!found) throw new ContentNotFoundError('such picture or file')
  return {
    alt: eachLanguage((language) => found[`alt_${language}`]),
    focus: { x: found.focus_x, y: found.focus_y },
  }
}

export type Use = { id: string; kind: KindName; slug: string; title: InterfaceText; public: boolean }

// Ids are hexadecimal and whole values in a document, so nothing else contains one in quotes.
const holds = (id: string) => sql<boolean>`r.document like ${`%"${id}"%`}`

/**
 * The entries, those in the trash too, that use a picture or file: in their newest revision or in one that is public or
 * planned. Reads every such document; it is called for one medium at a time.
 */
export async function readUses(queryable: Queryable, id: string): Promise<Use[]> {
  const published = sql<boolean>`exists (select 1 from publication p join revision r on r.entry_id = p.entry_id and r.no = p.no where p.entry_id = entry.id and ${holds(id)})`
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
