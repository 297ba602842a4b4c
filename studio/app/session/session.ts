import { useSyncExternalStore } from 'react'
import type { Answer } from '../../api/schemas.ts'
import { type Call, createClient, serverErrorOf } from '../../client.ts'
import { currentLanguage, isLanguageChoicePending, setAccountLanguage } from '../language/language.ts'

export type Session = Answer<'session'>
export type Me = NonNullable<Session['me']>
/** `ended`: the user was signed in, and the session expired or was ended elsewhere. */
type SessionState =
  | { state: 'loading' }
  | { state: 'unreachable' }
  | { state: 'known'; session: Session; ended: boolean }

const client = createClient((address, init) => fetch(address, init))
const listeners = new Set<() => void>()
let current: SessionState = { state: 'loading' }

function set(next: SessionState): void {
  current = next
  for (const listener of listeners) listener()
}

/** Reads who is signed in and switches to that person's language; also after every step of signing in. */
export async function readSession(): Promise<Me | null> {
  try {
    const session = await client('session', {})
    const me = session.me && (await settleLanguage(session.me))
    set({ state: 'known', session: { ...session, me }, ended: false })
    return me
  } catch {
    set({ state: 'unreachable' })
    return null
  }
}

// A language that was chosen before signing in is stored in the account; otherwise the account's applies.
async function settleLanguage(me: Me): Promise<Me> {
  const now =
    isLanguageChoicePending() && me.language !== currentLanguage()
      ? await client('changeMe', { language: currentLanguage() }).catch(() => undefined)
      : me
  if (now) setAccountLanguage(now.language)
  return now ?? me
}

/** Call when the signed-in person has changed: name, language, second factor. */
export function updateMe(me: Me): void {
  // The account has the chosen language now. An answer with another language belongs to an older choice.
  if (me.language === currentLanguage()) setAccountLanguage(me.language)
  if (current.state === 'known') set({ ...current, session: { ...current.session, me } })
}

/** The server rejected the session: shows the sign-in screen. */
function markSessionEnded(): void {
  if (current.state !== 'known' || !current.session.me) return
  set({ state: 'known', session: { me: null, setUp: false, secondFactorAsked: false }, ended: true })
}

export async function signOut(): Promise<void> {
  await client('signOut', {}).catch(() => undefined)
  await readSession()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useSessionState = (): SessionState => useSyncExternalStore(subscribe, () => current)

/** The signed-in person. Throws outside of screens that require sign-in. */
export function useMe(): Me {
  const now = useSessionState()
  if (now.state !== 'known' || !now.session.me) throw new Error('This screen requires sign-in.')
  return now.session.me
}

/**
 * Calls the authoring API. Rejects with an ApiError whose message can be shown; when the session has ended, the sign-in
 * screen appears and returns to the same place.
 */
export const call: Call = async (name, input, options) => {
  try {
    return await client(name, input, options)
  } catch (error) {
    if (serverErrorOf(error)?.code === 'signedOut') markSessionEnded()
    throw error
  }
}

let dashboard: Promise<Answer<'dashboard'>> | undefined

/** Requests the data of the dashboard while its code is loading. A failure shows when the dashboard requests it again. */
export function prefetchDashboard(): void {
  dashboard = call('dashboard', {})
  dashboard.catch(() => undefined)
}

/** The prefetched answer, once: later it would be out of date. */
export function takePrefetchedDashboard(): typeof dashboard {
  const taken = dashboard
  dashboard = undefined
  return taken
}
