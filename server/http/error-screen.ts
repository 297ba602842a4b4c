import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { closedPolicy } from './security-headers.ts'

const style =
  'html{height:100%}body{margin:0;min-height:100%;display:grid;place-items:center;background:#faf7f0;' +
  'color:#4a4238;font:300 clamp(6rem,24vw,14rem)/1 Georgia,serif}'
const styleHash = createHash('sha256').update(style).digest('base64')

/** The last resort when the site itself cannot render: a full screen with nothing but the number (R186). */
export function errorScreen(c: Context, status: ContentfulStatusCode): Response {
  const html =
    `<!DOCTYPE html><html><head><meta charset="utf-8"><title>${status}</title>` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><style>${style}</style></head>` +
    `<body>${status}</body></html>`
  c.header('Content-Security-Policy', `${closedPolicy}; style-src 'sha256-${styleHash}'`)
  c.header('Cache-Control', 'no-store')
  return c.html(html, status)
}
