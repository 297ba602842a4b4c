import { change } from '@shanmen/content/database/change.ts'
import { isFailure } from '@shanmen/content/database/database-health.ts'
import { openPostgres } from '@shanmen/content/database/postgres.ts'
import { contentOf, openContent } from '@shanmen/content/open.ts'
import { news, put } from '@shanmen/content/testing/fixtures.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { newFolder } from './driver.ts'
import { usePostgres } from './postgres.ts'

vi.setConfig({ testTimeout: 120_000 })

test('a machine that hangs in the middle of a change keeps no one else from saving for a minute', async ({
  skip,
}) => {
  const postgres = await usePostgres(skip)
  const content = await openContent({ dataDir: await newFolder(), databaseUrl: postgres.url })
  onTestFinished(content.close)
  // As if it stood still: it does not notice its own silence.
  const write = openPostgres(postgres.url, { readOnly: false, timeoutMs: 600_000 })
  const hanging = contentOf({ dialect: 'postgres', write, read: write, dataDir: await newFolder() })
  onTestFinished(hanging.close)
  const begun = Promise.withResolvers<void>()
  const ended = Promise.withResolvers<void>()
  const failure = change(hanging, async (change) => {
    begun.resolve()
    await ended.promise
    await change.selectFrom('entry').select('id').execute()
  }).catch((error: unknown) => error)
  await begun.promise

  const save = () =>
    put(content, 'news', news()).then(
      () => true,
      () => false,
    )
  await expect.poll(save, { timeout: 50_000, interval: 200 }).toBe(true)
  // Once it continues it is told that nothing was saved.
  ended.resolve()
  expect(isFailure(await failure)).toBe(true)
})
