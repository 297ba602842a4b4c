import { mkdir, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ensureBuild } from '../build/ensure-build.ts'
import { openLog } from '../log.ts'
import { loadBuiltSite } from '../site/site.ts'
import { UserError } from '../user-error.ts'
import { watchBuilds } from './watch-builds.ts'

let folder = ''
let build = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shanmen-builds-'))
  build = join(folder, 'build')
  const make = async (fresh: string) => {
    await mkdir(join(fresh, 'client/assets'), { recursive: true })
    await mkdir(join(fresh, 'server'))
    await writeFile(join(fresh, 'client/assets/page.css'), 'body {}')
    await writeFile(join(fresh, 'server/index.js'), 'export const entry = {}')
  }
  await ensureBuild(build, { what: 'site', setting: 'SITE_BUILD_DIR', sources: 'a', make })
})
afterEach(() => rm(folder, { recursive: true }))

test('a build that loses files while the program runs is a problem until it is whole again', async () => {
  const { log } = openLog('silent', 'full')
  const error = vi.spyOn(log, 'error')
  const { problems, check, stop } = watchBuilds([build, join(folder, 'never-built')], log)
  const file = join(build, 'client/assets/page.css')
  const css = await readFile(file)
  await check()
  expect(problems()).toEqual({})

  await truncate(file, 2)
  await check()
  await check()
  expect(problems().build).toMatch(/\/build is not as it was built.*npm run build/)
  expect(error).toHaveBeenCalledOnce()
  await writeFile(file, css)
  await check()
  expect(problems()).toEqual({})

  await rm(build, { recursive: true })
  await check()
  expect(problems().build).toContain(build)
  stop()
})

test.each([
  ['removed', rm],
  ['cut off', (file: string) => truncate(file, 9)],
])('a site whose code was %s does not start: one line says what to do', async (_, damage) => {
  await damage(join(build, 'server/index.js'))
  const failed = loadBuiltSite(build)
  await expect(failed).rejects.toThrow(UserError)
  await expect(failed).rejects.toThrow(
    /^The build of the site in \S+ is damaged \(.+\): run npm run build, or put/,
  )
})
