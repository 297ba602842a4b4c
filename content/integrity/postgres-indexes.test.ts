/** @module-tag slow */
import { PGlite } from '@electric-sql/pglite'
import { amcheck } from '@electric-sql/pglite/contrib/amcheck'
import { Kysely, PGliteDialect } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import type { Tables } from '../database/tables.ts'
import { checkPostgresIndexes } from './postgres-indexes.ts'

test('an index of PostgreSQL that lacks a row of its table is found where amcheck is there', async () => {
  const pglite = await PGlite.create({ extensions: { amcheck } })
  const read = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) })
  onTestFinished(() => pglite.close())
  const check = () => checkPostgresIndexes(read, async () => undefined)
  await pglite.exec(`
    create table numbers(n int primary key);
    create function shown(n int) returns int immutable language plpgsql as 'begin return n; end';
    create index numbers_shown on numbers(shown(n));
    insert into numbers select generate_series(1, 100)`)
  // What the index has is no longer what its expression says, as after damage.
  await pglite.exec(`create or replace function shown(n int) returns int immutable language plpgsql
    as 'begin return n + 1000; end'`)
  expect(await check()).toEqual([])
  await pglite.exec('create extension amcheck')
  expect(await check()).toEqual([expect.stringMatching(/numbers_shown/)])
  await pglite.exec('reindex table numbers')
  expect(await check()).toEqual([])
})
