import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { parseSync } from 'vite'

/** One import: the importing file, the imported file or package, and whether it is type-only or has a relative path. */
export type Import = { from: string; to: string; typeOnly: boolean; relative: boolean }

const source = /\.(?:tsx?|css)$/
const ignored = /(?:^|\/)(?:build|node_modules|\.react-router)(?:[./]|$)|build\.(?:new|old)-/

/** Every source file of some folders, relative to `root`. */
export function sourcesOf(root: string, folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name}`)
      .filter((name) => source.test(name) && !ignored.test(name)),
  )
}

/** The imports of one file, including re-exports, `import('…')` and `@import` of style sheets. */
export function importsOf(root: string, from: string): Import[] {
  const text = readFileSync(join(root, from), 'utf8')
  if (from.endsWith('.css'))
    return [...text.matchAll(/@import\s+["']([^"']+)/g)].map((match) => toImport(from, match[1] ?? '', false))
  const { staticImports, staticExports, dynamicImports } = parseSync(from, text).module
  const found: { name: string; typeOnly: boolean }[] = []
  for (const { moduleRequest, entries } of staticImports) {
    const typeOnly = entries.length > 0 && entries.every((entry) => entry.isType)
    found.push({ name: moduleRequest.value, typeOnly })
  }
  for (const { moduleRequest, isType } of staticExports.flatMap((statement) => statement.entries)) {
    if (moduleRequest) found.push({ name: moduleRequest.value, typeOnly: isType })
  }
  for (const { moduleRequest } of dynamicImports) {
    const literal = /^['"`]([^'"`$]+)['"`]$/.exec(text.slice(moduleRequest.start, moduleRequest.end))
    if (literal?.[1]) found.push({ name: literal[1], typeOnly: false })
  }
  return found.map(({ name, typeOnly }) => toImport(from, name, typeOnly))
}

/** `../x.ts` and `@shanmen/site/x.ts` become paths of this repository; names of packages are unchanged. */
function toImport(from: string, name: string, typeOnly: boolean): Import {
  const relative = name.startsWith('.')
  const to = relative ? normalize(join(dirname(from), name)) : name.replace(/^@shanmen\//, '')
  return { from, to, typeOnly, relative }
}

/** All files that `starts` import at run time, each with its chain of imports. */
export function reachable(imports: readonly Import[], starts: readonly string[]): Map<string, string[]> {
  const next = Map.groupBy(
    imports.filter((line) => !line.typeOnly),
    (line) => line.from,
  )
  const chains = new Map(starts.map((start) => [start, [start]]))
  for (const [file, chain] of chains) {
    for (const { to } of next.get(file) ?? []) if (!chains.has(to)) chains.set(to, [...chain, to])
  }
  return chains
}
