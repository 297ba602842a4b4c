const kept = ['revision', 'audit', 'approval', 'publishing']

const ownChange = `(select two_persons from entry where id = new.entry_id) = 1 and exists (
  select 1 from revision where entry_id = new.entry_id and author = new.by_whom and no <= new.no and no > coalesce(
    (select max(p.no) from publishing p where p.entry_id = new.entry_id and p.language = new.language and p.no < new.no), 0))`

const unapproved = `(select two_persons from entry where id = new.entry_id) = 1 and not exists (
  select 1 from approval where entry_id = new.entry_id and language = new.language and no = new.no)`

const overlapping = `exists (select 1 from publication o where o.entry_id = new.entry_id and o.language = new.language
  and o.id <> new.id and o.visible_from < new.visible_until and o.visible_until > new.visible_from)`

const told = {
  kept: 'append-only',
  ownChange: 'two persons: the author of a change cannot approve it',
  unapproved: 'two persons: the revision is not approved',
  overlapping: 'one revision: the windows of an entry overlap',
  fixed: 'two persons: what an entry is cannot be changed',
}

/**
 * Rules that hold even for someone who writes SQL past this code: history is append-only, disclosure and party take a
 * second person, and at any moment one revision of an entry is public in a language.
 */
export const sqliteRules: string[] = [
  ...kept.flatMap((table) => [
    `create trigger ${table}_no_update before update on ${table} begin select raise(abort, '${told.kept}'); end`,
    `create trigger ${table}_no_delete before delete on ${table} begin select raise(abort, '${told.kept}'); end`,
  ]),
  // "insert or replace" deletes without asking the delete trigger unless a pragma is set.
  `create trigger revision_no_replace before insert on revision when exists (select 1 from revision where entry_id = new.entry_id and no = new.no) begin select raise(abort, '${told.kept}'); end`,
  `create trigger audit_no_replace before insert on audit when exists (select 1 from audit where no = new.no) begin select raise(abort, '${told.kept}'); end`,
  `create trigger entry_fixed before update of id, kind, two_persons on entry begin select raise(abort, '${told.fixed}'); end`,
  `create trigger approval_two_persons before insert on approval when ${ownChange} begin select raise(abort, '${told.ownChange}'); end`,
  ...['insert', 'update'].flatMap((change) => [
    `create trigger publication_approved_${change} after ${change} on publication when ${unapproved} begin select raise(abort, '${told.unapproved}'); end`,
    `create trigger publication_single_${change} after ${change} on publication when ${overlapping} begin select raise(abort, '${told.overlapping}'); end`,
  ]),
]

const refuse = (name: string, condition: string, message: string) =>
  `create function ${name}() returns trigger language plpgsql as $$ begin if ${condition} then raise exception '${message}'; end if; return new; end $$`

export const postgresRules: string[] = [
  `create function append_only() returns trigger language plpgsql as $$ begin raise exception '${told.kept}'; end $$`,
  ...kept.flatMap((table) => [
    `create trigger ${table}_kept before update or delete on ${table} for each row execute function append_only()`,
    `create trigger ${table}_whole before truncate on ${table} for each statement execute function append_only()`,
  ]),
  refuse('entry_fixed', 'true', told.fixed),
  `create trigger entry_fixed before update of id, kind, two_persons on entry for each row execute function entry_fixed()`,
  refuse('approval_two_persons', ownChange, told.ownChange),
  `create trigger approval_two_persons before insert on approval for each row execute function approval_two_persons()`,
  refuse('publication_approved', unapproved, told.unapproved),
  `create trigger publication_approved after insert or update on publication for each row execute function publication_approved()`,
  refuse('publication_single', overlapping, told.overlapping),
  `create trigger publication_single after insert or update on publication for each row execute function publication_single()`,
]
