import { useEffect } from 'react'
import { useLocation } from 'react-admin'
import { Loaded } from '../components/call-status.tsx'
import { useCall } from '../components/use-call.ts'
import { useMessages } from '../language/language.ts'
import { shellMessages } from '../messages/shell.ts'
import { beginSigningOut, markSignedOut } from '../session/session.ts'
import { forgetUnsent } from '../session/unsent.ts'
import { Page } from './page.tsx'

/** The address of `SignOut`; with `?all` every session of the person ends. Its state is the screen to return to. */
export const signOutPath = '/sign-out'

/** Signs out. A screen, so that what leaving a screen would lose is saved or asked about first. */
export function SignOut() {
  const t = useMessages(shellMessages)
  const { search, state } = useLocation()
  useEffect(beginSigningOut, [])
  const next = `#${state ?? '/'}`
  useEffect(() => {
    // Ending all sessions may wait for a sign-in: those of someone else who signs in instead must not end.
    if (search) history.replaceState(null, '', next)
  }, [search, next])
  const done = useCall(search ? 'endSessions' : 'signOut', {})
  useEffect(() => {
    if (!done.data) return
    forgetUnsent()
    history.replaceState(null, '', next)
    markSignedOut()
  }, [done.data, next])
  return (
    <Page title={t.signOut}>
      <Loaded of={done}>{() => null}</Loaded>
    </Page>
  )
}
