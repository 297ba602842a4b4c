import {
  type AnyDocument,
  isJsonObject,
  isKindName,
  type JsonObject,
  kindOf,
  mediaWordsKey,
} from '@shanmen/content/documents/document.ts'
import { shownMediaOf } from '@shanmen/content/documents/fields.ts'
import { statesHours } from '@shanmen/content/documents/hours.ts'
import { findRevision } from '@shanmen/content/entries/find.ts'
import { publish } from '@shanmen/content/entries/publish.ts'
import { approve, submitForReview } from '@shanmen/content/entries/review.ts'
import { saveRevision } from '@shanmen/content/entries/save.ts'
import type { Field, Fields } from '@shanmen/content/fields.ts'
import type { Content } from '@shanmen/content/open.ts'
import { isHref } from '@shanmen/content/rich-text/check.ts'
import { languageCodes } from '@shanmen/contract/languages.ts'
import { sharpAddresses, texts, vectors } from './attacks.ts'

export type Poisoned = {
  /** How many attempts were written. */
  placed: number
  /** The attempts as they were written: with the signs and the length that their field takes. */
  texts: Set<string>
  /** The fields that got one. */
  fields: Set<string>
}

/**
 * Replaces every text, link, address and e-mail of every entry by attempts, the words of media too, and publishes all
 * languages that are public. Call it inside `inTransaction`: it makes thousands of steps.
 */
export async function poison(content: Content): Promise<Poisoned> {
  const attempts = startAttempts()
  const entries = await content.read
    .selectFrom('entry')
    .select(['id', 'kind'])
    .orderBy('two_persons', 'desc')
    .execute()
  for (const { id: entry, kind: name } of entries) {
    if (!isKindName(name)) continue
    const kind = kindOf(name)
    const { document, no } = await findRevision(content.read, entry)
    const evil: AnyDocument = { shared: attempts.inFields(kind.shared, document.shared, name) }
    for (const language of languageCodes) {
      const words = document[language]
      const shown = shownMediaOf(kind, document, language).map((id) => [
        id,
        attempts.wordsOfMedium(id + language),
      ])
      const staged = { [mediaWordsKey]: Object.fromEntries(shown) }
      evil[language] = words && {
        ...attempts.inFields(kind.words, words, `${name}.${language}`),
        ...staged,
      }
    }
    await saveRevision(content, 'writer', { entry, basedOn: no, document: evil })
    const shown = await content.read
      .selectFrom('publication')
      .select('language')
      .where('entry_id', '=', entry)
      .execute()
    for (const { language } of shown) {
      await submitForReview(content, 'writer', { entry, language })
      await approve(content, 'reviewer', { entry, language })
      await publish(content, 'reviewer', { entry, language })
    }
  }
  return attempts.made
}

const links = sharpAddresses.filter(isHref)
const addresses = links.filter((href) => href.startsWith('https:'))

function startAttempts() {
  const made: Poisoned = { placed: 0, texts: new Set(), fields: new Set() }

  /** The next attempt, as a field with this limit takes it: control characters are refused everywhere. */
  function next(max: number): string {
    const vector = vectors[made.placed % vectors.length] ?? ''
    made.placed += 1
    const text = [...vector.replace(/\p{Cc}/gu, '')].join('').slice(0, max).toWellFormed()
    const taken = text.trim() || texts[0]?.slice(0, max) || ''
    made.texts.add(taken)
    return taken
  }

  /** Beside a table of opening hours a remark is refused that states any. */
  function attemptWithoutHours(): string {
    const vector = vectors.find((each) => !statesHours.test(each) && !/\p{Cc}/u.test(each)) ?? ''
    made.placed += 1
    made.texts.add(vector)
    return vector
  }

  const nextOf = (all: readonly string[]) => all[made.placed++ % all.length] ?? ''

  function poisoned(field: Field | undefined, value: unknown, name: string): unknown {
    if (field?.type === 'list' || field?.type === 'tree')
      return Array.isArray(value)
        ? value.filter(isJsonObject).map((row) => ({
            ...inFields(field.of, row, name),
            ...(field.type === 'tree' && { children: poisoned(field, row.children, name) }),
          }))
        : value
    // An alert is of the page of a scenic spot, exactly, and can be published as long as it is not over.
    if (name === 'alert.page') return value
    if (name === 'alert.until') return String(value).replace(/^\d{4}/, '2096')
    const isRemark = name.endsWith('.openHours')
    const attempt = isRemark ? attemptWithoutHours() : field && attemptFor(field, value)
    if (attempt !== undefined) made.fields.add(name)
    return attempt ?? value
  }

  /** What is written instead of a value; undefined for dates, codes and media, which take nothing else. */
  function attemptFor(field: Field, value: unknown): unknown {
    switch (field.type) {
      case 'text':
        return next(field.max)
      case 'both':
        return isJsonObject(value)
          ? Object.fromEntries(Object.keys(value).map((key) => [key, next(field.max)]))
          : undefined
      case 'rich':
        return inRichText(value)
      case 'url':
        return nextOf(addresses)
      case 'page':
        // The page stays the same: where it leads decides what else is shown.
        return typeof value === 'string' && !/[?#]/.test(value)
          ? `${value}?q="onfocus="alert(1)"><svg/onload=alert(1)>`
          : undefined
      case 'email':
        return "a'onclick='alert(1)@b.test"
      default:
        return undefined
    }
  }

  const inFields = (fields: Fields, values: JsonObject, name: string): JsonObject =>
    Object.fromEntries(
      Object.entries(values).map(([key, value]) => [key, poisoned(fields[key], value, `${name}.${key}`)]),
    )

  function inRichText(node: unknown): unknown {
    if (Array.isArray(node)) return node.map(inRichText)
    if (!isJsonObject(node)) return node
    if (node.type === 'text') {
      const link = made.placed % 5 === 0 && { type: 'link', attrs: { href: nextOf(links) } }
      return { ...node, text: next(500), ...(link && { marks: [link] }) }
    }
    const attrs = isJsonObject(node.attrs) ? { attrs: inPicture(node.attrs) } : {}
    return { ...node, ...attrs, content: node.content === undefined ? undefined : inRichText(node.content) }
  }

  const inPicture = (attrs: JsonObject): JsonObject =>
    'alt' in attrs ? { ...attrs, alt: next(200), caption: next(200) } : attrs

  const mediaWords = new Map<string, string>()
  /** One text for each medium and language: words that disclosed content shows cannot be changed elsewhere. */
  function wordsOfMedium(key: string): string {
    const text = mediaWords.get(key) ?? next(300)
    mediaWords.set(key, text)
    return text
  }

  return { made, inFields, wordsOfMedium }
}
