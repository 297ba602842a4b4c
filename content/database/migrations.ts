import { callResults } from './call-result.ts'
import type { Dialect } from './tables.ts'
import { appendOnlyTriggers } from './triggers.ts'

/**
 * Statements that make each version of the one before it. A released version is never edited.
 *
 * From 11 on a migration only expands: it adds tables, nullable columns or columns with a default, and indexes, so that
 * the release before continues to read while both run. A change of meaning takes three releases: expand (add the new form,
 * write both), move (fill and read the new one), contract (remove the old one, which no running release reads).
 */
export const migrations: Record<number, (dialect: Dialect) => string[]> = {
  // Lists are counted by their covering indexes: the stored counts and their triggers go.
  9: (dialect) => [
    ...['came', 'went', 'moved'].map((event) =>
      dialect === 'sqlite'
        ? `drop trigger if exists publication_${event}`
        : `drop function if exists publication_${event}() cascade`,
    ),
    'drop table if exists tally',
    'drop table if exists movement',
  ],
  // The trash has its usual name, and whether a translation is out of date is read from the revision.
  10: () => [
    'alter table entry rename column binned_at to trashed_at',
    'alter table entry rename column binned_by to trashed_by',
    'alter table entry drop column behind',
  ],
  // Accepted uploads are recorded, and originals of pictures are stored.
  11: () => [
    `create table upload(key text primary key, medium text not null, sha256 text not null, name text not null,
      bytes integer not null, who text not null, at text not null, state text not null, reason text,
      attempts integer not null, held_until text not null)`,
    'create index upload_of on upload(medium)',
    "alter table media add column original text not null default ''",
  ],
  // A PDF is stored without the names of its authors: `sha256` is of the uploaded file.
  12: () => ["alter table media add column file_sha256 text not null default ''"],
  // A record of a picture or file that was changed by other means is noticed.
  13: () => ["alter table media add column hash text not null default ''"],
  // Results of calls by the key of a client's action. The accounts have a table of the same name in their own file.
  14: (dialect) => callResults(dialect),
  // The search finds PDFs by page, and corrects spelling by the words of published texts.
  15: (dialect) => [
    'create table search_word(word text primary key)',
    dialect === 'sqlite'
      ? `create table file_page(id integer primary key autoincrement, media_id text not null, page integer not null,
          text text not null, unique(media_id, page))`
      : `create table file_page(id bigint generated always as identity primary key, media_id text not null,
          page integer not null, text text not null, unique(media_id, page))`,
    ...(dialect === 'sqlite'
      ? [
          `create virtual table search_page using fts5(tokens, content='', contentless_delete=1,
            tokenize='unicode61 remove_diacritics 0')`,
        ]
      : [
          'create table search_page(id bigint primary key references file_page(id) on delete cascade, tokens tsvector not null)',
          'create index search_page_tokens on search_page using gin(tokens)',
        ]),
  ],
  // Searches that found nothing are counted by day.
  16: (dialect) => [
    `create table search_failure(day text not null, language text not null,
      query text ${dialect === 'postgres' ? 'collate "C" ' : ''}not null, times integer not null,
      primary key(day, language, query))`,
  ],
  // The store of media and the database say to which installation they belong.
  17: () => ['create table installation(id text primary key)'],
  // Pages of PDFs can be read as pages of the site. All PDFs are read again; until then the search has what it had.
  18: () => [
    "alter table file_page add column content text not null default ''",
    'delete from file_page where page = 0',
  ],
  // Anchors are rows of the transactions that they are about, so that all nodes have them.
  19: (dialect) => [
    `create table anchor(no ${dialect === 'sqlite' ? 'integer' : 'bigint'} not null primary key, hash text not null,
      at text not null)`,
    'insert into anchor select no, hash, at from audit order by no desc limit 1',
    ...appendOnlyTriggers(dialect, 'anchor', ['no']),
  ],
  // A changed text of a PDF is noticed. PDFs without a hash are read again, one after the other.
  20: () => ["alter table file_page add column hash text not null default ''"],
  // SQLite stores the columns after a document behind it: without an index that has them, each revision is read whole for its author.
  21: (dialect) =>
    dialect === 'sqlite'
      ? [
          `create index revision_listed on revision(entry_id, no, author, at, zh_hash, en_hash, zh_no, en_no,
            restores, hash)`,
        ]
      : [],
  // PDFs in traditional characters are found by simplified ones too. All are read again; until then the search has what it had.
  22: () => ["update file_page set hash = '' where page = 0"],
  // Pages were cut inside a character, and their PDFs reported as damaged. Those that may be such are read again.
  23: () => [
    `update file_page set hash = '' where page = 0
      and media_id in (select media_id from file_page where text like '%\uFFFD')`,
  ],
  // The search had results of procurement before they were public. `indexMissing` writes these notices without them.
  24: (dialect) => [
    `delete from search where ${dialect === 'sqlite' ? 'rowid' : 'id'} in (select id from publication where kind = 'purchase')`,
    "update version set version = version + 1 where kind = 'purchase'",
  ],
  // Media of results of procurement were public before the results, and brands were not of their own date. `indexMissing` writes from
  // when these notices show which media, and the dates of brands. How often the text of a PDF was begun to be read is recorded.
  25: (dialect) => [
    `alter table shown_medium add column shown_from text${dialect === 'postgres' ? ' collate "C"' : ''}`,
    `delete from search where ${dialect === 'sqlite' ? 'rowid' : 'id'} in (
      select id from publication where kind in ('brand', 'purchase'))`,
    "update version set version = version + 1 where kind in ('brand', 'purchase')",
    'alter table file_page add column attempts integer not null default 0',
  ],
}
