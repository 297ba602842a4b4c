import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { slimRouteTable } from './route-table.ts'
import { oneStyleSheet, shortName } from './style-sheet.ts'

// The loader script (`entry.client`, `start/complete-links`, `start/page-data`) stays out: it must load without the rest.
const frameFolders =
  /\/contract\/|\/brand\/(names|colours\.ts)|\/site\/app\/(data|language|page-layout|shell|redirects|messages\/(shell|pages)|root|start\/(builds|failures|guards|hydrate|navigation|prefetch|route-code))/

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  publicDir: '../brand/public/site',
  plugins: [reactRouter(), oneStyleSheet(), slimRouteTable()],
  worker: { format: 'es' },
  build: { cssCodeSplit: false, assetsInlineLimit: 0, target: 'es2022' },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // The router's hints to its developers, which it says in production too.
          treeshake: { manualPureFunctions: ['warning', 'warnOnce'] },
          output: {
            codeSplitting: {
              groups: [
                // Two files for what every page needs, instead of thirty: libraries change seldom, the frame often.
                {
                  name: 'libraries',
                  test: /node_modules\/(react|react-dom|react-router|scheduler|cookie-es|@remix-run)\//,
                },
                // The build's own helper for `import()`. Left to itself it joins the shell, and the loader script needs it.
                { name: 'preload', test: 'vite/preload-helper', priority: 1 },
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
