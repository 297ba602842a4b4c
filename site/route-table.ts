import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'

const start = 'window.__reactRouterManifest='
const told = ['id', 'parentId', 'path', 'index', 'caseSensitive', 'module']

/**
 * Leaves in the browser's route table what `client-routes.ts` reads of it; the framework writes twice as much for its own
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
      const slim = JSON.stringify({ version, routes }, (key, value) =>
        value?.module && key ? pick(value) : value,
      )
      await writeFile(join(folder, name), start + slim)
    },
  }
}

const pick = (route: object) =>
  Object.fromEntries(Object.entries(route).filter(([name]) => told.includes(name)))
