import { redirect } from 'react-router'
import type { View } from './contexts.ts'

const year = 365 * 24 * 60 * 60

/**
 * `?view=elder` (or any other value, for the standard view) is a wish, not a part of the address: the server stores it
 * in the cookie `view` and sends the reader back to the page itself. Answers that set a cookie are never stored.
 */
export function redirectForView(request: Request, url: URL): void {
  const wish = url.searchParams.get('view')
  if (wish === null) return
  const view: View = wish === 'elder' ? 'elder' : 'normal'
  const target = new URL(url)
  target.searchParams.delete('view')
  const secure = request.url.startsWith('https:') ? '; Secure' : ''
  const cookie = `view=${view}; Path=/; Max-Age=${view === 'elder' ? year : 0}; SameSite=Lax${secure}`
  // `//host` would lead to another site.
  const path = target.pathname.replace(/^[/\\]+/, '/')
  throw redirect(path + target.search, {
    status: 303,
    headers: { 'Set-Cookie': cookie, 'Cache-Control': 'no-store' },
  })
}
