import { useSyncExternalStore } from 'react'
import type { Answer } from '../../api/schemas.ts'
import { type Call, CallError, createClient } from '../../client.ts'
import { currentLanguage, isLanguageChoicePending, setAccountLanguage } from '../language/language.ts'

export type Session = Answer<'session'>
export type Me = NonNullable<Session['me']>
/** `ended`: this screen was signed in, and the session ran out or was ended elsewhere. */
type Known =
  | { state: 'loading' }
  | { state: 'unreachable' }
  | { state: 'known'; session: Session; ended: boolean }

const client = createClient((address, init) => fetch(address, init))
const listeners = new Set<() => void>()
let known: Known = { state: 'loading' }

function set(next: Known): void {
  known = next
  for (const listener of listeners) listener()
}

/** Asks the server who is signed in and follows that person's language; also after every step of signing in. */
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

// A language that was chosen before signing in is a wish; otherwise the account remembers it.
async function settleLanguage(me: Me): Promise<Me> {
  const now =
    isLanguageChoicePending() && me.language !== currentLanguage()
      ? await client('changeMe', { language: currentLanguage() }).catch(() => undefined)
      : me
  if (now) setAccountLanguage(now.language)
  return now ?? me
}

/** The signed-in person has changed: name, language, second factor. */
export function updateMe(me: Me): void {
  // What was chosen is no longer only a wish. Another answer is that to an older choice.
  if (me.language === currentLanguage()) setAccountLanguage(me.language)
  if (known.state === 'known') set({ ...known, session: { ...known.session, me } })
}

/** The server no longer knows this session. */
function markSessionEnded(): void {
  if (known.state !== 'known' || !known.session.me) return
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

export const useSessionState = (): Known => useSyncExternalStore(subscribe, () => known)

/** The signed-in person. Only for screens behind the gate, which are not drawn without one. */
export function useMe(): Me {
  const now = useSessionState()
  if (now.state !== 'known' || !now.session.me) throw new Error('This screen stands behind the gate.')
  return now.session.me
}

/**
 * Asks the authoring API. Rejects with a CallError whose words can be shown; when the session has ended it also brings
 * the sign-in screen, from which the way leads back to the same place.
 */
export const call: Call = async (name, input, options) => {
  try {
    return await client(name, input, options)
  } catch (error) {
    if (error instanceof CallError && error.error.code === 'signedOut') markSessionEnded()
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
