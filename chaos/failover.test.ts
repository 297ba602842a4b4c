import { join } from 'node:path'
import { news } from '@shanmen/content/testing/fixtures.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { runStart } from '../scripts/started-program.ts'
import { newFolder, report, setUp, signIn } from './driver.ts'
import { addNode, isReady, soon, startStore, versionShown } from './nodes.ts'
import { usePooler, usePostgres } from './postgres.ts'

vi.setConfig({ testTimeout: 900_000 })

test('after a failover: pages through PgBouncer, backup, drill and removal of the sample work on the standby', async ({
  skip,
}) => {
  const postgres = await usePostgres(skip)
  const standby = await postgres.addStandby()
  onTestFinished(standby.remove)
  const pooler = await usePooler(skip, postgres.host)
  const { settings: ofStore } = await startStore()
  const settings = {
    ...ofStore,
    DATABASE_URL: postgres.url.replace(postgres.host, `${postgres.host},${standby.host}`),
    SAMPLE: 'on',
  }
  const node = await addNode({ ...settings, DATABASE_POOL_URL: pooler.url }, true)
  const url = `http://127.0.0.1:${node.studioPort}`
  await setUp({ url, output: node.running.output })
  const browser = await signIn({ url })
  const { id, slug } = await browser.call('createEntry', { kind: 'news', document: news({ zh: '第 0 版' }) })
  await browser.call('publish', { id, language: 'zh', revision: 1 })
  await expect.poll(() => versionShown(node, slug), soon).toBe(0)

  postgres.crash()
  standby.promote()
  pooler.follow(standby.host)
  await expect.poll(() => isReady(node), soon).toBe(true)
  const publish = async () => {
    await browser.call('saveEntry', { id, basedOn: 1, document: news({ zh: '第 1 版' }) })
    await browser.call('publish', { id, language: 'zh', revision: 2 })
  }
  await expect
    .poll(
      () =>
        publish().then(
          () => true,
          () => false,
        ),
      soon,
    )
    .toBe(true)
  await expect.poll(() => versionShown(node, slug), soon).toBe(1)

  // The texts of the reports are read in the background: pages of before would differ from those of the backup.
  const texts = [2021, 2022, 2023, 2024, 2025].flatMap((year) =>
    ['', '/en'].map((prefix) => `${node.baseUrl}${prefix}/information/report/${year}/text`),
  )
  for (const address of texts)
    await expect.poll(async () => (await fetch(address).catch(() => undefined))?.status, soon).toBe(200)

  const BACKUP_DIR = join(await newFolder(), 'backups')
  const SITE_BUILD_DIR = join(import.meta.dirname, '../node_modules/.cache/chaos-site')
  const tool = (command: string, ...args: string[]) =>
    runStart({ ...settings, DATA_DIR: node.dataDir, BACKUP_DIR, SITE_BUILD_DIR }, command, args).ended
  const backUpAndDrill = async () => {
    expect(await tool('backup')).toMatchObject({ code: 0 })
    return tool('restore', '--drill')
  }
  let drill = await backUpAndDrill()
  // Other PDFs have their texts later, on a busy machine after the backup.
  while (drill.output.includes('there were publications of: media\n')) drill = await backUpAndDrill()
  report(drill.output)
  expect(drill).toMatchObject({ code: 0, output: expect.stringContaining('20 of 20 are as in') })
  const removed = await tool('sample', '--remove')
  expect(removed).toMatchObject({ code: 0, output: expect.stringMatching(/^\d{3,} entries of the sample/m) })
  const { rows } = await browser.call('entryList', { kind: 'news', page: 1, pageSize: 50 })
  expect(rows.map((row) => row.id)).toEqual([id])
})
