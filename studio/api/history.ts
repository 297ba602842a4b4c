import { parseDetail } from '@shanmen/content/entries/audit.ts'
import { findRevision } from '@shanmen/content/entries/find.ts'
import { readHistory } from '@shanmen/content/entries/read.ts'
import { restoredDocument, restoreRevision } from '@shanmen/content/entries/save.ts'
import { type Handlers, until } from './handler.ts'
import { requireLanguagesOf } from './limits.ts'

/** The past of an entry: every revision, every publication, every audit line. */
export const historyHandlers: Handlers<'history' | 'readRevision' | 'restoreRevision'> = {
  async history({ id }, { content, readNames }) {
    const { revisions, publishings, lines } = await readHistory(content, id)
    const nameOf = await readNames([
      ...revisions.map(({ author }) => author),
      ...publishings.map(({ by_whom }) => by_whom),
      ...lines.map(({ who }) => who),
    ])
    return {
      revisions: revisions.map(({ no, author, at, restores }) => ({
        no,
        author: nameOf(author),
        at,
        restores,
      })),
      publishings: publishings.map((row) => ({
        language: row.language,
        no: row.no,
        who: nameOf(row.by_whom),
        at: row.at,
        from: row.visible_from,
        until: until(row.visible_until),
      })),
      lines: lines.map(({ no, at, who, action, detail: json }) => {
        const { from = '', as = '', ...detail } = parseDetail(json)
        const then = as === nameOf(who).name ? '' : String(as)
        return { no, at, who: nameOf(who), as: then, action, from: String(from), detail }
      }),
    }
  },

  async readRevision({ id, no }, { content, readNames }) {
    const { document, author, at, restores } = await findRevision(content.read, id, no)
    const nameOf = await readNames([author])
    return { no, author: nameOf(author), at, restores, document }
  },

  async restoreRevision({ id, revision, basedOn, language }, context) {
    const { content, me } = context
    const [newest, old] = [
      await findRevision(content.read, id),
      await findRevision(content.read, id, revision),
    ]
    const after = restoredDocument(newest.document, old.document, language)
    await requireLanguagesOf(context, { id, basedOn, after })
    return restoreRevision(content, me.id, { entry: id, revision, basedOn, language })
  },
}
