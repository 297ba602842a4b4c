import { listenForChanges } from '@shanmen/content/database/listen.ts'
import { type Content, openContent } from '@shanmen/content/open.ts'
import { news, put } from '@shanmen/content/testing/fixtures.ts'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { newFolder } from './driver.ts'
import { usePooler, usePostgres } from './postgres.ts'

vi.setConfig({ testTimeout: 300_000 })
const soon = { timeout: 60_000, interval: 100 }

async function open(databaseUrl: string, poolUrl?: string): Promise<Content> {
  const content = await openContent({ dataDir: await newFolder(), databaseUrl, poolUrl })
  onTestFinished(content.close)
  return content
}

function listen(url: string) {
  const heard = { changes: 0, failures: [] as string[] }
  const onFailure = (message: string) => heard.failures.push(message)
  const listener = listenForChanges(url, { onChange: () => (heard.changes += 1), onFailure })
  onTestFinished(listener.close)
  return heard
}

const publish = (content: Content, title: string) =>
  put(content, 'news', news({ zh: title, at: '2026-01-05T02:00:00.000Z' }), { languages: ['zh'] })
const countOf = async ({ read }: Content) =>
  (await read.selectFrom('publication').select('id').where('kind', '=', 'news').execute()).length

test('a commit is heard by another process, also after the server was away', async ({ skip }) => {
  const postgres = await usePostgres(skip)
  const content = await open(postgres.url)
  const heard = listen(postgres.url)
  const hears = async (title: string) => {
    const before = heard.changes
    await expect
      .poll(
        () =>
          publish(content, title).then(
            () => true,
            () => false,
          ),
        soon,
      )
      .toBe(true)
    await expect.poll(() => heard.changes, soon).toBeGreaterThan(before)
  }
  // The first call says only that it listens now.
  await expect.poll(() => heard.changes, soon).toBe(1)
  await hears('一')
  expect(heard.failures).toEqual([])
  postgres.crash()
  await expect.poll(() => heard.failures.length, soon).toBeGreaterThan(0)
  const before = heard.changes
  postgres.start()
  // What was missed meanwhile is to be read.
  await expect.poll(() => heard.changes, soon).toBeGreaterThan(before)
  await hears('二')
})

test('a standby takes over: changes go there, none that was acknowledged is lost, and it is listened to', async ({
  skip,
}) => {
  const postgres = await usePostgres(skip)
  const standby = await postgres.addStandby()
  onTestFinished(standby.remove)
  // The standby first: the address does not say which of them takes changes.
  const url = postgres.url.replace(postgres.host, `${standby.host},${postgres.host}`)
  const content = await open(url)
  const heard = listen(url)
  await expect.poll(() => heard.changes, soon).toBeGreaterThan(0)
  for (const title of ['一', '二', '三']) await publish(content, title)
  expect(await countOf(content)).toBe(3)
  postgres.crash()
  await expect(publish(content, '四')).rejects.toThrow()
  standby.promote()
  await expect
    .poll(
      () =>
        publish(content, '五').then(
          () => true,
          () => false,
        ),
      soon,
    )
    .toBe(true)
  expect(await countOf(content)).toBe(4)
  const before = heard.changes
  await expect
    .poll(async () => {
      await publish(content, `六 ${heard.changes}`)
      return heard.changes
    }, soon)
    .toBeGreaterThan(before + 1)
})

test('reading goes through a pooler that lends connections by transaction; it is never written through', async ({
  skip,
}) => {
  const postgres = await usePostgres(skip)
  const pooler = await usePooler(skip, postgres.host)
  const direct = await open(postgres.url)
  const content = await open(postgres.url, pooler.url)
  await expect.poll(() => countOf(content).catch(() => -1), soon).toBe(0)
  await Promise.all(Array.from({ length: 20 }, (_, at) => publish(direct, `第 ${at} 条`)))
  const counts = await Promise.all(Array.from({ length: 50 }, () => countOf(content)))
  expect(new Set(counts)).toEqual(new Set([20]))
  await publish(content, '经连接池读取')
  expect(await countOf(content)).toBe(21)
  const write = sql`insert into version(kind, version) values ('news', 0)`
  await expect(write.execute(content.read as Content['write'])).rejects.toMatchObject({ code: '25006' })
  const { failures } = listen(pooler.url)
  await expect.poll(() => failures, soon).toEqual([expect.stringMatching(/notifications do not arrive/)])
})
