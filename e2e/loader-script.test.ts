import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, inject, it } from 'vitest'
import { base } from './site.ts'

const assets = join(inject('buildFolder'), 'client/assets')

/** A file of the build with all its static imports. */
async function withImports(name: string, found = new Map<string, Buffer>()): Promise<Map<string, Buffer>> {
  if (found.has(name)) return found
  const text = await readFile(join(assets, name))
  found.set(name, text)
  for (const [, other = ''] of text.toString().matchAll(/(?:from|import)"\.\/([^"]+)"/g))
    await withImports(other, found)
  return found
}

it('the loader script imports none of the code that loads after the first paint', async () => {
  const page = await (await fetch(`${base}/`)).text()
  const scripts = [...page.matchAll(/<script[^>]* src="\/assets\/([^"]+)"/g)].map(([, name = '']) => name)
  expect(scripts).toHaveLength(1)
  const files = [...(await withImports(scripts[0] ?? ''))]
  expect(files.map(([name]) => name.replace(/-[\w-]+\.js$/, ''))).toEqual([
    'entry.client',
    'rolldown',
    'preload',
  ])
  const bytes = files.reduce((sum, [, text]) => sum + brotliCompressSync(text).length, 0)
  expect(bytes).toBeLessThan(3 * 1024)
})

it('a page names all the code that it needs, so that the browser requests it in parallel', async () => {
  const page = await (await fetch(`${base}/member/scenic`)).text()
  const data = JSON.parse(page.match(/<script[^>]* id="page-data">([^<]*)</)?.[1] ?? '{}')
  const modules: string[] = Object.values(data.modules)
  expect(modules.length).toBeGreaterThan(2)
  const named = new Set([...modules, ...data.imports].map((address) => basename(address)))
  const needed = await Promise.all(modules.map((address) => withImports(basename(address))))
  for (const files of needed) for (const name of files.keys()) expect(named).toContain(name)
})

const bar = 118 * 1024
/** Loaded by every page after hydration. */
const later = /^(reveal|smooth-scroll)-.*\.js$/

it('all JavaScript of any page is at most 118 KB', async () => {
  const sitemap = await (await fetch(`${base}/sitemap.xml`)).text()
  const paths = [...sitemap.matchAll(/<loc>[^<]*?\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path = '']) => path)
  expect(paths.length).toBeGreaterThan(100)
  const weights = new Map<string, number>()
  const weigh = async (name: string) => {
    const known = weights.get(name)
    if (known) return known
    const bytes = brotliCompressSync(await readFile(join(assets, name))).length
    weights.set(name, bytes)
    return bytes
  }
  const always = (await readdir(assets)).filter((name) => later.test(name))
  const heaviest = { bytes: 0, path: '' }
  const seen = new Set<string>()
  for (const path of paths) {
    const html = await (await fetch(base + path)).text()
    const { modules, imports, manifest } = JSON.parse(html.match(/id="page-data">([^<]*)</)?.[1] ?? '{}')
    const named: string[] = [...Object.values<string>(modules), ...imports, manifest]
    if (seen.has(named.join())) continue
    seen.add(named.join())
    const script = html.match(/<script[^>]* src="\/assets\/([^"]+)"/)?.[1] ?? ''
    const direct = [script, ...named.map((address) => basename(address)), ...always]
    const all = new Map<string, Buffer>()
    for (const name of direct) await withImports(name, all)
    let bytes = 0
    for (const name of all.keys()) bytes += await weigh(name)
    if (bytes > heaviest.bytes) Object.assign(heaviest, { bytes, path })
  }
  expect(seen.size).toBeGreaterThan(30)
  expect(heaviest.bytes, heaviest.path).toBeLessThanOrEqual(bar)
})
