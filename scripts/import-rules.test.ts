import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { borderProblems, problemsIn } from './import-rules.ts'
import { importsOf } from './imports.ts'

const uses = (from: string, to: string, typeOnly = false) => ({ from, to, typeOnly, relative: false })
const relatively = (from: string, to: string, typeOnly = false) => ({
  ...uses(from, to, typeOnly),
  relative: true,
})

test('a package imports only the packages that it may, types included', () => {
  expect(problemsIn([uses('site/app/root.tsx', 'content/open.ts', true)])).toHaveLength(1)
  expect(problemsIn([uses('sample/load.ts', 'api/api.ts')])).toHaveLength(1)
  expect(problemsIn([uses('api/api.ts', 'content/open.ts')])).toEqual([])
  expect(problemsIn([uses('server/app.ts', 'site/app/data/api.ts')])).toEqual([])
})

test('contract imports only zod, content no HTTP', () => {
  expect(problemsIn([uses('contract/calls.ts', 'hono')])).toHaveLength(1)
  expect(problemsIn([uses('contract/schemas.ts', 'zod')])).toEqual([])
  expect(problemsIn([uses('content/open.ts', 'node:http')])).toHaveLength(1)
})

test('code that writes is found through other files', () => {
  const chain = [uses('api/a.ts', 'content/b.ts'), uses('content/b.ts', 'content/entries/save.ts')]
  expect(problemsIn(chain)).toEqual([
    'api/a.ts → content/b.ts → content/entries/save.ts: public code must not reach code that writes',
  ])
})

test('a type-only import is no dependency at run time', () => {
  const chain = [uses('api/a.ts', 'content/b.ts'), uses('content/b.ts', 'content/entries/save.ts', true)]
  expect(problemsIn(chain)).toEqual([])
  expect(problemsIn([uses('site/app/a.ts', 'contract/schemas.ts', true)])).toEqual([])
  expect(problemsIn([uses('site/app/a.ts', 'contract/schemas.ts')])).toHaveLength(1)
  expect(problemsIn([uses('site/app/a.ts', 'contract/rpc/input.server.ts')])).toHaveLength(1)
  expect(problemsIn([uses('site/app/a.ts', 'contract/rpc/client.ts')])).toEqual([])
})

test('the studio reads and writes content; its browser application imports only declarations', () => {
  expect(problemsIn([uses('studio/api/entries.ts', 'content/entries/save.ts')])).toEqual([])
  expect(problemsIn([uses('api/a.ts', 'studio/calls.ts')])).not.toEqual([])
  expect(
    problemsIn([uses('studio/app/a.ts', 'studio/calls.ts'), uses('studio/app/a.ts', 'content/kinds.ts')]),
  ).toEqual([])
  expect(problemsIn([uses('studio/app/a.ts', 'studio/api/schemas.ts', true)])).toEqual([])
  for (const there of [
    'content/entries/save.ts',
    'content/documents/validate.ts',
    'content/open.ts',
    'studio/api/schemas.ts',
    'studio/people/people.ts',
    'contract/rpc/dispatch.server.ts',
    'zod',
    'node:fs',
  ])
    expect(problemsIn([uses('studio/app/a.ts', there)]), there).toHaveLength(1)
})

test('the app of the site imports in one direction', () => {
  const app = (from: string, to: string) => problemsIn([uses(`site/app/${from}`, `site/app/${to}`)])
  for (const [from, to] of [
    ['pages/news/news-list/news-list.tsx', 'shell/page.tsx'],
    ['pages/news/news-list/news-list.tsx', 'pages/news/shared/news.module.css'],
    ['status-pages/page-error.tsx', 'shell/page.tsx'],
    ['shell/header.tsx', 'components/media/picture.tsx'],
    ['components/map/place-map.tsx', 'map/live-map.tsx'],
    ['map/live-map.tsx', 'lib/icon.tsx'],
    ['lib/time.tsx', 'messages/shell.ts'],
  ] as const)
    expect(app(from, to), `${from} → ${to}`).toEqual([])
  for (const [from, to] of [
    ['shell/header.tsx', 'pages/home/hero.tsx'],
    ['components/list/pagination.tsx', 'shell/sub-nav.tsx'],
    ['lib/icon.tsx', 'components/media/picture.tsx'],
    ['messages/home.ts', 'lib/dates.ts'],
    ['pages/news/news-list/news-list.tsx', 'pages/news/news-detail/news-detail.tsx'],
    ['pages/news/news-list/news-list.tsx', 'pages/party/shared/yearly-list.tsx'],
  ] as const)
    expect(app(from, to), `${from} → ${to}`).toHaveLength(1)
})

test('imports form no cycle, except through type-only imports', () => {
  const circle = [uses('api/a.ts', 'api/b.ts'), uses('api/b.ts', 'api/c.ts')]
  expect(problemsIn([...circle, uses('api/c.ts', 'api/a.ts')])).toEqual([
    'api/a.ts → api/b.ts → api/c.ts → api/a.ts: an import cycle',
  ])
  expect(problemsIn([...circle, uses('api/c.ts', 'api/a.ts', true)])).toEqual([])
})

test('tests may import any file', () => {
  expect(problemsIn([uses('api/a.test.ts', 'content/entries/save.ts')])).toEqual([])
  expect(problemsIn([uses('api/testing/serve.ts', 'sample/load.ts')])).toEqual([])
  expect(problemsIn([uses('api/api.ts', 'api/testing/serve.ts')])).toHaveLength(1)
})

test('a package is entered only through its exports, and each entry is used', () => {
  const exported = new Map([['content' as const, ['open.ts', 'entries/*']]])
  const used = [uses('api/a.ts', 'content/open.ts'), uses('e2e/b.test.ts', 'content/entries/save.ts')]
  expect(borderProblems(used, exported)).toEqual([])
  expect(borderProblems([...used, uses('api/a.ts', 'content/chain.ts')], exported)).toEqual([
    'api/a.ts imports content/chain.ts, which content does not export: add "./chain.ts" to exports in content/package.json',
  ])
  expect(borderProblems([...used, relatively('api/a.ts', 'content/open.ts')], exported)).toEqual([
    'api/a.ts imports content/open.ts by a relative path: write @shanmen/content/open.ts',
  ])
  expect(borderProblems([...used, relatively('gallery/a.tsx', 'site/app/shell/logo.tsx')], exported)).toEqual(
    [],
  )
  expect(borderProblems(used.slice(0, 1), exported)).toEqual([
    'content/package.json exports "./entries/*", which no other package imports: remove it',
  ])
  expect(borderProblems([...used, relatively('content/a.ts', 'content/chain.ts')], exported)).toEqual([])
})

test('all forms of import are found', () => {
  const root = mkdtempSync(join(tmpdir(), 'imports-'))
  const lines = [
    "import type { A } from './a.ts'",
    "import { type B, c } from '@shanmen/content/c.ts'",
    "export * from './d.ts'",
    "const e = await import('./e.ts')",
    "import './f.css'",
  ]
  writeFileSync(join(root, 'x.tsx'), lines.join('\n'))
  expect(importsOf(root, 'x.tsx')).toEqual([
    relatively('x.tsx', 'a.ts', true),
    uses('x.tsx', 'content/c.ts'),
    relatively('x.tsx', 'f.css'),
    relatively('x.tsx', 'd.ts'),
    relatively('x.tsx', 'e.ts'),
  ])
  rmSync(root, { recursive: true })
})
