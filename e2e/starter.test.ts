import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, inject, it } from 'vitest'
import { base } from './site.ts'

const assets = join(inject('buildFolder'), 'client/assets')

/** A file of the build and all that it imports before its first line runs. */
async function withImports(name: string, found = new Map<string, Buffer>()): Promise<Map<string, Buffer>> {
  if (found.has(name)) return found
  const text = await readFile(join(assets, name))
  found.set(name, text)
  for (const [, other = ''] of text.toString().matchAll(/(?:from|import)"\.\/([^"]+)"/g))
    await withImports(other, found)
  return found
}

it('the starter brings none of the code that waits until the page is painted', async () => {
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

it('a page names all the code that it needs, so that it can be asked for at once', async () => {
  const page = await (await fetch(`${base}/member/scenic`)).text()
  const data = JSON.parse(page.match(/<script[^>]* id="page-data">([^<]*)</)?.[1] ?? '{}')
  const modules: string[] = Object.values(data.modules)
  expect(modules.length).toBeGreaterThan(2)
  const named = new Set([...modules, ...data.imports].map((address) => basename(address)))
  const needed = await Promise.all(modules.map((address) => withImports(basename(address))))
  for (const files of needed) for (const name of files.keys()) expect(named).toContain(name)
})
