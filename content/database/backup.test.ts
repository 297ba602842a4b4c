import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openContent } from '../open.ts'
import { backUpSqlite } from './backup.ts'

test('the copy before a migration stays where others are dated later than now, and parts of killed ones go', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'shanmen-before-migration-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const content = await openContent({ dataDir })
  onTestFinished(content.close)
  const folder = join(dataDir, 'backups')
  await mkdir(folder)
  const [of2026, ...ahead] = [2026, 2098, 2099, 2100].map(
    (year) => `content-schema-19-${year}-01-01T00-00-00-000Z.sqlite`,
  )
  for (const name of [of2026, ...ahead, `${of2026}.part`, `${of2026}.part-journal`])
    await writeFile(join(folder, `${name}`), '')
  const file = await backUpSqlite(dataDir, 20)
  expect((await readdir(folder)).sort()).toEqual([...ahead.slice(1), basename(file)].sort())
})
