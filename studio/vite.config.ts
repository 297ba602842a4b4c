import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite'

// Whoever comes with a session needs the shell first. The page names it, all that it imports and the question who is
// there, so that they are on their way before the gate's own script has run; the server takes the names out for everyone
// else (`data-inside`).
const preloads: Plugin = {
  name: 'preloads-behind-the-gate',
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle = {}, chunk: gate }) {
      const wanted = new Set<string>()
      const want = (name: string) => {
        const file = bundle[name]
        if (file?.type !== 'chunk' || file === gate || wanted.has(name)) return
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

/** The studio's browser application. The server that serves it writes a fresh nonce in the place of `CSP_NONCE`. */
export default defineConfig({
  root: join(import.meta.dirname, 'app'),
  base: '/',
  plugins: [react(), preloads],
  html: { cspNonce: 'CSP_NONCE' },
  build: {
    outDir: process.env.STUDIO_BUILD_DIR ?? join(import.meta.dirname, 'build'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2024',
  },
})
