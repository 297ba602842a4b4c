import type { Dialect } from './tables.ts'

const group = ['kind', 'language', 'type', 'year', 'top']
const columns = group.join(', ')
const of = (row: 'new' | 'old') => group.map((column) => `${row}.${column}`).join(', ')
const same = group.map((column) => `${column} = old.${column}`).join(' and ')

const came = `insert into tally(${columns}, entries) values (${of('new')}, 1) on conflict(${columns}) do update set entries = tally.entries + 1;
  insert into movement(${columns}, publication_id, came) values (${of('new')}, new.id, 1);`
const went = `update tally set entries = entries - 1 where ${same};
  insert into movement(${columns}, publication_id, came) values (${of('old')}, old.id, -1);`
const moved = group.map((column) => `new.${column} <> old.${column}`).join(' or ')

const sqlite = [
  `create trigger publication_came after insert on publication begin ${came} end`,
  `create trigger publication_went after delete on publication begin ${went} end`,
  `create trigger publication_moved after update on publication when ${moved} begin ${went} ${came} end`,
]

const postgres = [
  `create function publication_came() returns trigger language plpgsql as $$ begin ${came} return null; end $$`,
  `create function publication_went() returns trigger language plpgsql as $$ begin ${went} return null; end $$`,
  `create function publication_moved() returns trigger language plpgsql as $$ begin ${went} ${came} return null; end $$`,
  'create trigger publication_came after insert on publication for each row execute function publication_came()',
  'create trigger publication_went after delete on publication for each row execute function publication_went()',
  `create trigger publication_moved after update on publication for each row when (${moved}) execute function publication_moved()`,
]

/** The database itself counts what is published and notes what came and went, in the transaction that publishes. */
export const tallyRules = (dialect: Dialect): string[] => (dialect === 'sqlite' ? sqlite : postgres)
