import { mkdtemp, rm, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPeople } from '@shanmen/studio/people/people.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openLog } from '../log.ts'
import { watchAccounts } from './watch-accounts.ts'

async function open() {
  const dataDir = await mkdtemp(join(tmpdir(), 'shanmen-accounts-'))
  const people = await openPeople({ dataDir }, 'http://studio.test')
  const { log } = openLog('silent')
  const error = vi.spyOn(log, 'error')
  const watch = watchAccounts(people, dataDir, log)
  onTestFinished(async () => {
    watch.stop()
    await people.close()
    await rm(dataDir, { recursive: true })
  })
  await watch.check()
  expect(watch.problems()).toEqual({})
  return { watch, error, wal: join(dataDir, 'people.sqlite-wal') }
}

test('accounts whose log was cut off, so that signing in fails, are a problem', async () => {
  const { watch, error, wal } = await open()
  await truncate(wal, 0)
  await watch.check()
  await watch.check()
  expect(watch.problems()).toEqual({
    accounts: expect.stringMatching(
      /^The accounts cannot be used, so that signing in fails: .+people\.sqlite-wal was emptied/,
    ),
  })
  expect(error).toHaveBeenCalledOnce()
})

test('accounts whose log was deleted are a problem', async () => {
  const { watch, wal } = await open()
  await rm(wal)
  await watch.check()
  expect(watch.problems()).toEqual({
    accounts: expect.stringMatching(/^Deleted while the program runs: people\.sqlite-wal\. .+SIGTERM/),
  })
})
