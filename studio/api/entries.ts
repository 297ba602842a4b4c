import { columnsOf } from '@shanmen/content/documents/columns.ts'
import { kindOf } from '@shanmen/content/documents/document.ts'
import { createEntry, duplicateEntry } from '@shanmen/content/entries/create.ts'
import { type EntrySummary, listEntries, readSummary } from '@shanmen/content/entries/list.ts'
import { readEntry } from '@shanmen/content/entries/read.ts'
import { saveRevision } from '@shanmen/content/entries/save.ts'
import { moveToTrash, restoreFromTrash } from '@shanmen/content/entries/trash.ts'
import { hasOwnPage, pathOfEntry } from '@shanmen/contract/item-pages.ts'
import {
  defaultLanguage,
  eachLanguage,
  type Language,
  languageCodes,
  pathIn,
} from '@shanmen/contract/languages.ts'
import { type Context, type Handlers, until } from './handler.ts'
import { requireLanguages, requireLanguagesOf } from './limits.ts'
import type { Who } from './schemas/common.ts'
import type { Entry, EntryLanguage, EntryRow } from './schemas/entries.ts'

type Calls =
  | 'entryList'
  | 'createEntry'
  | 'readEntry'
  | 'saveEntry'
  | 'duplicateEntry'
  | 'trashEntry'
  | 'restoreEntry'

export const rowOf = ({ author, ...row }: EntrySummary, nameOf: (id: string) => Who): EntryRow => ({
  ...row,
  author: nameOf(author),
})

/** Lists of entries, and their drafts. Nothing here changes what is public. `site` is the public site's own address. */
export const createEntryHandlers = (site: string): Handlers<Calls> => ({
  async entryList({ kind, page, pageSize, text, state, language, trashed }, { content, readNames }) {
    const { rows, total } = await listEntries(content, {
      kind,
      page,
      size: pageSize,
      text,
      trashed,
      state: state && { language, is: state },
    })
    const nameOf = await readNames(rows.map(({ author }) => author))
    return { rows: rows.map((row) => rowOf(row, nameOf)), total }
  },

  async createEntry({ kind, slug, document }, { content, me }) {
    requireLanguages(me, { kind, after: document })
    return createEntry(content, me.id, { kind, slug: kindOf(kind).single ? undefined : slug, document })
  },

  readEntry: ({ id }, context) => presentEntry(context, id, site),

  async saveEntry({ id, basedOn, document, upToDate }, context) {
    const { content, me } = context
    await requireLanguagesOf(context, { id, basedOn, after: document, upToDate })
    return saveRevision(content, me.id, { entry: id, basedOn, document, upToDate })
  },

  duplicateEntry: ({ id, slug }, { content, me }) => duplicateEntry(content, me.id, { entry: id, slug }),

  async trashEntry({ id }, { content, me }) {
    await moveToTrash(content, me.id, id)
    return { trashed: true }
  },

  async restoreEntry({ id }, { content, me }) {
    await restoreFromTrash(content, me.id, id)
    return { trashed: false }
  },
})

/** An entry as the editor needs it; `site` is the public site's own address. Throws NotFound. */
async function presentEntry({ content, readNames }: Context, id: string, site: string): Promise<Entry> {
  const entry = await readEntry(content, id)
  const now = content.clock.now()
  const listed = await readSummary(content, id, now)
  const people = languageCodes.flatMap((code) => [entry[code].review?.by_whom, entry[code].lastReturn?.who])
  const nameOf = await readNames([entry.revision.author, ...people.filter((id) => id !== undefined)])
  const kind = kindOf(entry.kind)
  // The page of what is public: the draft may have another address.
  const pageIn = (language: Language): string | null => {
    const moment = now.toISOString()
    const shown = entry[language].publications.find(
      (row) => row.visible_from <= moment && moment < row.visible_until,
    )
    return shown
      ? site + pathIn(language, pathOfEntry({ kind: entry.kind, slug: entry.slug, type: shown.type }))
      : null
  }
  const of = (language: Language): EntryLanguage => {
    const { review, publications, approval, lastReturn, broughtWords } = entry[language]
    return {
      ...listed[language],
      windows: publications.map((row) => ({
        no: row.no,
        from: row.visible_from,
        until: until(row.visible_until),
        ended: row.visible_until <= now.toISOString(),
      })),
      page: pageIn(language),
      review: review
        ? {
            no: review.no,
            state: review.state,
            who: nameOf(review.by_whom),
            at: review.at,
            note: review.note,
          }
        : null,
      lastReturn: lastReturn ? { ...lastReturn, who: nameOf(lastReturn.who) } : null,
      approval,
      broughtWords: Object.fromEntries(broughtWords),
      changedIn: entry.changedIn[language],
      outdatedSince:
        entry.document[language] && entry.changedIn[defaultLanguage] > entry.changedIn[language]
          ? entry.changedIn[language]
          : null,
    }
  }
  return {
    id,
    kind: entry.kind,
    slug: entry.slug,
    trashed: entry.trashed,
    step: entry.step,
    document: entry.document,
    revision: { ...entry.revision, author: nameOf(entry.revision.author) },
    requiresApproval: kind.requiresApproval,
    path: hasOwnPage(entry.kind)
      ? pathOfEntry({
          kind: entry.kind,
          slug: entry.slug,
          type: columnsOf(kind, entry.document, defaultLanguage).type,
        })
      : null,
    ...eachLanguage(of),
  }
}
