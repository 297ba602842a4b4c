import { createHash } from 'node:crypto'
import * as colours from '@shanmen/brand/colours.ts'
import { type Context, Hono } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { Env } from '../http/client.ts'
import { isFile } from '../http/error-response.ts'
import { closedPolicy } from '../http/security-headers.ts'
import { type Drafts, previewCookie, privateHeaders } from './draft.ts'

/**
 * Drafts in the real site: `/preview/{token}` opens one and goes to its real address; from then on this browser sees the
 * draft among what is published, until the link expires or `/preview/end` is opened. Nothing of it is cached.
 */
export function previews(drafts: Pick<Drafts, 'show' | 'find'>): Hono<Env> {
  const app = new Hono<Env>()

  app.use(async (c, next) => {
    const opening = c.req.path.startsWith('/preview/')
    const token = getCookie(c, previewCookie)
    if (isFile(c.req.path) || (!token && !opening)) return next()
    const { signal } = c.req.raw
    if (!token || opening) await next()
    else if (!(await drafts.show({ token, signal }, next))) deleteCookie(c, previewCookie, { path: '/' })
    for (const [name, value] of Object.entries(privateHeaders)) c.header(name, value)
  })

  app.get('/preview/end', (c) => {
    deleteCookie(c, previewCookie, { path: '/' })
    return c.redirect('/', 302)
  })

  app.get('/preview/:token', async (c) => {
    const token = c.req.param('token')
    const draft = await drafts.find({ token, signal: c.req.raw.signal })
    if (!draft) return goneScreen(c)
    setCookie(c, previewCookie, token, {
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
      secure: c.get('client').https,
      expires: new Date(draft.until),
    })
    c.header('Referrer-Policy', 'no-referrer')
    return c.redirect(draft.path, 302)
  })

  return app
}

const style =
  'html{height:100%}body{margin:0;min-height:100%;display:grid;place-content:center;gap:.5rem;padding:2rem;' +
  `box-sizing:border-box;background:${colours.paper};color:${colours.ink2};font:400 1.125rem/1.7 "PingFang SC","Microsoft YaHei",` +
  `system-ui,sans-serif}h1,h2{margin:0;font-size:1.5rem;color:${colours.ink}}p{margin:0}div{margin-top:2rem}a{color:${colours.cinnabarD}}`
const styleHash = createHash('sha256').update(style).digest('base64')

const html =
  '<!DOCTYPE html><html lang="zh-CN"><head><meta charset="utf-8"><title>预览链接已失效</title>' +
  '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">' +
  `<style>${style}</style></head><body><main><h1>预览链接已失效</h1>` +
  '<p>链接已过期或已被收回，请向发送者索取新的链接。</p><p><a href="/">返回首页</a></p>' +
  '<div lang="en"><h2>This preview link no longer works</h2>' +
  '<p>It has expired or was taken back. Ask the person who sent it for a new one.</p>' +
  '<p><a href="/en">Go to the home page</a></p></div></main></body></html>'

/** Shown for a link that has expired; in both languages, because the link no longer says which. */
function goneScreen(c: Context): Response {
  c.header('Content-Security-Policy', `${closedPolicy}; style-src 'sha256-${styleHash}'`)
  c.header('Cache-Control', 'no-store')
  c.header('X-Robots-Tag', 'noindex')
  return c.html(html, 410)
}
