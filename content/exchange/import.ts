import { setImmediate } from 'node:timers/promises'
import { together } from '../database/change.ts'
import { type AnyDocument, kindOf } from '../documents/document.ts'
import { issueOf } from '../documents/messages.ts'
import { fits, mediaOf, usesIn } from '../documents/references.ts'
import { titleOf } from '../documents/title.ts'
import { validateDraft } from '../documents/validate.ts'
import { walk } from '../documents/walk.ts'
import { createEntry } from '../entries/create.ts'
import { findRevision } from '../entries/find.ts'
import { saveRevision } from '../entries/save.ts'
import { readTypeCodes } from '../entries/types.ts'
import { Invalid, type Issue, NotAllowed } from '../errors.ts'
import type { KindName } from '../kinds.ts'
import { languageCodes } from '../language.ts'
import type { Content } from '../open.ts'

/** One entry of a file: its id, if it says one, and its document, which may build on the one that is there: throws Invalid. */
export type Incoming = {
  slug?: string | undefined
  /** What it is called in the file: told also of a row that is refused. */
  title?: string | undefined
  document: (existing?: AnyDocument) => unknown
}

export type Imported = {
  /** From 1. */
  row: number
  title: string
  result: 'new' | 'changed' | 'same' | 'refused'
  /** Why it is refused, and of a new one that its id was not found. */
  issues: Issue[]
}

class RolledBack extends Error {}

/**
 * Takes in entries of a kind as drafts: new ones, and a new revision of those whose id is there. All of them or none: a
 * dry run, and a file with a row that is refused, change nothing and tell what each row would do. Several rows for one
 * entry are all refused: which of them is meant is not known.
 */
export async function importEntries(
  content: Content,
  who: string,
  request: { kind: KindName; entries: readonly Incoming[]; dryRun: boolean },
): Promise<{ rows: Imported[]; done: boolean }> {
  const rows: Imported[] = []
  const slugs = request.entries.map(({ slug }) => slugIn(request.kind, slug))
  const repeated = repeatedIn(slugs)
  try {
    await together(content, async (inner) => {
      const types = await readTypeCodes(inner, request.kind)
      for (const [index, entry] of request.entries.entries()) {
        const slug = slugs[index]
        const one =
          slug !== undefined && repeated.has(slug)
            ? refusedTwice(entry.title ?? slug)
            : await importOne(inner, who, request.kind, slug, entry, types)
        rows.push({ row: index + 1, ...one })
        // Asking SQLite does not give way by itself: between two rows others are answered, though saves wait their turn.
        await setImmediate()
      }
      if (request.dryRun || rows.some(({ result }) => result === 'refused')) throw new RolledBack()
    })
    return { rows, done: true }
  } catch (error) {
    if (error instanceof RolledBack) return { rows, done: false }
    throw error
  }
}

type One = Omit<Imported, 'row'>

/** Which entry is meant: a kind of one entry has but one, whatever the row says. */
const slugIn = (name: KindName, slug: string | undefined) =>
  kindOf(name).single ? name : slug?.normalize('NFC')

function repeatedIn(slugs: readonly (string | undefined)[]): ReadonlySet<string> {
  const seen = new Set<string>()
  const repeated = new Set<string>()
  for (const slug of slugs)
    if (slug !== undefined) {
      if (seen.has(slug)) repeated.add(slug)
      seen.add(slug)
    }
  return repeated
}

const refusedTwice = (title: string): One => ({
  title,
  result: 'refused',
  issues: [issueOf(['id'], 'repeatedId')],
})

async function importOne(
  content: Content,
  who: string,
  name: KindName,
  slug: string | undefined,
  incoming: Incoming,
  types: ReadonlySet<string>,
): Promise<One> {
  const kind = kindOf(name)
  let title = incoming.title ?? slug ?? ''
  try {
    const existing = slug === undefined ? undefined : await findBySlug(content, name, slug)
    const document = validateDraft(kind, incoming.document(existing?.document))
    const language = languageCodes.find((each) => document[each])
    if (language) title = titleOf(kind, document, language)
    const issues = await danglingIn(content, name, document, types)
    if (issues.length > 0) return { title, result: 'refused', issues }
    if (!existing) {
      await createEntry(content, who, { kind: name, slug, document })
      // An id that nothing has may as well be mistyped, or of another kind: said before it is written.
      return { title, result: 'new', issues: slug && !kind.single ? [issueOf(['id'], 'newId')] : [] }
    }
    const { no } = await saveRevision(content, who, { entry: existing.id, basedOn: existing.no, document })
    return { title, result: no === existing.no ? 'same' : 'changed', issues: [] }
  } catch (error) {
    // All of these are thrown before anything is written, so the transaction is still whole.
    if (error instanceof Invalid) return { title, result: 'refused', issues: error.issues }
    if (!(error instanceof NotAllowed)) throw error
    return { title, result: 'refused', issues: [{ path: ['id'], code: 'notAllowed', message: error.reason }] }
  }
}

async function findBySlug(content: Content, kind: KindName, slug: string) {
  const asked = content.batch ?? content.read
  const entry = await asked
    .selectFrom('entry')
    .select('id')
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .executeTakeFirst()
  if (!entry) return undefined
  const { no, document } = await findRevision(asked, entry.id)
  return { id: entry.id, no, document }
}

/** What a document names that is not there, or is something else: a file is most often wrong in these. */
async function danglingIn(
  content: Content,
  name: KindName,
  document: AnyDocument,
  types: ReadonlySet<string>,
): Promise<Issue[]> {
  const kind = kindOf(name)
  const ids = mediaOf(kind, document)
  const known =
    ids.length === 0
      ? []
      : await (content.batch ?? content.read)
          .selectFrom('media')
          .select(['id', 'mime'])
          .where('id', 'in', ids)
          .execute()
  const mimes = new Map(known.map(({ id, mime }) => [id, mime]))
  const missing = ids.filter((id) => !mimes.has(id))
  const uses = languageCodes.flatMap((language) => usesIn(walk(kind, document, language)))
  // What both languages share is walked in each.
  const wrong = new Map(
    uses
      .filter(({ id, wanted }) => !fits(wanted, mimes.get(id) ?? (wanted === 'picture' ? 'image/' : '')))
      .map((use) => [JSON.stringify(use), use]),
  )
  return [
    ...missing.map((id) => issueOf(['media', id], 'noMedia')),
    ...[...wrong.values()].map(({ path, wanted }) =>
      issueOf(path, wanted === 'picture' ? 'notPicture' : 'notFile'),
    ),
    ...walk(kind, document, 'zh')
      .filter(({ field, value }) => field.type === 'entryType' && value && !types.has(String(value)))
      .map(({ path }) => issueOf(path, 'noType')),
  ]
}
