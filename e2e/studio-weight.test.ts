import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'

const assets = join(inject('studioBuildFolder'), 'assets')
/** Bytes on the line: what is too small to be compressed travels as it is. */
const weightOf = (name: string) => {
  const path = join(assets, name)
  return statSync(`${path}.br`, { throwIfNoEntry: false })?.size ?? statSync(path).size
}
const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'))

test("all of the studio's code together is at most 450 KB", () => {
  const all = scripts.reduce((sum, name) => sum + weightOf(name), 0)
  expect(all).toBeGreaterThan(100_000)
  expect(all).toBeLessThanOrEqual(450_000)
})

test('the first screen asks for one script of at most 80 KB', () => {
  const page = readFileSync(join(assets, '../index.html'), 'utf8')
  const asked = [...page.matchAll(/assets\/([\w.-]+\.js)"/g)].map(([, name]) => String(name))
  expect(asked).toHaveLength(1)
  expect(asked.reduce((sum, name) => sum + weightOf(name), 0)).toBeLessThanOrEqual(80_000)
})
