import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

// react-admin brings its own router beside the site's, and npm lays both out more than once. Whoever asks gets the one
// that react-admin itself would get: two copies of a router do not know each other.
const anchor = join(import.meta.dirname, '../node_modules/react-admin/package.json')
const oneCopy: Plugin = {
  name: 'one-copy',
  enforce: 'pre',
  resolveId(source, importer, options) {
    if (!/^(?:ra-core|react-router)(?:\/|$)/.test(source) || importer === anchor) return null
    return this.resolve(source, anchor, { ...options, skipSelf: true })
  },
}

/** The studio's browser application. The server that serves it writes a fresh nonce in the place of `CSP_NONCE`. */
export default defineConfig({
  root: join(import.meta.dirname, 'app'),
  base: '/',
  plugins: [oneCopy, react()],
  html: { cspNonce: 'CSP_NONCE' },
  build: {
    outDir: process.env.STUDIO_BUILD_DIR ?? join(import.meta.dirname, 'build'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2024',
  },
})
