import type { InterfaceText } from '@shanmen/contract/languages.ts'
import { useSyncExternalStore } from 'react'
import type { Answer } from '../../api/schemas.ts'
import { callOf } from '../../calls.ts'
import { type Call, createClient, serverErrorOf } from '../../client.ts'
import { currentLanguage, isLanguageChoicePending, setAccountLanguage } from '../language/language.ts'
import { tabStorage } from './tab-storage.ts'

export type Session = Answer<'session'>
export type Me = NonNullable<Session['me']>
/** `ended`: the user was signed in, and the session expired or was ended elsewhere. `problem`: why signing in begins again. */
type SessionState =
  | { state: 'loading' }
  | { state: 'unreachable' }
  | { state: 'known'; session: Session; ended: boolean; problem?: InterfaceText | undefined }

const client = createClient((address, init) => fetch(address, init), { storage: tabStorage })
const listeners = new Set<() => void>()
let current: SessionState = { state: 'loading' }
// Whose studio is open, also while they sign in again, so that nothing typed is lost.
let person: Me | undefined

function set(next: SessionState): void {
  current = next
  if (next.state === 'known' && next.session.me) person = next.session.me
  for (const listener of listeners) listener()
}

/** Reads who is signed in and switches to that person's language; also after every step of signing in, and one that ended it. */
export async function readSession(problem?: InterfaceText): Promise<Me | null> {
  try {
    const session = await client('session', {})
    const me = session.me && (await settleLanguage(session.me))
    set({ state: 'known', session: { ...session, me }, ended: !me && person !== undefined, problem })
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

/** The server rejected the session: shows the sign-in screen above the studio. */
function markSessionEnded(): void {
  if (current.state !== 'known' || !current.session.me) return
  set({ state: 'known', session: signedOut, ended: true })
}

const signedOut: Session = { me: null, setUp: false, secondFactorAsked: false }

/** Nothing of the person stays on the screen. */
export function markSignedOut(): void {
  person = undefined
  set({ state: 'known', session: signedOut, ended: false })
}

// Another call that is refused while the person signs out is no session that ended elsewhere: what they typed on the
// sign-in screen would be gone with the studio below it. Ending all sessions itself takes one.
let isSigningOut = false

/** Call while a person signs out; the returned function ends it. */
export function beginSigningOut(): () => void {
  isSigningOut = true
  return () => {
    isSigningOut = false
  }
}

/** Leaves the second step of signing in. */
export async function signOut(): Promise<void> {
  await client('signOut', {}).catch(() => undefined)
  person = undefined
  await readSession()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useSessionState = (): SessionState => useSyncExternalStore(subscribe, () => current)

/** Whose studio is open: the signed-in person, or the one whose session has ended. */
export const usePerson = (): Me | undefined => useSyncExternalStore(subscribe, () => person)

/** The signed-in person. Throws outside of screens that require sign-in. */
export function useMe(): Me {
  const me = usePerson()
  if (!me) throw new Error('This screen requires sign-in.')
  return me
}

/** Resolves when someone has signed in, or left: whether it is the same person. */
const signedInAgain = (): Promise<boolean> =>
  new Promise((resolve) => {
    const before = person?.id
    const stop = subscribe(() => {
      const me = current.state === 'known' ? current.session.me : null
      if (!me && person) return
      stop()
      resolve(me?.id === before)
    })
  })

let askPassword: () => Promise<boolean> = async () => false

/** Sets how the password is asked for again before a sensitive step; resolves with false when the user cancels. */
export function setPasswordPrompt(ask: typeof askPassword): void {
  askPassword = ask
}

/**
 * Calls the authoring API. Rejects with an ApiError whose message can be shown. When the session has ended, the sign-in
 * screen appears and the call is made once the same person is signed in again. A sensitive step first asks for the
 * password when the server wants it.
 */
export const call: Call = async (name, input, options) => {
  try {
    return await client(name, input, options)
  } catch (error) {
    const code = serverErrorOf(error)?.code
    const needsSession = isSigningOut ? name === 'endSessions' : callOf(name).right !== 'open'
    if (code === 'signedOut' && person && needsSession) {
      markSessionEnded()
      if (await signedInAgain()) return client(name, input, options)
    }
    if (code === 'secondFactorNeeded') void readSession()
    if (code === 'passwordNeeded' && (await askPassword())) return client(name, input, options)
    throw error
  }
}

let dashboard: Promise<Answer<'dashboard'>> | undefined

/** Requests the data of the dashboard while its code is loading. One that fails is dropped: the dashboard requests it again. */
export function prefetchDashboard(): void {
  dashboard = call('dashboard', {})
  dashboard.catch(() => {
    dashboard = undefined
  })
}

/** The prefetched answer, once: later it would be out of date. */
export function takePrefetchedDashboard(): typeof dashboard {
  const taken = dashboard
  dashboard = undefined
  return taken
}
