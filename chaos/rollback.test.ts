import { copyFile, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { news } from '@shanmen/content/testing/fixtures.ts'
import { expect, test, vi } from 'vitest'
import { runStart } from '../scripts/started-program.ts'
import { newFolder, setUp, signIn, startStudio } from './driver.ts'

vi.setConfig({ testTimeout: 180_000 })

/** The release after this one, as in mixed-versions.test.ts. */
const newer = { NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, 'next-schema.ts'))}` }

test('after the copy of before a migration was put back, everyone works on with the release before', async () => {
  const DATA_DIR = await newFolder()
  const old = await startStudio({ DATA_DIR })
  const editor = await setUp(old)
  const { id } = await editor.call('createEntry', {
    kind: 'news',
    document: news({ zh: '升级前保存的新闻' }),
  })
  await old.stop()

  const next = await startStudio({ DATA_DIR, ...newer })
  const other = await signIn(next)
  await other.call('saveEntry', { id, basedOn: 1, document: news({ zh: '升级后保存的新闻' }) })
  await next.stop()

  // As docs/how-to.md says.
  const [copy = ''] = await readdir(join(DATA_DIR, 'backups'))
  for (const name of await readdir(DATA_DIR))
    if (name.startsWith('content.sqlite')) await rm(join(DATA_DIR, name))
  await copyFile(join(DATA_DIR, 'backups', copy), join(DATA_DIR, 'content.sqlite'))
  expect(await runStart({ DATA_DIR }, 'doctor', ['--restored']).ended).toMatchObject({
    code: 0,
    output: expect.stringContaining('Everything that is stored is as it was written.'),
  })

  const again = await startStudio({ DATA_DIR })
  const same = await signIn(again)
  expect((await same.call('readEntry', { id })).document.zh).toMatchObject({ title: '升级前保存的新闻' })
  await same.call('saveEntry', { id, basedOn: 1, document: news({ zh: '回退后保存的新闻' }) })
  expect((await same.call('verifyAudit', {})).breaks).toEqual([])
  await again.stop()
})
