import { setImmediate } from 'node:timers/promises'
import { defaultLanguage, type Language, otherLanguages } from '@shanmen/contract/languages.ts'
import type { AnyDocument } from '../documents/document.ts'
import { mediaOf } from '../documents/fields.ts'
import { findEntry, findRevision, type Queryable } from '../entries/find.ts'
import { readNewWords } from '../entries/media-words.ts'
import { countUses, hasSameType, readTypeCodes } from '../entries/types.ts'
import type { KindName } from '../kinds.ts'
import type { Content } from '../open.ts'
import { visible } from '../published/filter.ts'
import { readAll } from '../published/list.ts'
import { readMedia } from '../published/media.ts'
import { type Check, checkOf } from './check.ts'
import { checkDocument, hrefsIn, insideOf } from './check-document.ts'

/** What an address of the site leads to: a page that always exists, one entry's page, or nothing. */
export type Target = 'page' | { kinds: readonly KindName[]; slug: string } | undefined

type Request = {
  entry: string
  language: Language
  /** The newest when left out. */
  revision?: number | undefined
  now?: Date
  /** The site's own address: a link that is written with it leads inside. */
  site: string
  targetOf: (href: string) => Target
}

/** What to check before a revision is published in a language. Throws ContentNotFoundError. */
export async function readChecks(content: Content, request: Request): Promise<Check[]> {
  const { language, site, targetOf, now = new Date() } = request
  const queryable = content.batch ?? content.read
  const { kind, name, entry } = await findEntry(queryable, request.entry, { trashed: true })
  const { document, ...row } = await findRevision(queryable, entry.id, request.revision)
  const links: Link[] = []
  for (const some of inParts(hrefsIn(kind, document, language))) {
    await setImmediate()
    for (const href of some) {
      const inside = insideOf(href, site)
      if (inside) links.push({ href, medium: mediaAddress.exec(inside)?.[1], target: targetOf(inside) })
    }
  }
  const ends = await readEnds(content, links, { language, now })
  const own = name === 'type' ? await checkType(queryable, entry.id, document) : []
  const fromFields = checkDocument(kind, document, language, {
    now,
    outdated: otherLanguages(defaultLanguage).filter(
      (code) => row[`${defaultLanguage}_no`] > row[`${code}_no`],
    ),
    media: withWords(
      await readMedia(content, mediaOf(kind, document, language)),
      await readNewWords(queryable, { entry: entry.id, language }, document),
      language,
    ),
    types: {
      all: await readTypeCodes(content, name),
      shown: await readShownTypes(content, { of: name, language, now }),
    },
    leadsTo: (href) => ends.get(href) ?? 'public',
  })
  return [...own, ...fromFields]
}

/** Codes of the types of a kind that the site shows in a language. */
async function readShownTypes(
  content: Content,
  { of, language, now }: { of: KindName; language: Language; now: Date },
): Promise<Set<string>> {
  const rows = await readAll(content, 'type', language, now)
  return new Set(rows.filter(({ document }) => document.of === of).map(({ document }) => document.code ?? ''))
}

/** Media with the words that publishing the document would give them. */
function withWords(
  media: Awaited<ReturnType<typeof readMedia>>,
  words: ReadonlyMap<string, string>,
  language: Language,
): typeof media {
  for (const [id, text] of words) {
    const row = media.get(id)
    if (row) media.set(id, { ...row, alt: { ...row.alt, [language]: text } })
  }
  return media
}

const mediaAddress = /^\/media\/([a-z0-9-]{1,64})\//

type Link = { href: string; medium: string | undefined; target: Target }

/** How many links are looked up in one piece: between two of them others are served. */
const atOnce = 200

/**
 * Where links inside the site end. Those who save wait for the step that asks, and a text can have ten thousand: one by one they took
 * PostgreSQL longer than others wait.
 */
async function readEnds(
  content: Content,
  links: readonly Link[],
  { language, now }: { language: Language; now: Date },
): Promise<Map<string, 'public' | 'hidden' | 'nowhere'>> {
  const media = new Set<string>()
  for (const some of inParts([...new Set(links.flatMap(({ medium }) => medium ?? []))])) {
    await setImmediate()
    for (const id of (await readMedia(content, some)).keys()) media.add(id)
  }
  const slugs = new Map<KindName, Set<string>>()
  for (const { medium, target } of links)
    if (!medium && typeof target === 'object')
      for (const kind of target.kinds) slugs.set(kind, (slugs.get(kind) ?? new Set()).add(target.slug))
  const shown = new Set<string>()
  const known = new Set<string>()
  for (const [kind, all] of slugs)
    for (const some of inParts([...all])) {
      await setImmediate()
      const open = visible(content, kind, language, now.toISOString()).where('slug', 'in', some)
      for (const { slug } of await open.select('slug').execute()) shown.add(`${kind} ${slug}`)
      const entries = content.read.selectFrom('entry').where('kind', '=', kind).where('slug', 'in', some)
      const present = entries.where('trashed_at', 'is', null).select('slug')
      for (const { slug } of await present.execute()) known.add(`${kind} ${slug}`)
    }
  const endOf = ({ medium, target }: Link) => {
    if (medium) return media.has(medium) ? 'public' : 'nowhere'
    if (target === 'page') return 'public'
    if (!target) return 'nowhere'
    const keys = target.kinds.map((kind) => `${kind} ${target.slug}`)
    if (keys.some((key) => shown.has(key))) return 'public'
    return keys.some((key) => known.has(key)) ? 'hidden' : 'nowhere'
  }
  return new Map(links.map((link) => [link.href, endOf(link)]))
}

function* inParts(all: readonly string[]): Generator<string[]> {
  for (let at = 0; at < all.length; at += atOnce) yield all.slice(at, at + atOnce)
}

const form = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Checks of a type itself: that it is the only one of its kind and code, and the form of a new code. */
async function checkType(queryable: Queryable, id: string, document: AnyDocument): Promise<Check[]> {
  const { code } = document.shared
  if (typeof code !== 'string' || code === '') return []
  if (await hasSameType(queryable, id, document)) return [checkOf(['shared', 'code'], 'sameType', code)]
  // A code of another form that is in use cannot change any more.
  if (form.test(code) || (await countUses(queryable, document)) > 0) return []
  return [checkOf(['shared', 'code'], 'codeForm', code)]
}
