import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'
import { pageStyles, shortName } from './page-styles.ts'
import { slimRouteTable } from './route-table.ts'

// The loader script (`entry.client`, `start/page-data`) stays out: it must load without the rest.
const frameFolders =
  /\/contract\/(?!light)|\/brand\/(names|colours\.ts)|\/site\/app\/(data|language|page-layout|shell|redirects|messages\/(shell|pages)|root|start\/(builds|failures|guards|hydrate|navigation|prefetch|route-code)|lib\/(balanced|file-size|time)|components\/(article\/section-head|feedback\/status))\b/

const lateStyles =
  /\/styles\/print\.css|\/(drawer|gallery|lightbox|navigation-state|neighbours|footer-late|search-overlay|shell|skeleton|status-pages|toast)\.module\.css/

/** Styles of the home page below its first screen, which is much of them, and of what is in its sky. */
const lateHome =
  /\/pages\/home\/(news|scroll|scroll-index|sections|sky|slip|term)\.module\.css|\/brand\/(art\/scroll|terms)\.css/

/**
 * Lets the build leave out the components of the router that no page uses, 3 KB of each page: it keeps what is given a name
 * for developers, and what is wrapped by a call that it cannot know to be harmless.
 */
const withoutUnusedComponents = (): Plugin => ({
  name: 'without-unused-components',
  apply: 'build',
  transform: {
    filter: { id: /\/node_modules\/react-router\// },
    handler: (code) =>
      code
        .replace(/^\w+\.displayName = ".*";$/gm, '')
        .replace(/^const \w+ = (?=\w+\$1\.(?:forwardRef|createContext)\()/gm, '$&/* @__PURE__ */ '),
  },
})

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  publicDir: '../brand/public/site',
  plugins: [reactRouter(), withoutUnusedComponents(), pageStyles(), slimRouteTable()],
  worker: { format: 'es' },
  build: { cssMinify: 'lightningcss', assetsInlineLimit: 0, target: 'es2022' },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // The router's hints to its developers and its assertions, whose texts it carries in production too.
          treeshake: { manualPureFunctions: ['warning', 'warnOnce', 'invariant'] },
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
                // Styles of what is on paper, closed, at the end of a page or shown by script only, and of the large-text view: not in its HTML.
                { name: 'late', test: lateStyles, priority: 2 },
                { name: 'late-home', test: lateHome, priority: 3 },
                { name: 'elder', test: /\/styles\/elder(-tokens)?\.css/, priority: 2 },
                { name: 'frame', test: frameFolders },
                // Small files of the same pages, which compress better together. A group takes along what its files import, unless
                // a group before it has that.
                { name: 'gallery', test: /\/media\/(gallery|lightbox)\./ },
                { name: 'prose', test: /\/components\/article\/(prose|neighbours)\b/ },
                { name: 'link-list', test: /\/link-list\.module/ },
                { name: 'article', test: /\/components\/article\/article\b/ },
                { name: 'filter', test: /\/components\/filter\// },
                { name: 'panel', test: /\/article\/(panel|phone-link)\./ },
                { name: 'deadline', test: /\/(article\/deadline|feedback\/days-left)\./ },
                { name: 'place-map', test: /\/components\/map\/(frame|place|sketch)/ },
                { name: 'card', test: /\/card\/card\.module/ },
                { name: 'report', test: /\/messages\/report\.|\/pages\/disclosure\/shared\/report/ },
                // Without the map of leases, which purchases have not.
                {
                  name: 'disclosure',
                  test: /\/messages\/disclosure|\/pages\/disclosure\/shared\/(?!lease-places)/,
                },
              ],
            },
          },
        },
      },
    },
  },
  css: { modules: { generateScopedName: command === 'build' ? shortName : '[name]_[local]' } },
}))
