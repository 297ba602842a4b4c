import { existsSync } from 'node:fs'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { addresses, bareSections, movedAddresses, pageNames } from '@shanmen/contract/addresses.ts'
import { languageCodes, pathIn } from '@shanmen/contract/languages.ts'
import { matchRoutes, type RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import { routeOf } from './pages.ts'
import routes from './routes.ts'

const files = new Map<string, string>()

function objects(entries: readonly RouteConfigEntry[]): RouteObject[] {
  return entries.map((entry) => {
    const id = entry.id ?? entry.file
    files.set(id, entry.file)
    const shared = { id, path: entry.path, caseSensitive: entry.caseSensitive }
    return entry.index
      ? { ...shared, index: true }
      : { ...shared, children: entry.children && objects(entry.children) }
  })
}

const table = objects(routes)

/** The file that shows a path. */
function fileOf(path: string): string | undefined {
  const id = matchRoutes(table, path)?.at(-1)?.route.id
  return id && files.get(id)
}

const paths = (address: string) =>
  languageCodes.map((code) => pathIn(code, address.replace(':id', 'an%20id')))

test.each(pageNames)('%s is shown by its file in both languages', (name) => {
  for (const path of paths(addresses[name])) expect(fileOf(path)).toBe(routeOf(name).file)
})

test.each(Object.keys(bareSections))('bare %s redirects, doubled too', (path) => {
  for (const code of languageCodes) expect(fileOf(pathIn(code, path))).toBe('redirects/bare-section.ts')
  expect(fileOf(`/en/en${path}`)).toBe('redirects/doubled.ts')
})

test.each(Object.keys(movedAddresses))('%s has moved', (address) => {
  for (const path of paths(address)) expect(fileOf(path)).toBe('redirects/moved.ts')
})

test.each([
  '/nope',
  '/en/nope/deeper',
  '/english',
  '/enx',
  '/zh/member/scenic',
  '/EN/member/scenic',
  '/Member/scenic',
  '/en/en/member/scenic',
  '/newsAndInformation/group/1/2',
])('%s is unmatched', (path) => {
  expect(fileOf(path)).toBe('status-pages/unmatched.tsx')
})

test('an id is any single segment', () => {
  for (const id of ['中文', 'a b', '%2F', '1.2', '-'])
    expect(fileOf(`/member/scenic/${encodeURIComponent(id)}`)).toBe(routeOf('scenicDetail').file)
})

test('every file of the table exists', () => {
  for (const file of files.values()) expect(existsSync(`${import.meta.dirname}/${file}`), file).toBe(true)
})
