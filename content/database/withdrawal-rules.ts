import type { Dialect } from './tables.ts'

const identity = 'new.entry_id = old.entry_id and new.language = old.language and new.no = old.no'

// An approval counts until the revision is returned: a withdrawal says how many approvals it had been given by then.
const unapproved = `(select two_persons from entry where id = new.entry_id) = 1 and
  (select count(*) from approval where entry_id = new.entry_id and language = new.language and no = new.no) <= coalesce(
    (select max(approvals) from withdrawal where entry_id = new.entry_id and language = new.language and no = new.no), 0)`

// Taking down what is public, or ending it earlier, asks for no approval.
export const shown = `(not (${identity}) or new.visible_from < old.visible_from or new.visible_until > old.visible_until)`

const inherited = `(select two_persons from entry where id = new.entry_id) = 1
  and exists (select 1 from inherited_author where entry_id = new.entry_id and author = new.by_whom)
  and not exists (select 1 from publishing where entry_id = new.entry_id and language = new.language and no < new.no)`

const unapprovedTold = 'two persons: the revision is not approved'
const inheritedTold = 'two persons: the author of what was copied cannot approve it'
const kept = ['withdrawal', 'inherited_author']

const sqlite = [
  ...kept.flatMap((table) => [
    `create trigger ${table}_no_update before update on ${table} begin select raise(abort, 'append-only'); end`,
    `create trigger ${table}_no_delete before delete on ${table} begin select raise(abort, 'append-only'); end`,
  ]),
  'drop trigger publication_approved_insert',
  'drop trigger publication_approved_update',
  `create trigger publication_approved_insert after insert on publication when ${unapproved} begin select raise(abort, '${unapprovedTold}'); end`,
  `create trigger publication_approved_update after update on publication when ${shown} and ${unapproved} begin select raise(abort, '${unapprovedTold}'); end`,
  `create trigger approval_inherited before insert on approval when ${inherited} begin select raise(abort, '${inheritedTold}'); end`,
]

const postgres = [
  ...kept.flatMap((table) => [
    `create trigger ${table}_kept before update or delete on ${table} for each row execute function append_only()`,
    `create trigger ${table}_whole before truncate on ${table} for each statement execute function append_only()`,
  ]),
  'drop trigger publication_approved on publication',
  `create or replace function publication_approved() returns trigger language plpgsql as $$ begin if ${unapproved} then raise exception '${unapprovedTold}'; end if; return new; end $$`,
  'create trigger publication_approved_insert after insert on publication for each row execute function publication_approved()',
  `create trigger publication_approved_update after update on publication for each row when (${shown}) execute function publication_approved()`,
  `create function approval_inherited() returns trigger language plpgsql as $$ begin if ${inherited} then raise exception '${inheritedTold}'; end if; return new; end $$`,
  'create trigger approval_inherited before insert on approval for each row execute function approval_inherited()',
]

/**
 * Rules of version 3, as those of version 1 held by the database itself: a return takes the approval back, and whoever
 * wrote what an entry was duplicated from is not its second person.
 */
export const withdrawalRules = (dialect: Dialect): string[] => (dialect === 'sqlite' ? sqlite : postgres)
