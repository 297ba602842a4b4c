import { expect, test, vi } from 'vitest'
import { password, serveStudio } from '../testing/serve-studio.ts'

const tries = 60

const gate = vi.hoisted(() => ({ open: Promise.resolve() }))
vi.mock(import('better-auth/crypto'), async (original) => {
  const library = await original()
  return { ...library, hashPassword: (text) => gate.open.then(() => library.hashPassword(text)) }
})

/** Wrong sign-ins at once, each for another account from another network; resolves to how each was answered. */
function flood(send: (path: string, init: RequestInit) => Promise<Response>): Promise<number[]> {
  const each = async (at: number) => {
    const headers = {
      'Content-Type': 'application/json',
      'X-Test-Address': `2001:db8:0:${at.toString(16)}::`,
    }
    const body = JSON.stringify({ email: `stranger-${at}@group.example`, password: 'not the password' })
    const { status } = await send('/api/sign-in', { method: 'POST', headers, body })
    return status
  }
  return Promise.all(Array.from({ length: tries }, (_, at) => each(at)))
}

test('a flood of wrong sign-ins from many networks shuts out no one who has signed in here before', async () => {
  const { personWith, browser } = await serveStudio()
  const working = await personWith({ roles: ['administrator'] })
  const returning = await personWith({ roles: ['editor'] }, '顾山')
  await returning.call('signOut', {})
  expect([...returning.cookies.keys()]).toEqual(['studio.device'])

  // Sixty fill the queue of those whom no one knows; what follows them comes when it is full.
  const flooding = flood(browser().fetch)
  const answers = await Promise.all([
    returning.call('signIn', { email: returning.email, password }),
    working.call('confirmPassword', { password }),
  ])
  expect(answers.map(({ state }) => state)).toEqual(['signedIn', 'confirmed'])
  const statuses = await flooding
  expect(statuses).toContain(503)
  expect(statuses.every((status) => [422, 503].includes(status))).toBe(true)
})

test('a sign-in that finds the queue full is refused before anything is counted, looked up or written', async () => {
  const { people, browser } = await serveStudio()
  const begin = vi.spyOn(people.attempts, 'begin')
  const cancel = vi.spyOn(people.attempts, 'cancel')
  const { promise, resolve } = Promise.withResolvers<void>()
  gate.open = promise
  const filling = flood(browser().fetch)
  // The first one that is too many: no place becomes free until the gate opens.
  await vi.waitFor(() => {
    expect(begin).toHaveBeenCalledTimes(tries)
    expect(cancel).toHaveBeenCalled()
  }, 10_000)
  begin.mockClear()
  const later = await flood(browser().fetch)
  expect(later.every((status) => status === 503)).toBe(true)
  expect(begin).not.toHaveBeenCalled()
  resolve()
  expect(await filling).toContain(422)
})
