import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n')

test.each(tracked.filter((file) => file.endsWith('.md')))(
  'the links of %s point to existing files',
  (file) => {
    const text = readFileSync(join(root, file), 'utf8')
    const links = [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, to]) => String(to))
    const missing = links
      .filter((to) => !/^[a-z]+:/.test(to))
      .filter((to) => !existsSync(join(root, dirname(file), to)))
    expect(missing).toEqual([])
  },
)

test('every path in code quotes in the documents exists', () => {
  const packages = 'contract|brand|content|api|site|studio|server|sample|scripts|e2e|chaos|bench|gallery|docs'
  const path = new RegExp(`\`((?:${packages})/[\\w./-]+)\``, 'g')
  const missing = tracked
    .filter((file) => /^(?:README|docs\/.*)\.md$/.test(file))
    .flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(path)]
        .map(([, to]) => String(to))
        .filter((to) => !existsSync(join(root, to)))
        .map((to) => `${file}: ${to}`),
    )
  expect(missing).toEqual([])
})

test('every top-level folder has its row in docs/architecture.md', () => {
  const text = readFileSync(join(root, 'docs/architecture.md'), 'utf8')
  const rows = [...text.matchAll(/^\| ((?:`[\w-]+\/`(?:, )?)+) \|/gm)].flatMap(([, names = '']) =>
    [...names.matchAll(/`([\w-]+)\/`/g)].map(([, name]) => String(name)),
  )
  const folders = new Set(
    tracked.filter((file) => /^[^.][^/]*\//.test(file)).map((file) => file.split('/')[0]),
  )
  folders.delete('docs')
  expect(rows.sort()).toEqual([...folders].sort())
})

test('every script of package.json runs a file that exists', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  for (const [name, line] of Object.entries(scripts))
    for (const file of line.match(/\S+\.(?:mjs|ts)\b/g) ?? [])
      expect(existsSync(join(root, file)), `${name}: ${file}`).toBe(true)
})
