import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openContent } from '@shanmen/content/open.ts'
import { news, put } from '@shanmen/content/testing/fixtures.ts'
import { tamper } from '@shanmen/content/testing/tamper.ts'
import { expect, onTestFinished, test } from 'vitest'
import { runStart } from '../../scripts/started-program.ts'

test('the doctor says what is damaged and what to do, and repairs what is derived', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'shanmen-doctor-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const doctor = (...args: string[]) => runStart({ DATA_DIR: dataDir }, 'doctor', args).ended
  const content = await openContent({ dataDir })
  await put(content, 'news', news({ zh: '一' }))
  await tamper(content, ['delete from search'])
  await content.close()
  const found = await doctor()
  expect(found.output).toMatch(/search index differs.+npm run doctor -- --repair \(search, 2 found\)/)
  expect(found.code).toBe(1)
  expect(await doctor('--repair')).toMatchObject({
    code: 0,
    output: expect.stringContaining('Everything that is stored is as it was written.'),
  })
  for (const rest of ['-wal', '-shm']) await rm(join(dataDir, `content.sqlite${rest}`), { force: true })
  await writeFile(join(dataDir, 'content.sqlite'), 'x'.repeat(9000))
  expect(await doctor()).toMatchObject({ code: 1, output: expect.stringContaining('put the backup') })
})
