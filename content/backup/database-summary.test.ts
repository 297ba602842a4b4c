/** @module-tag slow */
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { servers, useContent } from '../testing/databases.ts'
import { countRows } from './database-summary.ts'

describe.each(servers)('the rows of a backup of $name', ({ make }) => {
  const fresh = useContent(make)

  test('are counted in the schema of the program, whatever is in others', async () => {
    const content = await fresh()
    const rows = await countRows(content.write)
    await sql`create schema of_another`.execute(content.write)
    onTestFinished(async () => void (await sql`drop schema of_another cascade`.execute(content.write)))
    await sql`create table of_another.leads(id text)`.execute(content.write)
    expect(await countRows(content.write)).toEqual(rows)
  })
})
