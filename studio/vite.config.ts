import { join } from 'node:path'
import { pine } from '@shanmen/brand/colours.ts'
import react from '@vitejs/plugin-react'
import { defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite'

// A signed-in user needs the shell first. The page preloads it, all that it imports and the session request, so that they
// load before the script of the sign-in screen has run; the server removes these links for everyone else (`data-inside`).
const preloads: Plugin = {
  name: 'preloads-after-sign-in',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle = {}, chunk: entry }) {
      const wanted = new Set<string>()
      const want = (name: string) => {
        const file = bundle[name]
        if (file?.type !== 'chunk' || file === entry || wanted.has(name)) return
        wanted.add(name)
        file.imports.forEach(want)
      }
      for (const [name, file] of Object.entries(bundle))
        if (file.type === 'chunk' && file.facadeModuleId?.endsWith('/shell/studio.tsx')) want(name)
      const inside = (attrs: Record<string, string>): HtmlTagDescriptor => ({
        tag: 'link',
        injectTo: 'head',
        attrs: { ...attrs, crossorigin: true, 'data-inside': true },
      })
      return [
        inside({ rel: 'preload', as: 'fetch', href: '/api/session' }),
        ...[...wanted].map((name) => inside({ rel: 'modulepreload', href: `/${name}` })),
      ]
    },
  },
}

const themeColour: Plugin = {
  name: 'theme-colour',
  transformIndexHtml: (html) => html.replace('BRAND_PINE', pine),
}

// Packages of react-admin that no screen uses: it writes exported lists with one, here the server exports; makes names of
// resources by English grammar with the next, here every screen has its own; and its default messages with the others, here
// all are the studio's.
const grammar = ['capitalize', 'humanize', 'inflect', 'pluralize', 'singularize', 'transform']
const unused: Record<string, string> = {
  'jsonexport/dist/index.js': 'export default undefined',
  'ra-language-english': 'export default {}',
  'ra-i18n-polyglot': 'export default () => undefined',
  inflection: grammar.map((name) => `export const ${name} = (text) => text`).join('\n'),
}
const withoutUnused: Plugin = {
  name: 'without-unused-packages',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id) => (Object.hasOwn(unused, id) ? id : null),
  load: (id) => unused[id] ?? null,
}

/** The studio's browser application. The server that serves it writes a fresh nonce in the place of `CSP_NONCE`. */
export default defineConfig({
  root: join(import.meta.dirname, 'app'),
  base: '/',
  publicDir: join(import.meta.dirname, '../brand/public/studio'),
  plugins: [react(), themeColour, preloads, withoutUnused],
  html: { cspNonce: 'CSP_NONCE' },
  build: {
    outDir: process.env.STUDIO_BUILD_DIR ?? join(import.meta.dirname, 'build'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2024',
    rolldownOptions: {
      output: {
        // Screens that one opens seldom are in one file.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            {
              name: 'screens',
              test: /\/studio\/app\/(audit|failed-searches)\//,
            },
          ],
        },
      },
    },
  },
})
