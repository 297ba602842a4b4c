import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'

const virtual = 'virtual:page-styles'

/**
 * Lets the server inline the styles of a page: `import { styleSheets } from 'virtual:page-styles'` has the text of every
 * style sheet of the browser build by its address. The route table says which of them a route needs.
 */
export function pageStyles(): Plugin {
  return {
    name: 'page-styles',
    resolveId: (id) => (id === virtual ? `\0${virtual}` : undefined),
    load(id) {
      if (id !== `\0${virtual}`) return
      const { build, command, base } = this.environment.config
      if (command === 'serve') return 'export const styleSheets = {}'
      // The browser build runs first. Files of earlier builds may lie in its folder too, so its manifest is read.
      const client = join(build.outDir, '../client')
      const manifest: Record<string, { file: string; css?: string[] }> = JSON.parse(
        readFileSync(join(client, '.vite/manifest.json'), 'utf8'),
      )
      const files = new Set(Object.values(manifest).flatMap(({ css = [] }) => css))
      const texts = [...files].map((file) => [base + file, readFileSync(join(client, file), 'utf8').trim()])
      return `export const styleSheets = ${JSON.stringify(Object.fromEntries(texts))}`
    },
  }
}

const moduleFiles = globSync('app/**/*.module.css', { cwd: import.meta.dirname }).sort()

/**
 * Three characters for the file and the class in it: names of one file resemble each other, which compresses to half of
 * what hashes take. The digit keeps them apart from the global classes. Names of animations are shortened with them.
 */
export function shortName(name: string, file: string, css: string): string {
  const at = moduleFiles.indexOf(relative(import.meta.dirname, file.split('?')[0] ?? file))
  const classes = new Set([...css.matchAll(/(?:\.|@keyframes )([A-Za-z_][\w-]*)/g)].map(([, found]) => found))
  const letter = String.fromCharCode(97 + (at % 26))
  return letter + Math.floor(at / 26) + [...classes].indexOf(name).toString(36)
}
