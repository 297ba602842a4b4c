import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'

const build = inject('studioBuildFolder')
const assets = join(build, 'assets')
/** Transferred bytes: files too small to be compressed are sent as they are. */
const sizeOf = (name: string) => {
  const path = join(assets, name)
  return statSync(`${path}.br`, { throwIfNoEntry: false })?.size ?? statSync(path).size
}
// Beside the files of this build are those of the previous ones.
const record = join(build, 'assets.json')
const own: string[] = existsSync(record) ? JSON.parse(readFileSync(record, 'utf8'))[0] : readdirSync(assets)
const scripts = own.filter((name) => name.endsWith('.js'))

/** The scripts that the studio's page names for a request with these cookies. */
async function requestedScripts(cookie = ''): Promise<string[]> {
  const page = await (await fetch(`${inject('studioUrl')}/`, { headers: { cookie } })).text()
  return [...page.matchAll(/assets\/([\w.-]+\.js)"/g)].map(([, name]) => String(name))
}
const sizeOfAll = (names: string[]) => names.reduce((sum, name) => sum + sizeOf(name), 0)

test("all of the studio's code together is at most 450 KB", () => {
  expect(sizeOfAll(scripts)).toBeGreaterThan(100_000)
  expect(sizeOfAll(scripts)).toBeLessThanOrEqual(450_000)
})

test('the sign-in screen requests one script of at most 80 KB', async () => {
  const names = await requestedScripts()
  expect(names).toHaveLength(1)
  expect(sizeOfAll(names)).toBeLessThanOrEqual(80_000)
})

test('a request with a session gets the names of all scripts of the dashboard, at most 220 KB', async () => {
  const names = await requestedScripts('studio.session_token=anything')
  expect(new Set(names).size).toBe(names.length)
  for (const part of ['index', 'studio'])
    expect(
      names.some((name) => name.startsWith(`${part}-`)),
      part,
    ).toBe(true)
  expect(sizeOfAll(names)).toBeLessThanOrEqual(220_000)
})
