import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const app = join(import.meta.dirname, '..')
const files = globSync('**/*.tsx', { cwd: app }).filter((file) => !file.endsWith('.test.tsx'))

/** Classes that a component takes from a style sheet of its own or another component's, and that are not in it. */
function missingIn(file: string): string[] {
  const text = readFileSync(join(app, file), 'utf8')
  return [...text.matchAll(/^import (\w+) from '([^']+\.module\.css)'/gm)].flatMap(([, name, sheet = '']) => {
    const css = readFileSync(join(app, dirname(file), sheet), 'utf8')
    const used = [...text.matchAll(new RegExp(`(?<![/.\\w-])${name}\\.([A-Za-z]\\w*)`, 'g'))].map(
      ([, used = '']) => used,
    )
    return [...new Set(used)].filter((used) => !new RegExp(`\\.${used}(?![\\w-])`).test(css))
  })
}

test('every class that a component uses is in its style sheet', () => {
  expect(files.length).toBeGreaterThan(100)
  const missing = files.map((file) => [file, ...missingIn(file)]).filter(([, ...names]) => names.length > 0)
  expect(missing).toEqual([])
})
