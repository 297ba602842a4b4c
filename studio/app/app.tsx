import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import styles from './auth/auth-layout.module.css'
import { AuthScreen, Broken, Unreachable } from './auth/auth-screens.tsx'
import { Invitation, useInvitation } from './auth/invitation.tsx'
import { ErrorBoundary } from './components/error-boundary.tsx'
import { useMessages } from './language/language.ts'
import { authMessages } from './messages/auth.ts'
import { usePerson, useSessionState } from './session/session.ts'

/** Starts loading the studio's code; the browser caches the module. */
export const loadStudio = () => import('./shell/studio.tsx')

/** Sign-in, invitations or the studio, depending on the session. Apart from `main.tsx`, so that hot reload renders no second root. */
export function App() {
  const known = useSessionState()
  const person = usePerson()
  const { token, leave } = useInvitation()
  if (known.state === 'loading') return <LoadingScreen />
  // Also when signed in: the link may be for another account.
  if (token && known.state === 'known') return <Invitation token={token} onDone={leave} />
  const cover =
    known.state === 'unreachable' ? (
      <Unreachable />
    ) : known.session.me ? null : (
      <AuthScreen session={known.session} ended={known.ended} problem={known.problem} />
    )
  if (!person) return cover
  return (
    <ErrorBoundary broken={<Broken />}>
      <LazyStudio load={loadStudio} cover={cover} key={person.id} />
    </ErrorBoundary>
  )
}

/** `cover`: the sign-in screen of someone whose session has ended, above all that they have typed. */
export type StudioProps = { cover: ReactNode }

type LazyStudioProps = {
  /** Loads the studio's code, which may be there already. */
  load: () => Promise<{ default: ComponentType<StudioProps> }>
  cover: ReactNode
}

/**
 * The studio after sign-in. Not loaded with `lazy`: React shows the content of a Suspense boundary at the earliest 300 ms
 * after its fallback, which would be a quarter of the time to the first screen.
 */
function LazyStudio({ load, cover }: LazyStudioProps) {
  const [Studio, setStudio] = useState<ComponentType<StudioProps>>()
  const [lost, setLost] = useState(false)
  useEffect(() => {
    load().then(
      (studio) => setStudio(() => studio.default),
      () => setLost(true),
    )
  }, [load])
  if (lost) return <Broken />
  return Studio ? <Studio cover={cover} /> : <LoadingScreen />
}

/** Shown until the studio is loaded; its text fades in late, so that it does not flash on a fast start. */
function LoadingScreen() {
  const t = useMessages(authMessages)
  return (
    <p className={styles.opening} role="status">
      <img src="/seal.svg" alt="" />
      {t.opening}
    </p>
  )
}
