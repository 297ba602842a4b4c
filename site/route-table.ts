import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { pathOf } from './app/start/route-code.ts'

const start = 'window.__reactRouterManifest='
const columns = ['parentId', 'path', 'index', 'module', 'css']

type Row = Record<string, unknown> & { path?: string; parentId?: string; css?: string[] }

/**
 * Reduces the browser's route table to what `start/hydrate.tsx` reads; the framework writes three times as much for its own
 * start. The server's table stays whole. Fails the build when the table has another form than it had.
 */
export function slimRouteTable(): Plugin {
  return {
    name: 'slim-route-table',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    // The framework writes the table while the server's code is bundled.
    async writeBundle() {
      const { client } = this.environment.getTopLevelConfig().environments
      const folder = resolve(import.meta.dirname, client?.build.outDir ?? '', 'assets')
      const [name = '', ...others] = (await readdir(folder)).filter((file) => /^manifest-.+\.js$/.test(file))
      const text = name ? await readFile(join(folder, name), 'utf8') : ''
      if (!text.startsWith(start) || others.length > 0)
        this.error('The framework writes another route table.')
      const { version, routes } = JSON.parse(text.slice(start.length).replace(/;$/, ''))
      const slim = JSON.stringify({ version, routes: slimRows(routes) })
      await writeFile(join(folder, name), start + slim)
    },
  }
}

/**
 * The browser derives a path from the id where it can, and matches every path with regard to case. The styles of the root
 * are in every document. The framework marks an address with `#` when dynamic imports need the file too.
 */
function slimRows(routes: Record<string, Row>): Record<string, Row> {
  const root = Object.values(routes).find(({ parentId }) => parentId === undefined)
  const entries = Object.entries(routes).map(([id, route]): [string, Row] => {
    const own = route === root ? route.css : route.css?.filter((href) => !root?.css?.includes(href))
    const css = own?.map((href) => href.replace('#', ''))
    const path = pathOf(id) === route.path ? undefined : route.path
    const row = { ...route, path, css: css?.length ? css.sort() : undefined }
    return [id, Object.fromEntries(Object.entries(row).filter(([name]) => columns.includes(name)))]
  })
  return Object.fromEntries(entries)
}
