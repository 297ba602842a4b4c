import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const folder = resolve(import.meta.dirname, 'app/router')

/**
 * Gives the browser's code the site's own edition of the router (ADR 23). The server and the development server keep the
 * library, and so does the edition itself, for what it takes from it.
 */
export function routerEdition(): Plugin {
  return {
    name: 'router-edition',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(source, importer) {
      if (!/^react-router(\/dom)?$/.test(source) || importer?.startsWith(folder)) return null
      return resolve(folder, 'edition.ts')
    },
  }
}
