import { setImmediate } from 'node:timers/promises'
import { languageCodes } from '@shanmen/contract/languages.ts'
import { type AnyDocument, kindOf } from '../documents/document.ts'
import { issueOf } from '../documents/messages.ts'
import { titleOf } from '../documents/title.ts'
import { validateDraft } from '../documents/validate.ts'
import { addEntries, type Ready } from '../entries/add-entries.ts'
import { nameEntry } from '../entries/create.ts'
import { type Asked, findRevision } from '../entries/find.ts'
import { saveRevision } from '../entries/save.ts'
import { findTaken, slugTaken, type Taken } from '../entries/taken.ts'
import { Invalid, type Issue, NotAllowed } from '../errors.ts'
import type { KindName } from '../kinds.ts'
import type { Content } from '../open.ts'
import { danglingIn, readMimes } from './dangling.ts'

/** One entry of a file: its id, if it says one, and its document, which may build on the one that is there: throws Invalid. */
export type Incoming = {
  slug?: string | undefined
  /** What it is called in the file: told also of a row that is refused. */
  title?: string | undefined
  document: (existing?: AnyDocument) => unknown
}

/** What is done with a row. */
export type Imported = {
  title: string
  result: 'new' | 'changed' | 'same' | 'refused'
  /** Why it is refused, and of a new one that its id was not found. */
  issues: Issue[]
}

type All = { who: string; kind: KindName; types: ReadonlySet<string>; repeated: ReadonlySet<string> }

/** Takes in some rows of a file inside `together`: what they build on is read together, and new ones are written so. */
export async function importRows(
  content: Content,
  { who, kind, types, repeated }: All,
  incoming: readonly Incoming[],
): Promise<Imported[]> {
  const { batch } = content
  if (!batch) throw new Error('rows are imported in one transaction')
  const slugs = incoming.flatMap(({ slug }) => slug ?? [])
  const taken = new Map((await findTaken(batch, kind, slugs)).map((one) => [one.slug, one]))
  const read: (Row | Refused)[] = []
  for (const one of incoming) {
    const isRepeated = one.slug !== undefined && repeated.has(one.slug)
    read.push(
      isRepeated
        ? refused(one.title ?? one.slug ?? '', [issueOf(['id'], 'repeatedId')])
        : await readRow(batch, kind, one, taken.get(one.slug ?? '')),
    )
    // Asking SQLite does not give way by itself: between two rows others are answered, though saves wait their turn.
    await setImmediate()
  }
  const mimes = await readMimes(
    batch,
    kind,
    read.flatMap((row) => ('document' in row ? [row.document] : [])),
  )
  const added: Ready[] = []
  const results: Imported[] = []
  for (const row of read) {
    const dangling = 'document' in row ? danglingIn(kind, row.document, mimes, types) : []
    if (dangling.length > 0) results.push(refused(row.title, dangling))
    else results.push('document' in row ? await takeIn(content, who, kind, row, added) : row)
  }
  await addEntries(batch, who, added)
  return results
}

/** A row by itself: what it says may still name what is not there, or have an id that it cannot have. */
type Row = {
  title: string
  slug: string | undefined
  document: AnyDocument
  taken: Taken | undefined
  existing: { id: string; no: number } | undefined
}
type Refused = Imported & { result: 'refused' }

async function readRow(
  asked: Asked,
  name: KindName,
  { slug, ...incoming }: Incoming,
  taken: Taken | undefined,
): Promise<Row | Refused> {
  const kind = kindOf(name)
  let title = incoming.title ?? slug ?? ''
  try {
    const newest = taken?.kind === name ? await findRevision(asked, taken.id) : undefined
    const document = validateDraft(kind, incoming.document(newest?.document))
    const language = languageCodes.find((each) => document[each])
    if (language) title = titleOf(kind, document, language)
    return { title, slug, document, taken, existing: newest && { id: newest.entry_id, no: newest.no } }
  } catch (error) {
    return refusedBy(error, title)
  }
}

/** Saves what is there already; what is new is only added to what will be written. */
async function takeIn(
  content: Content,
  who: string,
  kind: KindName,
  { title, slug, document, taken, existing }: Row,
  added: Ready[],
): Promise<Imported> {
  try {
    if (existing) {
      const { no } = await saveRevision(content, who, { entry: existing.id, basedOn: existing.no, document })
      return { title, result: no === existing.no ? 'same' : 'changed', issues: [] }
    }
    if (taken) throw slugTaken(taken, kind)
    added.push({ ...nameEntry(kind, slug), document })
    // An id that nothing has may as well be mistyped, or of another kind: said before it is written.
    return { title, result: 'new', issues: slug && !kindOf(kind).single ? [issueOf(['id'], 'newId')] : [] }
  } catch (error) {
    return refusedBy(error, title)
  }
}

const refused = (title: string, issues: Issue[]): Refused => ({ title, result: 'refused', issues })

function refusedBy(error: unknown, title: string): Refused {
  // All of these are thrown before anything is written, so the transaction is still whole.
  if (error instanceof Invalid) return refused(title, error.issues)
  if (!(error instanceof NotAllowed)) throw error
  return refused(title, [{ path: ['id'], code: 'notAllowed', message: error.reason }])
}
