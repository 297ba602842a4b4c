import { beforeEach, expect, test, vi } from 'vitest'

const me = { id: 'a', name: '林岚', language: 'zh' }
const known = { me, setUp: false, secondFactorAsked: false }
const refuse = (code: string, status: number) =>
  Response.json({ error: { code, message: { zh: code, en: code } } }, { status })

/** The answers of the server that are left, by the call's path. */
const answers = new Map<string, Response[]>()
beforeEach(() => {
  answers.clear()
  vi.stubGlobal('document', { documentElement: { lang: '' } })
  vi.stubGlobal('fetch', async (url: string) => {
    const answer = answers.get(url)?.shift()
    if (!answer) throw new TypeError(`no answer of ${url}`)
    return answer
  })
})

/** The module as in a page that was just loaded, with someone signed in. */
async function signedIn() {
  vi.resetModules()
  const session = await import('./session.ts')
  answers.set('/api/session', [Response.json(known), Response.json(known)])
  await session.readSession()
  return session
}

test('ending all sessions waits for the sign-in of a session that has ended; another call meanwhile does not', async () => {
  const { beginSigningOut, call, readSession } = await signedIn()
  answers.set('/api/me/end-sessions', [refuse('signedOut', 401), Response.json({ state: 'signedOut' })])
  answers.set('/api/dashboard', [refuse('signedOut', 401)])
  beginSigningOut()
  await expect(call('dashboard', {})).rejects.toMatchObject({ status: 401 })
  const ended = call('endSessions', {})
  // The refusal arrives, and the sign-in screen appears.
  await new Promise((resolve) => setTimeout(resolve, 50))
  await readSession()
  expect(await ended).toEqual({ state: 'signedOut' })
})

test('a dashboard that was refused while its code was loading is requested again', async () => {
  const { prefetchDashboard, takePrefetchedDashboard } = await signedIn()
  answers.set('/api/dashboard', [refuse('secondFactorNeeded', 403)])
  prefetchDashboard()
  await vi.waitFor(() => expect(answers.get('/api/session')).toEqual([]))
  expect(takePrefetchedDashboard()).toBeUndefined()
})
