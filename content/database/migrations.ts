import { indexRules } from './index-rules.ts'
import { kindRules } from './kind-rules.ts'
import { postgresRules, sqliteRules } from './rules.ts'
import { sameTextRules } from './same-text-rules.ts'
import type { Dialect } from './tables.ts'
import { withdrawalRules } from './withdrawal-rules.ts'

const order = 'top desc, published_at desc, n desc, visible_from, visible_until'
const sorted = 'sort, n, visible_from, visible_until'

/** Version 1: the tables. Documents are text, not jsonb, whose key order would break the hashes. */
function first(dialect: Dialect): string[] {
  const sqlite = dialect === 'sqlite'
  const identity = sqlite
    ? 'integer primary key autoincrement'
    : 'bigint generated always as identity primary key'
  // Byte order, so that moments compare the same whatever the server's locale.
  const text = sqlite ? 'text not null' : 'text collate "C" not null'
  const optional = sqlite ? 'text' : 'text collate "C"'
  const number = 'integer not null'
  const revision = 'foreign key(entry_id, no) references revision(entry_id, no)'
  return [
    `create table entry(n ${identity}, id ${text} unique, kind ${text}, slug ${text}, two_persons ${number}, created_at ${text}, created_by ${text}, binned_at ${optional}, binned_by ${optional}, unique(kind, slug))`,
    `create table revision(entry_id ${text} references entry(id), no ${number}, document ${text}, author ${text}, at ${text}, zh_no ${number}, en_no ${number}, zh_hash ${text}, en_hash ${text}, restores integer, previous_hash ${text}, hash ${text} unique, primary key(entry_id, no))`,
    `create table review(entry_id ${text}, language ${text}, no ${number}, state ${text}, by_whom ${text}, at ${text}, note ${text}, primary key(entry_id, language), ${revision})`,
    `create table approval(entry_id ${text}, language ${text}, no ${number}, by_whom ${text}, at ${text}, ${revision})`,
    `create index approval_of on approval(entry_id, language, no)`,
    `create table publishing(entry_id ${text}, language ${text}, no ${number}, by_whom ${text}, at ${text}, visible_from ${text}, visible_until ${text}, ${revision})`,
    `create index publishing_of on publishing(entry_id, language, no)`,
    `create table publication(id ${identity}, entry_id ${text}, language ${text}, no ${number}, n ${sqlite ? number : 'bigint not null'}, kind ${text}, slug ${text}, title ${text}, type ${text}, year ${number}, top ${number}, sort ${number}, published_at ${text}, updated_at ${text}, opens_at ${text}, closes_at ${text}, result_at ${text}, ends_at ${text}, visible_from ${text}, visible_until ${text}, check(visible_from < visible_until), ${revision})`,
    `create index publication_entry on publication(entry_id, language, visible_from)`,
    `create index publication_slug on publication(kind, slug, language, visible_from)`,
    `create index publication_newest on publication(kind, language, ${order})`,
    `create index publication_newest_type on publication(kind, language, type, ${order})`,
    `create index publication_newest_year on publication(kind, language, year, ${order})`,
    `create index publication_newest_year_type on publication(kind, language, type, year, ${order})`,
    `create index publication_appears on publication(visible_from)`,
    `create index publication_disappears on publication(visible_until)`,
    `create index publication_sorted on publication(kind, language, ${sorted})`,
    `create index publication_sorted_type on publication(kind, language, type, ${sorted})`,
    `create index publication_near on publication(kind, language, published_at, n, visible_from, visible_until)`,
    `create index publication_near_type on publication(kind, language, type, published_at, n, visible_from, visible_until)`,
    ...['visible_from', 'visible_until', 'opens_at', 'closes_at', 'result_at', 'ends_at'].map(
      (moment) => `create index publication_${moment} on publication(kind, language, ${moment})`,
    ),
    `create table media(id ${text} primary key, sha256 ${text} unique, name ${text}, mime ${text}, bytes ${number}, width integer, height integer, widths ${text}, pages integer, alt_zh ${text}, alt_en ${text}, focus_x double precision not null, focus_y double precision not null, created_at ${text}, created_by ${text})`,
    `create table audit(no ${sqlite ? number : 'bigint not null'} primary key, at ${text}, who ${text}, action ${text}, target ${text}, detail ${text}, previous_hash ${text}, hash ${text} unique)`,
    `create index audit_target on audit(target, no)`,
    `create table version(kind ${text} primary key, version ${number})`,
    ...(sqlite
      ? [
          `create virtual table search using fts5(tokens, content='', contentless_delete=1, prefix='1 2 3', tokenize='unicode61 remove_diacritics 0')`,
        ]
      : [
          `create table search(id bigint primary key references publication(id) on delete cascade, tokens tsvector not null)`,
          `create index search_tokens on search using gin(tokens) with (fastupdate=off)`,
        ]),
    ...(sqlite ? sqliteRules : postgresRules),
  ]
}

/**
 * Version 2: what the editors' lists show and filter by stands in columns of the entry, so that no document is read for
 * it; and links under which a draft is shown. A link is kept as the hash of its token: who reads the table has no link.
 */
function second(dialect: Dialect): string[] {
  const sqlite = dialect === 'sqlite'
  const text = sqlite ? 'text' : 'text collate "C"'
  const number = 'integer not null default 0'
  const words = (language: string) =>
    sqlite
      ? `case when json_type(r.document, '$.${language}') = 'object' then coalesce(${titles.map((field) => `json_extract(r.document, '$.${language}.${field}')`).join(', ')}, '') end`
      : `case when jsonb_typeof(r.document::jsonb -> '${language}') = 'object' then coalesce(${titles.map((field) => `r.document::jsonb #>> '{${language},${field}}'`).join(', ')}, '') end`
  return [
    `alter table entry add column newest ${number}`,
    `alter table entry add column changed_at ${text} not null default ''`,
    `alter table entry add column behind ${number}`,
    `alter table entry add column title_zh text`,
    `alter table entry add column title_en text`,
    `update entry set newest = (select max(no) from revision r where r.entry_id = entry.id)`,
    `update entry set changed_at = r.at, behind = case when r.zh_no > r.en_no then 1 else 0 end, title_zh = ${words('zh')}, title_en = ${words('en')} from revision r where r.entry_id = entry.id and r.no = entry.newest`,
    `create index entry_listed on entry(kind, changed_at, n) where binned_at is null`,
    `create index review_waiting on review(state, at)`,
    `create table preview_link(id ${text} not null primary key, hash ${text} not null unique, entry_id ${text} not null references entry(id), language ${text} not null, shared ${number}, created_by ${text} not null, created_at ${text} not null, expires_at ${text} not null, revoked_at ${text})`,
    `create index preview_link_entry on preview_link(entry_id, created_at)`,
  ]
}

// The fields that a kind may have its title in, the first that there is.
const titles = ['title', 'name', 'headline']

/** Version 3: a return takes an approval back, and a duplicate remembers who wrote what it was made from. */
function third(dialect: Dialect): string[] {
  const text = dialect === 'sqlite' ? 'text not null' : 'text collate "C" not null'
  const approvals = `(select count(*) from approval a where a.entry_id = r.entry_id and a.language = r.language and a.no = r.no)`
  return [
    `create table withdrawal(entry_id ${text}, language ${text}, no integer not null, approvals integer not null, by_whom ${text}, at ${text}, foreign key(entry_id, no) references revision(entry_id, no))`,
    `create index withdrawal_of on withdrawal(entry_id, language, no)`,
    `create table inherited_author(entry_id ${text} references entry(id), author ${text}, primary key(entry_id, author))`,
    `insert into withdrawal select r.entry_id, r.language, r.no, ${approvals}, r.by_whom, r.at from review r where r.state = 'returned'`,
    ...withdrawalRules(dialect),
  ]
}

/** Version 4: which media a publication shows, so that media of drafts are served only to people who may see the draft. */
function fourth(dialect: Dialect): string[] {
  const sqlite = dialect === 'sqlite'
  const number = sqlite ? 'integer' : 'bigint'
  const text = sqlite ? 'text' : 'text collate "C"'
  return [
    `create table shown_medium(publication_id ${number} not null references publication(id) on delete cascade, media_id ${text} not null, primary key(publication_id, media_id))`,
    `create index shown_medium_of on shown_medium(media_id)`,
    // Ids are long and hexadecimal: what holds one in quotes or in an address means it.
    `insert into shown_medium select p.id, m.id from publication p join revision r on r.entry_id = p.entry_id and r.no = p.no join media m on r.document like '%"' || m.id || '"%' or r.document like '%/media/' || m.id || '/%'`,
  ]
}

/**
 * Version 9 drops the counts that version 5 kept beside the publications, with their triggers: lists are counted by their
 * covering indexes.
 */
function dropCounts(dialect: Dialect): string[] {
  const triggers = ['came', 'went', 'moved'].map((event) =>
    dialect === 'sqlite'
      ? `drop trigger if exists publication_${event}`
      : `drop function if exists publication_${event}() cascade`,
  )
  return [...triggers, 'drop table if exists tally', 'drop table if exists movement']
}

/** Version 7: whether what is public still says what the newest revision says, and whose approval holds for the same text. */
const seventh = (dialect: Dialect): string[] => [
  ...['zh', 'en'].flatMap((language) => {
    const shown = `(select max(no) from publication where entry_id = entry.id and language = '${language}')`
    const document = (no: string) =>
      `(select document from revision r where r.entry_id = entry.id and r.no = ${no})`
    return [
      `alter table entry add column changed_${language} integer not null default 0`,
      `update entry set changed_${language} = 1 where ${shown} < newest and ${document(shown)} <> ${document('entry.newest')}`,
    ]
  }),
  ...sameTextRules(dialect),
]

/** Statements of each version, first to last. Forward only: a version that was released is never edited. */
export const migrations = (dialect: Dialect): string[][] => [
  first(dialect),
  second(dialect),
  third(dialect),
  fourth(dialect),
  // Version 5 added tables that version 9 drops: a database that has neither needs neither.
  [],
  kindRules(dialect),
  seventh(dialect),
  indexRules(dialect),
  dropCounts(dialect),
]
