import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n')

test.each(tracked.filter((file) => file.endsWith('.md')))('what %s points to exists', (file) => {
  const text = readFileSync(join(root, file), 'utf8')
  const links = [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, to]) => String(to))
  const missing = links
    .filter((to) => !/^[a-z]+:/.test(to))
    .filter((to) => !existsSync(join(root, dirname(file), to)))
  expect(missing).toEqual([])
})

test('every path that docs name in code quotes exists', () => {
  const rooms = 'contract|content|backends|site|studio|server|sample|bin|e2e|bench|docs'
  const path = new RegExp(`\`((?:${rooms})/[\\w./-]+)\``, 'g')
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

test('every folder has its sentence in docs/architecture.md, or a parent’s says what each folder there is', () => {
  const text = readFileSync(join(root, 'docs/architecture.md'), 'utf8')
  const sentences = new Map(
    [...text.matchAll(/^\| `([\w./-]+)\/` \| (\S.*)$/gm)].map(([, folder = '', words = '']) => [
      folder,
      words,
    ]),
  )
  const folders = new Set(tracked.filter((file) => file.includes('/')).map((file) => dirname(file)))
  const isListed = (folder: string): boolean =>
    folder !== '.' && (sentences.get(folder)?.includes('a folder per ') || isListed(dirname(folder)))
  const silent = [...folders].filter((folder) => !sentences.has(folder) && !isListed(dirname(folder)))
  expect(silent.sort()).toEqual([])
  expect([...sentences.keys()].filter((folder) => !existsSync(join(root, folder)))).toEqual([])
})

test('every script of package.json runs a file that exists', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  for (const [name, line] of Object.entries(scripts))
    for (const file of line.match(/\S+\.(?:mjs|ts)\b/g) ?? [])
      expect(existsSync(join(root, file)), `${name}: ${file}`).toBe(true)
})
