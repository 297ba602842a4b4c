import { mkdirSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { Hono } from 'hono'
import { closedPolicy } from '../http/security-headers.ts'
import { serveFiles } from './serve-files.ts'

const pictures = new Set(['.avif', '.webp', '.jpg', '.jpeg', '.png', '.gif'])

/**
 * Uploaded pictures and files from `data/media` under `/media/{id}/{file}`. A changed file gets a new id, so browsers
 * may keep each for ever. Anything that is neither a picture nor a PDF is offered for saving, never opened here.
 */
export function media(dataDir: string): Hono {
  const app = new Hono()
  const root = join(dataDir, 'media')
  mkdirSync(root, { recursive: true })
  const rewriteRequestPath = (path: string) => path.replace(/^\/media(?=\/)/, '')
  app.get('/media/:id/:file', serveFiles({ root, rewriteRequestPath }, headersOf), (c) =>
    c.text('Not Found\n', 404, { 'Cache-Control': 'no-store' }),
  )
  return app
}

function headersOf(path: string): Record<string, string> {
  const extension = extname(path).toLowerCase()
  const pdf = extension === '.pdf'
  return {
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Accept-Ranges': 'bytes',
    // Chromium's PDF viewer does not open a sandboxed document; a PDF cannot act in the name of the site.
    'Content-Security-Policy': pdf ? "frame-ancestors 'none'" : `${closedPolicy}; sandbox`,
    ...(!pictures.has(extension) && {
      'Content-Disposition': disposition(basename(path), pdf ? 'inline' : 'attachment'),
    }),
  }
}

/** RFC 6266: a plain name for old browsers, the real one in UTF-8. */
export function disposition(name: string, kind: 'inline' | 'attachment'): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const hex = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`
  const full = encodeURIComponent(name).replace(/['()*]/g, hex)
  return `${kind}; filename="${plain}"; filename*=UTF-8''${full}`
}
