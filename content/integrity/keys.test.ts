import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { unpublish } from '../entries/publish.ts'
import { servers, useContent } from '../testing/databases.ts'
import { news, put } from '../testing/fixtures.ts'
import { checkContent } from './check.ts'
import { repairContent } from './repair.ts'

describe.each(servers)('on $name', ({ make }) => {
  const fresh = useContent(make)

  test('keys that are missing and counters that are behind are noticed, and a repair makes them again', async () => {
    const content = await fresh()
    await put(content, 'news', news({ zh: '山门' }))
    const { rows } = await sql<{ name: string; table: string }>`
      select conname as name, conrelid::regclass::text as table from pg_constraint
      where contype in ('p', 'u', 'f') and connamespace = current_schema()::regnamespace
        and conrelid <> 'schema_version'::regclass`.execute(content.write)
    expect(rows.length).toBeGreaterThan(20)
    for (const { name, table } of rows)
      await sql.raw(`alter table ${table} drop constraint if exists ${name} cascade`).execute(content.write)
    for (const counter of ['entry_n_seq', 'publication_id_seq'])
      await sql.raw(`alter sequence ${counter} restart`).execute(content.write)
    expect(await checkContent(content)).toEqual([
      { code: 'keys', count: rows.length + 2, where: expect.any(Array) },
    ])
    const { failed } = await repairContent(content, 'doctor')
    expect([failed, await checkContent(content)]).toEqual([[], []])
    await put(content, 'news', news({ zh: '湖' }))
  })

  test('rows that stayed while the foreign key was missing by which they go do not keep it from being made again', async () => {
    const content = await fresh()
    const shown = () => content.read.selectFrom('shown_medium').selectAll().execute()
    const body = `/media/${'a'.repeat(20)}/a.pdf`
    const { id: entry } = await put(content, 'news', news({ zh: '山门', body }))
    for (const [table, column] of [
      ['shown_medium', 'publication_id'],
      ...['search', 'search_page'].map((name) => [name, 'id']),
    ])
      await sql.raw(`alter table ${table} drop constraint ${table}_${column}_fkey`).execute(content.write)
    await unpublish(content, 'writer', { entry, language: 'zh' })
    expect(await shown()).toHaveLength(1)
    for (const table of ['search', 'search_page'])
      await sql.raw(`insert into ${table}(id, tokens) values (999, '')`).execute(content.write)
    const { failed } = await repairContent(content, 'doctor')
    expect([failed, await checkContent(content)]).toEqual([[], []])
    expect(await shown()).toEqual([])
  })

  test('a key that cannot be made again, as its rows are double by now, is named', async () => {
    const content = await fresh()
    await sql`alter table call_result drop constraint call_result_pkey`.execute(content.write)
    await sql`insert into call_result values ('a', '', '', ''), ('a', '', '', '')`.execute(content.write)
    const repaired = await repairContent(content, 'doctor')
    expect(repaired.failed).toEqual([expect.stringContaining('call_result_pkey')])
    await sql`delete from call_result`.execute(content.write)
    expect((await repairContent(content, 'doctor')).failed).toEqual([])
  })
})
