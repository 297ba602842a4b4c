import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { packages } from '../../scripts/import-rules.ts'
import { sourcesFingerprint } from '../build/bundle.ts'
import { sweep } from '../build/ensure-build.ts'
import { UserError } from '../user-error.ts'
import { buildSite, keepEarlierAssets, sources } from './builds.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shanmen-build-'))
})
afterEach(() => rm(folder, { recursive: true }))

const put = async (path: string, text: string) => {
  await mkdir(join(folder, path, '..'), { recursive: true })
  await writeFile(join(folder, path), text)
}

test('the fingerprint follows contents, names and packages, not dates, builds or tests', async () => {
  await put('site/app/root.tsx', 'a')
  await put('contract/calls.ts', 'b')
  await put('package-lock.json', 'c')
  const starts = sources.site()
  const first = sourcesFingerprint(folder, starts)
  await put('site/build/server/index.js', 'built')
  await put('site/build.new-7/server/index.js', 'building')
  await put('site/.react-router/types/x.ts', 'types')
  // It stays after the first build, which would not be found again.
  await put('site/.build.lock', '')
  await put('site/app/root.test.tsx', 'test')
  await utimes(join(folder, 'site/app/root.tsx'), 1, 1)
  expect(sourcesFingerprint(folder, starts)).toBe(first)
  const changes = [
    ['site/app/root.tsx', 'a2'],
    ['site/app/new.tsx', ''],
    ['contract/calls.ts', 'b2'],
    ['package-lock.json', 'c2'],
  ] as const
  const seen = new Set([first])
  for (const [path, text] of changes) {
    await put(path, text)
    seen.add(sourcesFingerprint(folder, starts))
  }
  expect(seen.size).toBe(changes.length + 1)
})

test.each(['site', 'studio'] as const)(
  'the %s is built again after a change in what it may import',
  (what) => {
    expect(sources[what]()).toEqual(expect.arrayContaining([...packages[what], 'package-lock.json']))
  },
)

// Of the site and of the studio.
test.each(['client/assets', 'assets'])(
  'in %s those of the three previous builds stay, however old',
  async (within) => {
    const assets = (build: number) => join(folder, `build-${build}`, within)
    for (let build = 1; build <= 5; build += 1) {
      for (const name of [`page-${build}.js`, `style-${build}.css`, 'same.js'])
        await put(`build-${build}/${within}/${name}`, String(build))
      await utimes(join(assets(build), `page-${build}.js`), 1, 1)
      if (build > 1)
        await keepEarlierAssets(join(folder, `build-${build - 1}`), join(folder, `build-${build}`), within)
    }
    expect((await readdir(assets(5))).sort()).toEqual(
      [2, 3, 4, 5]
        .flatMap((build) => [`page-${build}.js`, `style-${build}.css`])
        .concat('same.js')
        .sort(),
    )
    expect(await readFile(join(assets(5), 'same.js'), 'utf8')).toBe('5')
    // Built again from the same sources: nothing falls out.
    for (const name of ['page-5.js', 'style-5.css', 'same.js']) await put(`again/${within}/${name}`, '5')
    await keepEarlierAssets(join(folder, 'build-5'), join(folder, 'again'), within)
    expect(await readdir(join(folder, 'again', within))).toContain('page-2.js')
  },
)

test('a folder whose parent is not writable: one line that says what to do', async () => {
  await put('file', '')
  const failed = buildSite(join(folder, 'file/build'), { force: true })
  await expect(failed).rejects.toThrow(UserError)
  await expect(failed).rejects.toThrow(
    /^The build of the site cannot be read from or written to \S+ \(E\w+\)\. .+SITE_BUILD_DIR=…$/,
  )
})

test('a folder with files of someone else is refused and left as it is', async () => {
  await put('precious/file', 'x')
  for (const path of ['precious', 'precious/file']) {
    const failed = buildSite(join(folder, path), { force: true })
    await expect(failed).rejects.toThrow(UserError)
    await expect(failed).rejects.toThrow(/no build of the site.*SITE_BUILD_DIR/)
  }
  expect(await readFile(join(folder, 'precious/file'), 'utf8')).toBe('x')
})

test('a build whose stamp was cut off or cannot be read: one line that says what to do', async () => {
  await put('cut/stamp.json', '{"sources":"a')
  await expect(buildSite(join(folder, 'cut'))).rejects.toThrow(/no build of the site.*or empty this one/)
  await mkdir(join(folder, 'unreadable/stamp.json'), { recursive: true })
  const failed = buildSite(join(folder, 'unreadable'))
  await expect(failed).rejects.toThrow(UserError)
  await expect(failed).rejects.toThrow(
    /^The build of the site cannot be read .*\(EISDIR\).*SITE_BUILD_DIR=…$/,
  )
})

test('what a killed build left is removed, other builds and what is newer stay', async () => {
  for (const name of ['build.new-1', 'build.new-1.part', 'build', 'other.new-1'])
    await put(`${name}/file`, 'x')
  await sweep(folder, 'build.new-', Date.now() - 60_000)
  expect((await readdir(folder)).sort()).toEqual(['build', 'build.new-1', 'build.new-1.part', 'other.new-1'])
  await sweep(folder, 'build.new-')
  expect((await readdir(folder)).sort()).toEqual(['build', 'other.new-1'])
})
