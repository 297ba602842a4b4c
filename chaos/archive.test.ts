import { openContent } from '@shanmen/content/open.ts'
import { news, put } from '@shanmen/content/testing/fixtures.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { runStart } from '../scripts/started-program.ts'
import { newFolder, report } from './driver.ts'
import { usePostgres } from './postgres.ts'

vi.setConfig({ testTimeout: 300_000 })
const publications = 200

test('a server that is gone with its disk comes back from a base copy and the log: at most five seconds are lost', async ({
  skip,
}) => {
  const postgres = await usePostgres(skip)
  const dataDir = await newFolder()
  const content = await openContent({ dataDir, databaseUrl: postgres.url })
  const publish = async (title: string) => {
    await put(content, 'news', news({ zh: title, at: '2026-01-05T02:00:00.000Z' }), { languages: ['zh'] })
    return Date.now()
  }
  // Before the copy, of which the log has nothing.
  const acknowledged = [await publish('第一条')]
  const archive = await postgres.addArchive()
  onTestFinished(archive.remove)
  for (let no = 0; no < publications; no += 1) acknowledged.push(await publish(`第 ${no} 条`))
  const lostAt = Date.now()
  postgres.crash()
  await content.close()
  postgres.remove()

  archive.restore()
  const restored = await openContent({ dataDir, databaseUrl: archive.url })
  onTestFinished(restored.close)
  const there = await restored.read
    .selectFrom('publication')
    .select('id')
    .where('kind', '=', 'news')
    .execute()
  const lost = acknowledged.slice(there.length)
  report(
    `${acknowledged.length} acknowledged, ${lost.length} lost, the oldest ${lostAt - (lost[0] ?? lostAt)} ms before`,
  )
  expect(there.length).toBeGreaterThan(1)
  expect(lost.filter((at) => lostAt - at > 5_000)).toEqual([])

  const settings = { DATABASE_URL: archive.url, DATA_DIR: dataDir }
  expect(await runStart(settings, 'doctor', ['--restored']).ended).toMatchObject({ code: 0 })
  expect(await runStart(settings, 'doctor').ended).toMatchObject({ code: 0 })
})
