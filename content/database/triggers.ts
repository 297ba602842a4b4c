import type { Dialect } from './tables.ts'

const appendOnly = 'revision audit approval publishing withdrawal inherited_author'.split(' ')

/** Unique keys by which SQLite's "insert or replace" finds the rows that it deletes without a delete trigger. */
const uniqueKeys = {
  entry: ['n', 'id', 'kind, slug'],
  revision: ['rowid', 'entry_id, no', 'hash'],
  audit: ['no', 'hash'],
  approval: ['rowid'],
  publishing: ['rowid'],
  withdrawal: ['rowid'],
  inherited_author: ['rowid'],
}

const entryRequiresApproval = '(select two_persons from entry where id = new.entry_id) = 1'
const ofRevision = 'entry_id = new.entry_id and language = new.language and no = new.no'

// A withdrawal says how many approvals the revision had by then: only later ones count.
const approved = `(select count(*) from approval where ${ofRevision}) >
  coalesce((select max(approvals) from withdrawal where ${ofRevision}), 0)`
// An approval is also valid for another revision of the entry with the same document, unless one of these was returned.
const sameDocumentIn = (table: string) => `exists (select 1 from ${table} a
  join revision o on o.entry_id = a.entry_id and o.no = a.no
  join revision r on r.entry_id = a.entry_id and r.no = new.no
  where a.entry_id = new.entry_id and a.language = new.language and o.document = r.document)`

type Rule = {
  /** Of the trigger, and of its function on PostgreSQL. */
  name: string
  table: string
  events: ('insert' | 'update')[]
  time: 'before' | 'after'
  /** Which changes are refused. */
  condition: string
  message: string
  /** Updates to which the rule applies; all when left out. */
  updates?: string
}

const rules: Rule[] = [
  {
    name: 'entry_fixed',
    table: 'entry',
    events: ['update'],
    time: 'before',
    condition: ['n', 'id', 'kind', 'slug', 'two_persons']
      .map((column) => `new.${column} <> old.${column}`)
      .join(' or '),
    message: 'two persons: what an entry is cannot be changed',
  },
  {
    // The kinds of this version: a later one in disclosure or party needs a migration.
    name: 'entry_two_persons',
    table: 'entry',
    events: ['insert'],
    time: 'before',
    condition: `new.kind in ('rent', 'purchase', 'report', 'office', 'contact', 'alliance', 'allianceMember', 'activity',
      'education', 'hotline', 'brand', 'venue', 'committee') and new.two_persons <> 1`,
    message: 'two persons: this kind takes a second person',
  },
  {
    name: 'approval_two_persons',
    table: 'approval',
    events: ['insert'],
    time: 'before',
    condition: `${entryRequiresApproval} and exists (select 1 from revision
      where entry_id = new.entry_id and author = new.by_whom and no <= new.no and no > coalesce(
        (select max(p.no) from publishing p
          where p.entry_id = new.entry_id and p.language = new.language and p.no < new.no), 0))`,
    message: 'two persons: the author of a change cannot approve it',
  },
  {
    name: 'approval_inherited',
    table: 'approval',
    events: ['insert'],
    time: 'before',
    condition: `${entryRequiresApproval}
      and exists (select 1 from inherited_author where entry_id = new.entry_id and author = new.by_whom)
      and not exists (select 1 from publishing
        where entry_id = new.entry_id and language = new.language and no < new.no)`,
    message: 'two persons: the author of what was copied cannot approve it',
  },
  {
    name: 'publication_single',
    table: 'publication',
    events: ['insert', 'update'],
    time: 'after',
    condition: `exists (select 1 from publication o
      where o.entry_id = new.entry_id and o.language = new.language and o.id <> new.id
      and o.visible_from < new.visible_until and o.visible_until > new.visible_from)`,
    message: 'one revision: the windows of an entry overlap',
  },
  {
    name: 'publication_of_entry',
    table: 'publication',
    events: ['insert', 'update'],
    time: 'after',
    condition: `not exists (select 1 from entry
      where id = new.entry_id and n = new.n and kind = new.kind and slug = new.slug)`,
    message: 'two persons: a publication is of what its entry is',
  },
  {
    // Last: SQLite runs the newest trigger first, and this message is the one that editors can act on.
    name: 'publication_approved',
    table: 'publication',
    events: ['insert', 'update'],
    time: 'after',
    condition: `${entryRequiresApproval} and not (${approved})
      and not (${sameDocumentIn('approval')} and not ${sameDocumentIn('withdrawal')})`,
    message: 'two persons: the revision is not approved',
    // Unpublishing, and ending a publication earlier, needs no approval.
    updates: `(not (new.entry_id = old.entry_id and new.language = old.language and new.no = old.no)
      or new.visible_from < old.visible_from or new.visible_until > old.visible_until)`,
  },
]

/**
 * Rules that the database itself enforces, also for SQL that does not come from this program: history is append-only,
 * disclosure and party take a second person, an entry stays what it is, and at any moment one revision of an entry is
 * public in a language.
 */
export const triggers = (dialect: Dialect): string[] => (dialect === 'sqlite' ? sqlite() : postgres())

/** Triggers that make a later table append-only. */
export const appendOnlyTriggers = (dialect: Dialect, table: string, keys: string[]): string[] =>
  dialect === 'sqlite'
    ? [noUpdate(table), noDelete(table), noReplace(table, keys)]
    : [kept(table, 'update or delete'), notTruncated(table)]

const refuse = (name: string, event: string, condition: string, message: string) =>
  `create trigger ${name} ${event} ${condition && `when ${condition}`} begin select raise(abort, '${message}'); end`
const noUpdate = (table: string) =>
  refuse(`${table}_no_update`, `before update on ${table}`, '', 'append-only')
const noDelete = (table: string) =>
  refuse(`${table}_no_delete`, `before delete on ${table}`, '', 'append-only')
function noReplace(table: string, keys: string[]): string {
  const exists = (key: string) => {
    const same = key.split(', ').map((column) => `${column} = new.${column}`)
    return `exists (select 1 from ${table} where ${same.join(' and ')})`
  }
  return refuse(
    `${table}_no_replace`,
    `before insert on ${table}`,
    keys.map(exists).join(' or '),
    'append-only',
  )
}

const appendOnlyOn = (name: string, event: string, table: string, each: 'row' | 'statement') =>
  `create trigger ${table}_${name} before ${event} on ${table} for each ${each} execute function append_only()`
const kept = (table: string, event: string) => appendOnlyOn('kept', event, table, 'row')
const notTruncated = (table: string) => appendOnlyOn('whole', 'truncate', table, 'statement')

function sqlite(): string[] {
  return [
    ...appendOnly.map(noUpdate),
    ...[...appendOnly, 'entry'].map(noDelete),
    ...Object.entries(uniqueKeys).map(([table, keys]) => noReplace(table, keys)),
    ...rules.flatMap(({ name, table, events, time, condition, message, updates }) =>
      events.map((event) =>
        refuse(
          events.length > 1 ? `${name}_${event}` : name,
          `${time} ${event} on ${table}`,
          event === 'update' && updates ? `${updates} and ${condition}` : condition,
          message,
        ),
      ),
    ),
  ]
}

function postgres(): string[] {
  const refuseBy = (name: string, condition: string, message: string) =>
    `create function ${name}() returns trigger language plpgsql as $$ begin
      if ${condition} then raise exception '${message}'; end if; return new; end $$`
  return [
    refuseBy('append_only', 'true', 'append-only'),
    ...appendOnly.map((table) => kept(table, 'update or delete')),
    kept('entry', 'delete'),
    ...[...appendOnly, 'entry'].map(notTruncated),
    ...rules.flatMap(({ name, table, events, time, condition, message, updates }) => {
      const run = `for each row execute function ${name}()`
      return [
        refuseBy(name, condition, message),
        ...(updates
          ? [
              `create trigger ${name}_insert ${time} insert on ${table} ${run}`,
              `create trigger ${name}_update ${time} update on ${table} for each row when (${updates}) execute function ${name}()`,
            ]
          : [`create trigger ${name} ${time} ${events.join(' or ')} on ${table} ${run}`]),
      ]
    }),
  ]
}
