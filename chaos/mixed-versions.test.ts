import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { news } from '@shanmen/content/testing/fixtures.ts'
import { expect, test, vi } from 'vitest'
import { attempt, newFolder, readiness, run, setUp, signIn, startBoth } from './driver.ts'
import { usePostgres } from './postgres.ts'

vi.setConfig({ testTimeout: 300_000 })

const soon = { timeout: 60_000, interval: 200 }
// Simulated is only the newer release: this program with one more migration that expands the schema, as all from 11 on do.
// The older one is this program as it is, all processes and the database are real.
const newer = { NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, 'next-schema.ts'))}` }
const paths = ['/', '/en', '/newsAndInformation/group', '/member/scenic', '/backends/api/menu/1']

/** Where two pages begin to differ, as a whole page is too long to read; undefined for equal ones. */
function firstDifference(one: string, other: string): [string, string] | undefined {
  if (one === other) return undefined
  let at = 0
  while (one[at] === other[at]) at += 1
  const near = (text: string) => text.slice(Math.max(0, at - 60), at + 60)
  return [near(one), near(other)]
}

// One address for both, which is in every page.
const address = { PUBLIC_BASE_URL: 'http://www.lingshan.example' }

async function mixedVersions(database: Record<string, string>): Promise<void> {
  const settings = { ...database, ...address }
  const old = await startBoth(settings)
  const editor = await setUp(old)
  const { id } = await editor.call('createEntry', { kind: 'news', document: news({ zh: '旧版保存的新闻' }) })
  const save = (basedOn: number, title: string, key: string) =>
    ['saveEntry', { id, basedOn, document: news({ zh: title }) }, key.repeat(16)] as const
  const textOf = async ({ baseUrl }: { baseUrl: string }, path: string) => {
    const response = await fetch(baseUrl + path, { headers: { cookie: 'webLang=zh' } })
    return `${response.status} ${await response.text()}`
  }
  const right = await Promise.all(paths.map((path) => textOf(old, path)))
  expect(right.every((text) => text.startsWith('200 '))).toBe(true)

  const next = await startBoth({ ...settings, ...newer })
  await expect.poll(async () => (await readiness(old)).problems?.schema, soon).toMatch(/it only reads/)
  expect(await readiness(old)).toMatchObject({ status: 'ready' })
  expect((await readiness(next)).problems?.schema).toBe(undefined)
  expect(await attempt(editor, ...save(1, '旧版再次保存', 'ab'))).toMatchObject({
    state: 'refused',
    status: 503,
  })
  expect((await editor.call('readEntry', { id })).revision.no).toBe(1)

  const other = await signIn(next)
  expect(await attempt(other, ...save(1, '新版保存的新闻', 'cd'))).toMatchObject({ state: 'acknowledged' })
  await other.call('publish', { id, language: 'zh', revision: 2 })
  const path = (await other.call('readEntry', { id })).path ?? ''
  for (const site of [old, next])
    await expect.poll(() => textOf(site, path), soon).toMatch(/^200 .*新版保存的新闻/s)
  // Each of the two notices by itself, page by page, what the other has published.
  for (const each of [...paths, path])
    await expect
      .poll(async () => firstDifference(await textOf(old, each), await textOf(next, each)), soon)
      .toBe(undefined)
  // What the newer release stored is shown by the older studio too.
  expect((await editor.call('readEntry', { id })).document.zh).toMatchObject({ title: '新版保存的新闻' })

  await old.stop()
  const again = run({ STUDIO: 'off', ...settings })
  // Also with copies of pages from before, which would show what is no longer public.
  await expect.poll(() => again.child.exitCode, soon).toBe(1)
  expect((await again.ended).output).toMatch(/start the newer program again, or restore the backup/)
  expect(await attempt(other, ...save(2, '新版独自保存', 'ef'))).toMatchObject({ state: 'acknowledged' })
  expect((await other.call('verifyAudit', {})).breaks).toEqual([])
  await next.stop()
}

test('the release before continues to read beside a newer one, writes nothing and says why', async () => {
  await mixedVersions({ DATA_DIR: await newFolder() })
})

test('the same on PostgreSQL', async ({ skip }) => {
  const postgres = await usePostgres(skip)
  await mixedVersions({ DATA_DIR: await newFolder(), DATABASE_URL: postgres.url })
})
