/** @module-tag slow */
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { servers, useContent } from '../testing/databases.ts'
import { idsOf } from './matches.ts'
import { parseQuery } from './query.ts'

describe.each(servers)('the plan of a search on $name', ({ make }) => {
  const fresh = useContent(make)

  test.each(['lake', 'rare'])(
    'reads the index of words for %s, not the texts from the newest on',
    async (word) => {
      const { write } = await fresh()
      // As a replica: the texts belong to no publications.
      await write.transaction().execute(async (transaction) => {
        await sql`set local session_replication_role = replica`.execute(transaction)
        await sql`insert into search(id, tokens)
        select id, (case when id % 500 = 0 then '''lake'':1 ''rare'':2' else '''lake'':1' end)::tsvector
        from generate_series(1, 20000) as id`.execute(transaction)
      })
      await sql`vacuum analyze search`.execute(write)
      const ids = idsOf('postgres', 'search', [parseQuery(word, { pinyin: false })], { most: 10 })
      const { rows } = await sql<Record<string, string>>`explain select id from ${ids} as ids`.execute(write)
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
      expect(plan).toContain('Bitmap Index Scan on search_tokens')
      expect(plan).not.toContain('search_pkey')
    },
  )
})
