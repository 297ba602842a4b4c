import { createEntry } from '@shanmen/content/entries/create.ts'
import { openContent } from '@shanmen/content/open.ts'
import { readList } from '@shanmen/content/published/list.ts'
import { news, now, put } from '@shanmen/content/testing/fixtures.ts'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { newFolder, readiness, startSite } from './driver.ts'
import { usePostgres } from './postgres.ts'

vi.setConfig({ testTimeout: 120_000 })

/** Opens the content of a server whose own defaults are these. */
async function openWith(databaseUrl: string, defaults: Record<string, string>) {
  const dataDir = await newFolder()
  const first = await openContent({ databaseUrl, dataDir })
  for (const [name, value] of Object.entries(defaults))
    await sql.raw(`alter system set ${name} = '${value}'`).execute(first.write)
  await sql`select pg_reload_conf()`.execute(first.write)
  await first.close()
  const content = await openContent({ databaseUrl, dataDir })
  onTestFinished(() => content.close().catch(() => undefined))
  return content
}

const titles = Array.from({ length: 8 }, (_, at) => `第 ${at} 号`)

test('a server that answers before its log is on disk loses nothing that was acknowledged', async ({
  skip,
}) => {
  const postgres = await usePostgres(skip)
  const content = await openWith(postgres.url, { synchronous_commit: 'off', wal_writer_delay: '10s' })
  for (const zh of titles) await createEntry(content, 'a', { kind: 'news', document: news({ zh }) })
  postgres.crash()
  postgres.start()
  const count = async () => {
    const rows = await content.read.selectFrom('entry').select('title_zh').orderBy('n').execute()
    return rows.map(({ title_zh }) => title_zh)
  }
  await expect.poll(() => count().catch(() => []), { timeout: 30_000 }).toEqual(titles)
})

for (const level of ['repeatable read', 'serializable'])
  test(`changes at once are all made where the server isolates transactions by “${level}”`, async ({
    skip,
  }) => {
    const postgres = await usePostgres(skip)
    const content = await openWith(postgres.url, { default_transaction_isolation: level })
    const made = await Promise.allSettled(
      titles.map((zh) => createEntry(content, 'a', { kind: 'news', document: news({ zh }) })),
    )
    expect(made.flatMap((each) => (each.status === 'rejected' ? [String(each.reason)] : []))).toEqual([])
  })

test('what is published has its moments where the server writes them in another form', async ({ skip }) => {
  const postgres = await usePostgres(skip)
  const content = await openWith(postgres.url, { datestyle: 'sql, dmy' })
  await put(content, 'news', news({ zh: '一' }))
  const shown = await readList(content, { kind: 'news', language: 'zh', page: 1, size: 1, now: now() })
  expect(shown.rows.map(({ title }) => title)).toEqual(['一'])
})

test('a server that does not wait for its disk at all is named in /readyz', async ({ skip }) => {
  const postgres = await usePostgres(skip)
  const { dataDir } = await openWith(postgres.url, { fsync: 'off' })
  const site = await startSite({ DATA_DIR: dataDir, DATABASE_URL: postgres.url, SAMPLE: 'off' })
  const problems = async () => (await readiness(site)).problems
  await expect.poll(problems, { timeout: 60_000 }).toEqual({ fsync: expect.stringMatching(/fsync = off/) })
})
