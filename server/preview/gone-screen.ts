import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { closedPolicy } from '../http/security-headers.ts'

const style =
  'html{height:100%}body{margin:0;min-height:100%;display:grid;place-content:center;gap:.5rem;padding:2rem;' +
  'box-sizing:border-box;background:#faf7f0;color:#3b4441;font:400 1.125rem/1.7 "PingFang SC","Microsoft YaHei",' +
  'system-ui,sans-serif}h1,h2{margin:0;font-size:1.5rem;color:#1c2422}p{margin:0}div{margin-top:2rem}a{color:#84261d}'
const styleHash = createHash('sha256').update(style).digest('base64')

const html =
  '<!DOCTYPE html><html lang="zh-CN"><head><meta charset="utf-8"><title>预览链接已失效</title>' +
  '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">' +
  `<style>${style}</style></head><body><main><h1>预览链接已失效</h1>` +
  '<p>链接已过期或已被收回，请向发送者索取新的链接。</p><p><a href="/">返回首页</a></p>' +
  '<div lang="en"><h2>This preview link no longer works</h2>' +
  '<p>It has expired or was taken back. Ask whoever sent it for a new one.</p>' +
  '<p><a href="/en">Go to the home page</a></p></div></main></body></html>'

/** What someone sees who opens a link that has ended; in both languages, as the link no longer says which. */
export function goneScreen(c: Context): Response {
  c.header('Content-Security-Policy', `${closedPolicy}; style-src 'sha256-${styleHash}'`)
  c.header('Cache-Control', 'no-store')
  c.header('X-Robots-Tag', 'noindex')
  return c.html(html, 410)
}
