import { join } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'
import { oneStyleSheet, shortName } from './style-sheet.ts'

const routersOwn = /react-router\/dist\/production\/lib\/dom\/ssr\/routeModules\.js$/

/**
 * Puts our way of loading a route's code in the place of the router's, which knows only one answer to a failure: loading
 * the page again that the visitor wants to leave. Fails the build when the router has moved the file.
 */
function ownPartLoader(): Plugin {
  let replaced = false
  return {
    name: 'own-part-loader',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      if (!routersOwn.test(id.split('?')[0] ?? '')) return
      replaced = true
      return `export { loadRouteModule } from ${JSON.stringify(join(import.meta.dirname, 'app/start/load-part.ts'))}`
    },
    buildEnd() {
      if (!replaced) this.error('react-router no longer loads route code where vite.config.ts expects it.')
    },
  }
}

// The starter (`entry.client`, `start/when-quiet`, `start/retry-bar`, `start/page-data`) stays out: it must load without the rest.
const frameFolders =
  /\/contract\/|\/site\/app\/(data|frame|guards|language|layouts|shell|redirects|words\/(frame|pages)|root|start\/(builds|failures|load-part|reload-guard|target))/

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [reactRouter(), oneStyleSheet(), ownPartLoader()],
  worker: { format: 'es' },
  build: { cssCodeSplit: false, assetsInlineLimit: 0, target: 'es2022' },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                // Two files for what every page needs, instead of thirty: libraries change seldom, the frame often.
                {
                  name: 'libraries',
                  test: /node_modules\/(react|react-dom|react-router|scheduler|cookie-es|@remix-run)\//,
                },
                { name: 'frame', test: frameFolders },
              ],
            },
          },
        },
      },
    },
  },
  css: { modules: { generateScopedName: command === 'build' ? shortName : '[name]_[local]' } },
}))
