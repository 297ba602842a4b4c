import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { databases, useContent } from '../testing/databases.ts'
import { news, put } from '../testing/fixtures.ts'
import { migrate } from './migrate.ts'

const added = ['newest', 'changed_at', 'behind', 'title_zh', 'title_en']

describe.each(databases)('an older database on $name', ({ make }) => {
  const fresh = useContent(make)

  test('gets what its entries lack when it is brought to the second version', async () => {
    const content = await fresh()
    await put(content, 'news', news({ zh: '春茶', en: 'Tea' }))
    await put(content, 'news', news({ zh: '秋茶' }))
    const read = () => content.write.selectFrom('entry').selectAll().orderBy('n').execute()
    const before = await read()
    await sql`drop table preview_link`.execute(content.write)
    await sql`drop index review_waiting`.execute(content.write)
    await sql`drop index entry_listed`.execute(content.write)
    for (const column of added)
      await sql`alter table entry drop column ${sql.ref(column)}`.execute(content.write)
    await sql`delete from schema_version where version = 2`.execute(content.write)
    await migrate(content.write, content.dialect)
    expect(await read()).toEqual(before)
    expect(before).toMatchObject([{ title_zh: '春茶', title_en: 'Tea', newest: 1 }, { title_en: null }])
  })
})
