import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { Hono } from 'hono'
import { createServer, type ViteDevServer } from 'vite'
import { root, type Settings } from '../config/settings.ts'
import type { Listener } from '../http/listen.ts'
import { siteOf } from '../site/site.ts'
import { type PreparedSite, type PreparedStudio, start } from '../start.ts'
import { appPolicy } from '../studio/studio-app.ts'
import { print } from './run-command.ts'

/** Serves site and studio from their sources with hot reload; everything else is as in production. */
export const startDevelopment = (settings: Settings): Promise<void> =>
  start(settings, developmentSite, developmentStudio)

const viteOf = (folder: string, server: Server) =>
  createServer({
    configFile: join(root, folder, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  })

const wrapListener =
  (vite: ViteDevServer) =>
  (listener: Listener): Listener =>
  (request, response) =>
    vite.middlewares(request, response, () => listener(request, response))

async function developmentSite(server: Server): Promise<PreparedSite> {
  const vite = await viteOf('site', server)
  const load = () => vite.ssrLoadModule('virtual:react-router/server-build')
  const first = siteOf(await load(), 'development', Date.now())
  const reload = async () => siteOf(await load(), 'development', Date.now()).build
  return {
    site: { ...first, reload, onError: (error) => showError(vite, error) },
    wrapListener: wrapListener(vite),
    close: () => vite.close(),
  }
}

/** Prints the stack with the positions of the sources, and shows it as Vite's overlay in the browser. */
function showError(vite: ViteDevServer, error: Error): void {
  vite.ssrFixStacktrace(error)
  const { message, stack = '' } = error
  print(stack)
  // By then the failed page has replaced the one before it, whose connection would take the message.
  setTimeout(() => vite.ws.send({ type: 'error', err: { message, stack } }), 500)
}

async function developmentStudio(server: Server): Promise<PreparedStudio> {
  const vite = await viteOf('studio', server)
  const files = new Hono()
  files.get('/', async (c) => {
    const nonce = randomBytes(18).toString('base64')
    const page = readFileSync(join(vite.config.root, 'index.html'), 'utf8')
    const html = await vite.transformIndexHtml('/', page)
    return c.html(html.replaceAll('CSP_NONCE', nonce), 200, {
      'Content-Security-Policy': developmentPolicy(nonce),
      'Cache-Control': 'no-store',
    })
  })
  return { files, wrapListener: wrapListener(vite), close: () => vite.close() }
}

/** Looser than in production: inline scripts of the bundler with the nonce, its web socket, and its overlay's markup. */
const developmentPolicy = (nonce: string): string =>
  [
    ...appPolicy(nonce)
      .split('; ')
      .filter((rule) => !rule.includes('trusted-types') && !/^(?:script|connect)-src /.test(rule)),
    `script-src 'self' 'nonce-${nonce}'`,
    "connect-src 'self' ws:",
    "worker-src 'self' blob:",
  ].join('; ')
