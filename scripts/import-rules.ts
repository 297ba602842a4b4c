import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Import, importsOf, reachable, sourcesOf } from './imports.ts'
import { unusedExports } from './unused-exports.ts'

/** The packages, and which others each may import (docs/architecture.md). */
export const packages = {
  contract: [],
  brand: ['contract'],
  content: ['contract'],
  api: ['contract', 'content'],
  site: ['contract', 'brand'],
  studio: ['contract', 'brand', 'content'],
  sample: ['contract', 'content'],
  server: ['contract', 'brand', 'content', 'api', 'site', 'studio', 'sample'],
} satisfies Record<string, string[]>

type PackageName = keyof typeof packages
const packageNames = Object.keys(packages) as PackageName[]
const packageOf = (path: string) => packageNames.find((name) => path.startsWith(`${name}/`))
const isTest = (path: string) => /\.test\.tsx?$|\/testing\//.test(path)

/** Folders outside the packages that import from them. */
const otherFolders = ['e2e', 'chaos', 'bench', 'scripts', 'gallery']

/** Checks all imports and exports of the repository and returns a line for each violation. */
export function checkImports(root: string): { checked: number; problems: string[] } {
  const files = sourcesOf(root, [...packageNames, ...otherFolders])
  const imports = files.flatMap((file) => importsOf(root, file))
  const exported = new Map(packageNames.map((name) => [name, exportsOf(root, name)]))
  const texts = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]))
  const problems = [...problemsIn(imports), ...borderProblems(imports, exported), ...unusedExports(texts)]
  return { checked: imports.length, problems }
}

/** The entries of `exports` of one package, without `./`. */
function exportsOf(root: string, name: PackageName): string[] {
  const { exports } = JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8'))
  return Object.keys(exports).map((entry) => entry.replace(/^\.\//, ''))
}

/** Imports that cross the border of a package by a relative path or past its `exports`, and entries of no use. */
export function borderProblems(all: readonly Import[], exported: Map<PackageName, string[]>): string[] {
  const used = new Set<string>()
  const problems = all.flatMap(({ from, to, relative }) => {
    const there = packageOf(to)
    if (!there || there === packageOf(from) || (relative && isShown(from, to))) return []
    const file = to.slice(there.length + 1)
    if (relative) return [`${from} imports ${to} by a relative path: write @shanmen/${to}`]
    const entry = exported.get(there)?.find((entry) => matches(entry, file))
    if (entry) used.add(`${there}/${entry}`)
    return entry
      ? []
      : [
          `${from} imports ${to}, which ${there} does not export: add "./${file}" to exports in ${there}/package.json`,
        ]
  })
  for (const [name, entries] of exported)
    for (const entry of entries)
      if (!used.has(`${name}/${entry}`))
        problems.push(`${name}/package.json exports "./${entry}", which no other package imports: remove it`)
  return problems
}

/** The gallery shows components, which no package offers to others. */
const isShown = (from: string, to: string) =>
  from.startsWith('gallery/') && /^(?:site|studio)\/app\//.test(to)

/** An entry is a file, or a folder as `folder/*`; a query such as `?url` is for the bundler. */
function matches(entry: string, file: string): boolean {
  return entry.endsWith('/*') ? file.startsWith(entry.slice(0, -1)) : entry === file.replace(/\?.*$/, '')
}

/** Returns the violations. Tests and their helpers in a folder `testing` may import any file. */
export function problemsIn(all: readonly Import[]): string[] {
  const imports = all.filter((line) => !isTest(line.from))
  const direct = imports.flatMap((line) => problemOf(line) ?? [])
  return [
    ...direct,
    ...cyclesIn(imports).map((cycle) => `${cycle.join(' → ')}: an import cycle`),
    ...mustNotReach(
      imports,
      ['api/', 'site/'],
      /^(?:content\/entries|studio)\//,
      'public code must not reach code that writes',
    ),
    ...mustNotReach(
      imports,
      ['site/'],
      /^(?:zod$|contract\/(?:schemas|rpc\/.*\.server\.ts))/,
      'schemas are for the server only',
    ),
    ...mustNotReach(
      imports,
      ['studio/app/'],
      /^(?:zod$|node:|contract\/(?:schemas|rpc\/.*\.server\.ts)|studio\/(?:api|people)\/|content\/(?!kinds?\.ts|kinds\/|fields\.ts|rich-text\/|documents\/(?:dates|document|messages|project|required)\.ts))/,
      'browser code must not reach server code',
    ),
  ]
}

function problemOf({ from, to }: Import): string | undefined {
  const here = packageOf(from)
  const there = packageOf(to)
  if (!here) return undefined
  if (isTest(to)) return `${from} imports ${to}: only tests may import test helpers`
  const allowed: readonly string[] = packages[here]
  if (there && there !== here && !allowed.includes(there))
    return `${from} imports ${to}: ${here} may not import ${there}`
  if (!there && here === 'contract' && to !== 'zod')
    return `${from} imports ${to}: contract may import only zod`
  const siteProblem = here === 'site' && problemInSite(from, to)
  if (siteProblem) return siteProblem
  if (here === 'content' && /^(?:hono|@hono)|^node:(?:http|https|http2|net)$/.test(to))
    return `${from} imports ${to}: content may not import HTTP`
  return undefined
}

/** Folders of `site/app` that import each other in one direction only, the highest first. */
const siteLayers = [['pages', 'status-pages'], ['shell'], ['components', 'map'], ['lib'], ['messages']]
const siteLayerOf = (path: string) => {
  const [site, app, folder = ''] = path.split('/')
  return site === 'site' && app === 'app' ? siteLayers.findIndex((layer) => layer.includes(folder)) : -1
}
const sectionPage = /^site\/app\/pages\/([\w-]+\/[\w-]+)\//

function problemInSite(from: string, to: string): string | undefined {
  const [here, there] = [siteLayerOf(from), siteLayerOf(to)]
  if (here < 0 || there < 0) return undefined
  if (there < here) return `${from} imports ${to}: pages → shell → components → lib → messages`
  const [fromPage, toPage] = [sectionPage.exec(from)?.[1], sectionPage.exec(to)?.[1]]
  if (toPage && toPage !== fromPage && toPage !== `${fromPage?.split('/')[0]}/shared`)
    return `${from} imports ${to}: code of two pages belongs in the section's folder shared or in components`
  return undefined
}

/** The import cycles that exist at run time, each as its files in order. */
function cyclesIn(imports: readonly Import[]): string[][] {
  const running = imports.filter((line) => !line.typeOnly)
  const next = Map.groupBy(running, (line) => line.from)
  const finished = new Set<string>()
  const open: string[] = []
  const cycles: string[][] = []
  const visit = (file: string): void => {
    const start = open.indexOf(file)
    if (start >= 0) cycles.push([...open.slice(start), file])
    if (start >= 0 || finished.has(file)) return
    open.push(file)
    for (const { to } of next.get(file) ?? []) visit(to)
    open.pop()
    finished.add(file)
  }
  for (const file of next.keys()) visit(file)
  return cycles
}

function mustNotReach(imports: readonly Import[], starts: string[], target: RegExp, why: string): string[] {
  const files = new Set(
    imports.map((line) => line.from).filter((file) => starts.some((start) => file.startsWith(start))),
  )
  const chains = [...reachable(imports, [...files])]
  // Only the shortest chain into forbidden code is reported: the import that crosses the border.
  return chains
    .filter(([file, chain]) => target.test(file) && !target.test(chain.at(-2) ?? ''))
    .map(([, chain]) => `${chain.join(' → ')}: ${why}`)
}
