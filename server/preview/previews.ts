import { pathIn } from '@shanmen/contract/languages.ts'
import { shownOn } from '@shanmen/studio/addresses/of-kind.ts'
import { Hono } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { Env } from '../http/client.ts'
import { isFile } from '../http/refusal.ts'
import { type Draft, withDraft } from './current.ts'
import { goneScreen } from './gone-screen.ts'
import { previewCookie, unkept } from './unkept.ts'

/**
 * Drafts in the real site: `/preview/{token}` opens one and goes to its real address; from then on this browser sees the
 * draft among what is published, until the link ends or `/preview/end` is opened. Nothing of it is kept anywhere.
 */
export function previews(find: (token: string) => Promise<Draft | undefined>): Hono<Env> {
  const app = new Hono<Env>()

  app.use(async (c, next) => {
    const opening = c.req.path.startsWith('/preview/')
    const token = getCookie(c, previewCookie)
    if (isFile(c.req.path) || (!token && !opening)) return next()
    const draft = token && !opening ? await find(token) : undefined
    await (draft ? withDraft(draft, next) : next())
    if (token && !draft && !opening) deleteCookie(c, previewCookie, { path: '/' })
    for (const [name, value] of Object.entries(unkept)) c.header(name, value)
  })

  app.get('/preview/end', (c) => {
    deleteCookie(c, previewCookie, { path: '/' })
    return c.redirect('/', 302)
  })

  app.get('/preview/:token', async (c) => {
    const token = c.req.param('token')
    const draft = await find(token)
    if (!draft) return goneScreen(c)
    const { preview } = draft
    setCookie(c, previewCookie, token, {
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
      secure: c.get('visitor').https,
      expires: new Date(preview.until),
    })
    c.header('Referrer-Policy', 'no-referrer')
    return c.redirect(pathIn(preview.language, shownOn(preview)), 302)
  })

  return app
}
