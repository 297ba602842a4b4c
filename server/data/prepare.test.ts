/** @module-tag slow */
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApi } from '@shanmen/api/api.ts'
import { siteNames } from '@shanmen/brand/names.ts'
import { readAnchors } from '@shanmen/content/database/anchor.ts'
import { openPostgres } from '@shanmen/content/database/postgres.ts'
import { StorageError } from '@shanmen/content/errors.ts'
import { addresses } from '@shanmen/contract/addresses.ts'
import { createClient } from '@shanmen/contract/client.ts'
import { languageCodes, languages } from '@shanmen/contract/languages.ts'
import type { MenuItem } from '@shanmen/contract/types.ts'
import { copyLoadedSample } from '@shanmen/sample/testing/loaded-sample.ts'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openLog } from '../log.ts'
import { UserError } from '../user-error.ts'
import { prepareContent } from './prepare.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shanmen-prepare-'))
})
afterEach(() => rm(folder, { recursive: true }))
vi.setConfig({ testTimeout: 120_000 })

const prepare = (name: string, databaseUrl = '', onProgress?: (done: number) => void) =>
  prepareContent({
    settings: { DATA_DIR: join(folder, name), DATABASE_URL: databaseUrl },
    now: () => new Date(),
    ...(onProgress && { onProgress }),
  })

test('a database that was lost is not replaced by the samples', async () => {
  await copyLoadedSample(join(folder, 'data'))
  await truncate(join(folder, 'data/content.sqlite'), 0)
  const failed = prepare('data')
  await expect(failed).rejects.toThrow(UserError)
  await expect(failed).rejects.toThrow(/content\.sqlite is empty.*Put the backup.*start with new data\.$/)
})

test('a disk that fills up while the samples are loaded: one line, and nothing unfinished', async () => {
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  const failed = prepare('data', '', (done) => {
    if (done > 5) throw new Error('Sample entry news/1', { cause: full })
  })
  await expect(failed).rejects.toThrow(StorageError)
  await expect(failed).rejects.toThrow(/^The disk is full: free some space for .+ and start again\.$/)
  expect(await readdir(join(folder, 'data/media'))).toEqual([])
  await (await prepare('data')).close()
})

test('without the sample: a menu of all pages, an empty home page and the name, public in both languages', async () => {
  const settings = { DATA_DIR: join(folder, 'data'), DATABASE_URL: '', SAMPLE: 'off' } as const
  const onEmpty = vi.fn()
  const prepareEmpty = () => prepareContent({ settings, now: () => new Date(), onEmpty })
  await (await prepareEmpty()).close()
  const content = await prepareEmpty()
  expect(onEmpty).toHaveBeenCalledOnce()
  const entries = await content.read.selectFrom('entry').select('kind').orderBy('kind').execute()
  expect(entries.map(({ kind }) => kind)).toEqual(['home', 'menu', 'site'])
  expect(await readdir(join(folder, 'data/media'))).toEqual([])
  const { call: transport } = createApi({ content, log: openLog('silent').log })
  for (const language of languageCodes) {
    const call = createClient({ host: 'http://api.test', transport, language })
    const data = await call('menu', { languageId: languages[language].id })
    expect(data).toMatchObject({
      site: { name: siteNames[language].name, slogan: '' },
      home: { headline: [] },
    })
    const paths = (items: MenuItem[]): string[] =>
      items.flatMap(({ path, children }) => [path, ...paths(children)])
    // Linked by header and footer, by the site map and other pages, not by the menu.
    const { home, search, eventList, statementList, press, siteMap, ...others } = addresses
    const fixed = Object.values(others).filter((path) => !path.includes(':'))
    expect(paths(data.menu)).toEqual(expect.arrayContaining(fixed))
    expect(JSON.stringify(data.menu)).not.toMatch(/"cover":\{|"intro":"[^"]/)
  }
  await content.close()
})

test('pictures and files of the sample that are gone are put back', async () => {
  await copyLoadedSample(join(folder, 'data'))
  const media = join(folder, 'data/media')
  const files = async () => (await readdir(media, { recursive: true })).sort()
  const before = await files()
  await rm(media, { recursive: true })
  await (await prepare('data')).close()
  expect(await files()).toEqual(before)
})

async function twoStarts(url: string) {
  const schema = `prepare_${process.pid}`
  const admin = openPostgres(url, { readOnly: false })
  await sql`create schema ${sql.ref(schema)}`.execute(admin)
  const own = new URL(url)
  own.searchParams.set('options', `-c search_path=${schema}`)
  const start = (name: string) =>
    prepareContent({
      settings: { DATA_DIR: join(folder, name), DATABASE_URL: own.href, MEDIA_URL: join(folder, 'shared') },
      now: () => new Date(),
    })
  const contents = await Promise.all(['a', 'b'].map(start))
  expect((await readdir(join(folder, 'shared/media'))).length).toBeGreaterThan(100)
  expect(contents.map(({ media }) => media.refusal)).toEqual([undefined, undefined])
  await Promise.all(contents.map((content) => content.close()))
  await sql`drop schema ${sql.ref(schema)} cascade`.execute(admin)
  await admin.destroy()
}

const url = process.env.TEST_DATABASE_URL
if (url) test('two first starts on one PostgreSQL database with one folder of media', () => twoStarts(url))

test('a PostgreSQL server that does not answer leaves no folder', async () => {
  const failed = prepare('data', 'postgres://nobody:secret@127.0.0.1:9/none')
  await expect(failed).rejects.toThrow(/PostgreSQL server of DATABASE_URL does not answer/)
  expect(existsSync(join(folder, 'data'))).toBe(false)
})

test('a commit that its process did not anchor is anchored by the next start', async () => {
  await copyLoadedSample(join(folder, 'data'))
  const anchored = (await Array.fromAsync(readAnchors(join(folder, 'data')))).flat()
  await rm(join(folder, 'data/anchor.jsonl'))
  await (await prepare('data')).close()
  expect((await Array.fromAsync(readAnchors(join(folder, 'data')))).flat()).toEqual(anchored.slice(-1))
  await (await prepare('data')).close()
  expect((await Array.fromAsync(readAnchors(join(folder, 'data')))).flat()).toHaveLength(1)
})

test.each(['media', 'originals', 'uploads', 'stored', 'backups', 'media-copies'])(
  '%s that is a file is refused with one line, and nothing is created',
  async (name) => {
    const dataDir = join(folder, 'data')
    await mkdir(dataDir)
    await writeFile(join(dataDir, name), 'x')
    const reason = new RegExp(`data/${name} is a file, but the program needs a folder.*move the file away`)
    const error = await prepare('data').catch((error: unknown) => error)
    expect(error).toBeInstanceOf(UserError)
    expect(String(error)).toMatch(reason)
    expect(await readdir(dataDir)).toEqual([name])
  },
)

test.each(['content.sqlite', 'anchor.jsonl', 'restored.jsonl'])(
  '%s that is a folder is refused with one line',
  async (name) => {
    await mkdir(join(folder, 'data', name), { recursive: true })
    const error = await prepare('data').catch((error: unknown) => error)
    expect(error).toBeInstanceOf(UserError)
    expect(String(error)).toMatch(/ is a folder, but the program needs a file .*move the folder away/)
  },
)

test('an empty database beside anchors of which only zeros are left is not filled with the sample', async () => {
  const dataDir = join(folder, 'data')
  await mkdir(dataDir)
  await writeFile(join(dataDir, 'anchor.jsonl'), '\0'.repeat(200))
  await expect(prepare('data')).rejects.toThrow(/is empty, but anchor.jsonl beside it says/)
})
