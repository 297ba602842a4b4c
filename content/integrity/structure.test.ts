import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { checkStructure } from './structure.ts'

test('a file that another program has locked is not taken for a sound one where something waits for the answer', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shanmen-structure-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'content.sqlite')
  const other = new DatabaseSync(file)
  other.exec('create table a(b); begin exclusive')
  await expect(checkStructure(file, { isAwaited: true })).rejects.toThrow(/locked/)
  expect(await checkStructure(file)).toEqual([])
  other.exec('rollback')
  expect(await checkStructure(file, { isAwaited: true })).toEqual([])
  other.close()
})
