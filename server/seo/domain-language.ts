import type { MiddlewareHandler } from 'hono'

/** On a domain whose language is English the start page, and nothing else, leads to `/en` (R18). */
export function domainLanguage(byHost: ReadonlyMap<string, string>): MiddlewareHandler {
  return async (c, next) => {
    const host = (c.req.header('Host') ?? '').toLowerCase()
    const language = byHost.get(host) ?? byHost.get(host.replace(/:\d+$/, ''))
    if (c.req.path !== '/' || language !== 'en') return next()
    c.header('Cache-Control', 'no-store')
    return c.redirect(`/en${new URL(c.req.url).search}`, 302)
  }
}
