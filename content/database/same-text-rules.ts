import type { Dialect } from './tables.ts'
import { shown } from './withdrawal-rules.ts'

const of = 'entry_id = new.entry_id and language = new.language and no = new.no'
const own = `(select count(*) from approval where ${of}) > coalesce((select max(approvals) from withdrawal where ${of}), 0)`
const sameText = (table: string) =>
  `exists (select 1 from ${table} a join revision o on o.entry_id = a.entry_id and o.no = a.no join revision r on r.entry_id = a.entry_id and r.no = new.no where a.entry_id = new.entry_id and a.language = new.language and o.document = r.document)`

const unapproved = `(select two_persons from entry where id = new.entry_id) = 1 and not (${own}) and not (${sameText('approval')} and not ${sameText('withdrawal')})`
const told = 'two persons: the revision is not approved'

const sqlite = [
  'drop trigger publication_approved_insert',
  'drop trigger publication_approved_update',
  `create trigger publication_approved_insert after insert on publication when ${unapproved} begin select raise(abort, '${told}'); end`,
  `create trigger publication_approved_update after update on publication when ${shown} and ${unapproved} begin select raise(abort, '${told}'); end`,
]

const postgres = [
  `create or replace function publication_approved() returns trigger language plpgsql as $$ begin if ${unapproved} then raise exception '${told}'; end if; return new; end $$`,
]

/**
 * Rules of version 7: an approval holds for every revision of the entry with the very same document, so that restoring what
 * was approved asks for no other one. What was returned in any of them is approved only by itself.
 */
export const sameTextRules = (dialect: Dialect): string[] => (dialect === 'sqlite' ? sqlite : postgres)
