import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPerson } from '@shanmen/studio/people/accounts.ts'
import { openPeople } from '@shanmen/studio/people/people.ts'
import { sql } from 'kysely'
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
  return { people, watch, error, dataDir, wal: join(dataDir, 'people.sqlite-wal') }
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

test('a key that is gone, or is another one, is a problem before the next start finds it', async () => {
  const { watch, dataDir } = await open()
  const file = join(dataDir, 'studio.key')
  const key = await readFile(file, 'utf8')
  await writeFile(file, `${'A'.repeat(48)}\n`)
  await watch.check()
  expect(watch.problems()).toEqual({
    accounts: expect.stringMatching(/studio\.key is another installation's/),
  })
  await rm(file)
  await watch.check()
  expect(watch.problems()).toEqual({ accounts: expect.stringMatching(/studio\.key is missing/) })
  await writeFile(file, key)
  await watch.check()
  expect(watch.problems()).toEqual({})
})

test('people whose rights or second factor were damaged are named', async () => {
  const { people, watch } = await open()
  const ids: string[] = []
  for (const name of ['赵一', '钱二', '孙三']) {
    const rights = { roles: ['editor' as const], sections: null, languages: null }
    ids.push(await createPerson(people, { email: `${ids.length}@group.example`, name, ...rights }))
  }
  await watch.check()
  expect(watch.problems()).toEqual({})
  const [, second = '', third = ''] = ids
  await people.database.updateTable('person').set({ roles: '{"editor"]' }).where('id', '=', second).execute()
  const factor = { id: 'f', userId: third, secret: '00ff', backupCodes: '[]' }
  await people.database.insertInto('person_second_factor').values(factor).execute()
  await watch.check()
  expect(watch.problems()).toEqual({ accounts: expect.stringMatching(/were damaged.+: 钱二, 孙三$/) })
})

test('an account that is not what was written is named', async () => {
  const { people, watch } = await open()
  const rights = { roles: ['editor' as const], sections: null, languages: null }
  await createPerson(people, { email: 'a@group.example', name: '赵一', ...rights })
  await watch.check()
  expect(watch.problems()).toEqual({})
  // Either of the two may be the damaged one.
  await sql`update person_copy set value = 'b@group.example' where field = 'email'`.execute(people.database)
  await watch.check()
  expect(watch.problems()).toEqual({
    accounts: expect.stringMatching(/not what was written.+: 赵一 \(email\)$/),
  })
})
