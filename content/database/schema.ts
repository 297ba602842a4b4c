import type { Dialect } from './tables.ts'
import { triggers } from './triggers.ts'

/** The version of the database that `createSchema` makes. */
export const schemaVersion = 9

const languagesOfSchema = ['zh', 'en']

/** Moments compare by byte order, whatever the server's locale is. */
const textOf = (dialect: Dialect) => (dialect === 'sqlite' ? 'text' : 'text collate "C"')

type LanguageTable = 'entry' | 'revision' | 'media'

/** The columns of one language; the defaults are for rows that are older than the language. */
const languageColumns = (dialect: Dialect, language: string): Record<LanguageTable, string[]> => ({
  entry: [`title_${language} text`, `changed_${language} integer not null default 0`],
  revision: [
    `${language}_no integer not null default 0`,
    `${language}_hash ${textOf(dialect)} not null default ''`,
  ],
  media: [`alt_${language} ${textOf(dialect)} not null default ''`],
})

/** A migration that adds a content language. */
export const addLanguage = (dialect: Dialect, language: string): string[] =>
  Object.entries(languageColumns(dialect, language)).flatMap(([table, columns]) =>
    columns.map((column) => `alter table ${table} add column ${column}`),
  )

/**
 * Statements that make an empty database. Released: never edited, later versions are migrations. Documents are text, not
 * jsonb, whose key order would break the hashes. A preview link is stored as the hash of its token.
 */
export function createSchema(dialect: Dialect): string[] {
  const sqlite = dialect === 'sqlite'
  const optional = textOf(dialect)
  const text = `${optional} not null`
  const number = 'integer not null'
  const bigNumber = sqlite ? number : 'bigint not null'
  const identity = sqlite
    ? 'integer primary key autoincrement'
    : 'bigint generated always as identity primary key'
  const ofLanguages = (table: LanguageTable) =>
    languagesOfSchema.flatMap((language) => languageColumns(dialect, language)[table]).join(', ')
  const ofRevision = `entry_id ${text}, language ${text}, no ${number}`
  const revision = 'foreign key(entry_id, no) references revision(entry_id, no)'
  return [
    `create table entry(n ${identity}, id ${text} unique, kind ${text}, slug ${text}, two_persons ${number},
      created_at ${text}, created_by ${text}, binned_at ${optional}, binned_by ${optional},
      newest ${number} default 0, changed_at ${text} default '', behind ${number} default 0,
      ${ofLanguages('entry')}, unique(kind, slug))`,
    `create index entry_listed on entry(kind, changed_at, n) where binned_at is null`,
    `create table revision(entry_id ${text} references entry(id), no ${number}, document ${text}, author ${text},
      at ${text}, ${ofLanguages('revision')}, restores integer, previous_hash ${text}, hash ${text} unique,
      primary key(entry_id, no))`,
    `create table review(${ofRevision}, state ${text}, by_whom ${text}, at ${text}, note ${text},
      primary key(entry_id, language), ${revision})`,
    `create index review_waiting on review(state, at)`,
    `create table approval(${ofRevision}, by_whom ${text}, at ${text}, ${revision})`,
    `create index approval_of on approval(entry_id, language, no)`,
    `create table withdrawal(${ofRevision}, approvals ${number}, by_whom ${text}, at ${text}, ${revision})`,
    `create index withdrawal_of on withdrawal(entry_id, language, no)`,
    `create table inherited_author(entry_id ${text} references entry(id), author ${text},
      primary key(entry_id, author))`,
    `create table publishing(${ofRevision}, by_whom ${text}, at ${text}, visible_from ${text},
      visible_until ${text}, ${revision})`,
    `create index publishing_of on publishing(entry_id, language, no)`,
    `create table publication(id ${identity}, ${ofRevision}, n ${bigNumber}, kind ${text}, slug ${text},
      title ${text}, type ${text}, year ${number}, top ${number}, sort ${number}, published_at ${text},
      updated_at ${text}, opens_at ${text}, closes_at ${text}, result_at ${text}, ends_at ${text},
      visible_from ${text}, visible_until ${text}, check(visible_from < visible_until), ${revision})`,
    ...publicationIndexes(dialect),
    `create table media(id ${text} primary key, sha256 ${text} unique, name ${text}, mime ${text}, bytes ${number},
      width integer, height integer, widths ${text}, pages integer, ${ofLanguages('media')},
      focus_x double precision not null, focus_y double precision not null, created_at ${text}, created_by ${text})`,
    `create table shown_medium(publication_id ${bigNumber} references publication(id) on delete cascade,
      media_id ${text}, primary key(publication_id, media_id))`,
    `create index shown_medium_of on shown_medium(media_id)`,
    `create table preview_link(id ${text} primary key, hash ${text} unique, entry_id ${text} references entry(id),
      language ${text}, shared ${number} default 0, created_by ${text}, created_at ${text}, expires_at ${text},
      revoked_at ${optional})`,
    `create index preview_link_entry on preview_link(entry_id, created_at)`,
    `create table audit(no ${bigNumber} primary key, at ${text}, who ${text}, action ${text}, target ${text},
      detail ${text}, previous_hash ${text}, hash ${text} unique)`,
    `create index audit_target on audit(target, no)`,
    `create table version(kind ${text} primary key, version ${number})`,
    ...(sqlite
      ? [
          // Without an index of beginnings: a flipped bit in it is not found, and it makes nothing faster here (bench/results-search.md).
          `create virtual table search using fts5(tokens, content='', contentless_delete=1,
            tokenize='unicode61 remove_diacritics 0')`,
        ]
      : [
          `create table search(id bigint primary key references publication(id) on delete cascade,
            tokens tsvector not null)`,
          // New words are sorted into the index together, in a seventh of the time of one by one.
          `create index search_tokens on search using gin(tokens) with (fastupdate=on)`,
        ]),
    ...triggers(dialect),
  ]
}

/**
 * The indexes of lists end with the window of visibility and the id (which every index of SQLite has), so that a deep
 * page skips rows without reading them.
 */
function publicationIndexes(dialect: Dialect): string[] {
  const window = 'visible_from, visible_until'
  const newest = `top desc, published_at desc, n desc, ${window}`
  const sorted = `sort, n, ${window}`
  const lists = {
    newest,
    newest_type: `type, ${newest}`,
    newest_year: `year, ${newest}`,
    newest_year_type: `type, year, ${newest}`,
    sorted,
    sorted_type: `type, ${sorted}`,
  }
  const near = `published_at, n, ${window}`
  const others = {
    near,
    near_type: `type, ${near}`,
    ...Object.fromEntries(
      ['visible_from', 'visible_until', 'opens_at', 'closes_at', 'result_at', 'ends_at'].map((moment) => [
        moment,
        moment,
      ]),
    ),
  }
  const index = ([name, columns]: [string, string]) =>
    `create index publication_${name} on publication(kind, language, ${columns})`
  return [
    ...Object.entries(lists).map((list) => index(list) + (dialect === 'postgres' ? ' include (id)' : '')),
    ...Object.entries(others).map(index),
    `create index publication_entry on publication(entry_id, language, visible_from)`,
    `create index publication_slug on publication(kind, slug, language, visible_from)`,
    `create index publication_appears on publication(visible_from)`,
    `create index publication_disappears on publication(visible_until)`,
  ]
}
