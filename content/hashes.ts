import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import { perLanguage, type Tables } from './database/tables.ts'
import { type AnyDocument, DamagedDocumentError, parseDocument } from './documents/document.ts'

type RevisionRow = Pick<
  Tables['revision'],
  'previous_hash' | 'entry_id' | 'no' | 'document' | 'author' | 'at' | 'restores'
>
type AuditRow = Omit<Tables['audit'], 'hash'>

const sha256 = (parts: unknown[]): string => createHash('sha256').update(JSON.stringify(parts)).digest('hex')

/** What the hash of a revision covers: columns to select before `parseVerified`. */
export const hashedColumns = [
  'revision.previous_hash',
  'revision.entry_id',
  'revision.no',
  'revision.document',
  'revision.author',
  'revision.at',
  'revision.restores',
  'revision.hash',
] as const

/** Hash of a revision over everything it says and the hash of the one before it. */
export const hashRevision = (row: RevisionRow): string =>
  sha256([row.previous_hash, row.entry_id, row.no, row.document, row.author, row.at, row.restores])

/** Hash of an audit line over everything it says and the hash of the line before it. */
export const hashAudit = (row: AuditRow): string =>
  sha256([row.previous_hash, row.no, row.at, row.who, row.action, row.target, row.detail])

const describing = [
  ...([
    'id',
    'sha256',
    'name',
    'mime',
    'bytes',
    'width',
    'height',
    'widths',
    'pages',
    'original',
    'file_sha256',
  ] as const),
  ...(['focus_x', 'focus_y', 'created_at', 'created_by'] as const),
  ...perLanguage('alt_*'),
]
type Medium = Pick<Selectable<Tables['media']>, (typeof describing)[number]>

/** Hash of everything that the record of a picture or file says. */
export const hashMedium = (row: Medium): string => sha256(describing.map((column) => [column, row[column]]))

type FilePage = Pick<Tables['file_page'], 'page' | 'text' | 'content'>

/** Hash of all pages of a PDF as they are stored, in their order. */
export const hashFilePages = (pages: readonly FilePage[]): string =>
  sha256(pages.map(({ page, text, content }) => [page, text, content]))

/** The document of a revision. Throws DamagedDocumentError when it is not what was saved. */
export function parseVerified(row: RevisionRow & { hash: string }): AnyDocument {
  if (hashRevision(row) !== row.hash)
    throw new DamagedDocumentError(`Revision ${row.no} of entry ${row.entry_id} is not what was saved`)
  return parseDocument(row.document)
}
