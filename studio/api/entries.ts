import { kindOf } from '@shanmen/content/documents/document.ts'
import { createEntry } from '@shanmen/content/entries/create.ts'
import { duplicateEntry } from '@shanmen/content/entries/duplicate.ts'
import { listEntries } from '@shanmen/content/entries/list.ts'
import type { Listed } from '@shanmen/content/entries/listed.ts'
import { saveRevision } from '@shanmen/content/entries/save.ts'
import { moveToBin, takeFromBin } from '@shanmen/content/entries/trash.ts'
import type { Handlers } from './handler.ts'
import { requireLanguages, requireLanguagesOf } from './language-limits.ts'
import { presentEntry } from './present-entry.ts'
import type { Who } from './schemas/common.ts'
import type { EntryRow } from './schemas/entries.ts'

type Calls =
  | 'entryList'
  | 'createEntry'
  | 'readEntry'
  | 'saveEntry'
  | 'duplicateEntry'
  | 'binEntry'
  | 'unbinEntry'

export const rowOf = ({ author, ...row }: Listed, nameOf: (id: string) => Who): EntryRow => ({
  ...row,
  author: nameOf(author),
})

/** Lists of entries, and their drafts. Nothing here changes what is public. `site` is the public site's own address. */
export const createEntryHandlers = (site: string): Handlers<Calls> => ({
  async entryList({ kind, page, pageSize, text, state, language, binned }, { content, readNames }) {
    const { rows, total } = await listEntries(content, {
      kind,
      page,
      size: pageSize,
      text,
      binned,
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
    await requireLanguagesOf(context, id, document, upToDate)
    return saveRevision(content, me.id, { entry: id, basedOn, document, upToDate })
  },

  duplicateEntry: ({ id, slug }, { content, me }) => duplicateEntry(content, me.id, { entry: id, slug }),

  async binEntry({ id }, { content, me }) {
    await moveToBin(content, me.id, id)
    return { binned: true }
  },

  async unbinEntry({ id }, { content, me }) {
    await takeFromBin(content, me.id, id)
    return { binned: false }
  },
})
