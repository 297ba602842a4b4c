import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'

const assets = join(inject('studioBuildFolder'), 'assets')
/** Bytes on the line: what is too small to be compressed travels as it is. */
const weightOf = (name: string) => {
  const path = join(assets, name)
  return statSync(`${path}.br`, { throwIfNoEntry: false })?.size ?? statSync(path).size
}
const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'))

/** The scripts that the studio's page names, for someone with these cookies. */
async function asked(cookie = ''): Promise<string[]> {
  const page = await (await fetch(`${inject('studioUrl')}/`, { headers: { cookie } })).text()
  return [...page.matchAll(/assets\/([\w.-]+\.js)"/g)].map(([, name]) => String(name))
}
const weightOfAll = (names: string[]) => names.reduce((sum, name) => sum + weightOf(name), 0)

test("all of the studio's code together is at most 450 KB", () => {
  expect(weightOfAll(scripts)).toBeGreaterThan(100_000)
  expect(weightOfAll(scripts)).toBeLessThanOrEqual(450_000)
})

test('the sign-in screen asks for one script of at most 80 KB', async () => {
  const names = await asked()
  expect(names).toHaveLength(1)
  expect(weightOfAll(names)).toBeLessThanOrEqual(80_000)
})

test('whoever comes with a session is told at once of all scripts of the front page, at most 220 KB', async () => {
  const names = await asked('studio.session_token=anything')
  expect(new Set(names).size).toBe(names.length)
  for (const part of ['index', 'studio'])
    expect(
      names.some((name) => name.startsWith(`${part}-`)),
      part,
    ).toBe(true)
  expect(weightOfAll(names)).toBeLessThanOrEqual(220_000)
})
