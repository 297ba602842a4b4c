import type { Dialect } from './tables.ts'

// As they were declared when this version was made: a kind that comes to disclosure or party later brings a version.
const twoPersonKinds =
  'rent purchase report office contact alliance allianceMember activity education hotline brand venue committee'
    .split(' ')
    .map((kind) => `'${kind}'`)
    .join(', ')

const onePerson = `new.kind in (${twoPersonKinds}) and new.two_persons <> 1`
const mend = `update entry set two_persons = 1 where kind in (${twoPersonKinds}) and two_persons <> 1`
const strange = `not exists (select 1 from entry where id = new.entry_id and n = new.n and kind = new.kind and slug = new.slug)`
const turned = ['n', 'id', 'kind', 'slug', 'two_persons']
  .map((column) => `new.${column} <> old.${column}`)
  .join(' or ')

const told = {
  onePerson: 'two persons: this kind takes a second person',
  strange: 'two persons: a publication is of what its entry is',
  fixed: 'two persons: what an entry is cannot be changed',
  kept: 'append-only',
}

// By what "insert or replace" finds the rows that it deletes, without asking the delete trigger.
const keys: Record<string, string[]> = {
  entry: ['n', 'id', 'kind, slug'],
  revision: ['rowid', 'entry_id, no', 'hash'],
  audit: ['no', 'hash'],
  approval: ['rowid'],
  publishing: ['rowid'],
  withdrawal: ['rowid'],
  inherited_author: ['rowid'],
}

const isThere = (table: string, key: string) =>
  `exists (select 1 from ${table} where ${key
    .split(', ')
    .map((column) => `${column} = new.${column}`)
    .join(' and ')})`

const sqlite = [
  'drop trigger entry_fixed',
  'drop trigger revision_no_replace',
  'drop trigger audit_no_replace',
  mend,
  // Not "update of": an update may name the number of a row by another word.
  `create trigger entry_fixed before update on entry when ${turned} begin select raise(abort, '${told.fixed}'); end`,
  `create trigger entry_no_delete before delete on entry begin select raise(abort, '${told.kept}'); end`,
  `create trigger entry_two_persons before insert on entry when ${onePerson} begin select raise(abort, '${told.onePerson}'); end`,
  ...Object.entries(keys).map(
    ([table, of]) =>
      `create trigger ${table}_no_replace before insert on ${table} when ${of.map((key) => isThere(table, key)).join(' or ')} begin select raise(abort, '${told.kept}'); end`,
  ),
  ...['insert', 'update'].map(
    (change) =>
      `create trigger publication_of_entry_${change} after ${change} on publication when ${strange} begin select raise(abort, '${told.strange}'); end`,
  ),
]

const postgres = [
  'drop trigger entry_fixed on entry',
  mend,
  `create trigger entry_fixed before update on entry for each row when (${turned}) execute function entry_fixed()`,
  'create trigger entry_kept before delete on entry for each row execute function append_only()',
  'create trigger entry_whole before truncate on entry for each statement execute function append_only()',
  `create function entry_two_persons() returns trigger language plpgsql as $$ begin raise exception '${told.onePerson}'; end $$`,
  `create trigger entry_two_persons before insert on entry for each row when (${onePerson}) execute function entry_two_persons()`,
  `create function publication_of_entry() returns trigger language plpgsql as $$ begin if ${strange} then raise exception '${told.strange}'; end if; return new; end $$`,
  'create trigger publication_of_entry after insert or update on publication for each row execute function publication_of_entry()',
]

/**
 * Rules of version 6, held by the database itself: an entry of disclosure or party takes a second person, what an entry is
 * stays for ever, and a publication is of that entry's own kind and id.
 */
export const kindRules = (dialect: Dialect): string[] => (dialect === 'sqlite' ? sqlite : postgres)
