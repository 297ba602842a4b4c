import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { can } from '../rights.ts'
import { AuthScreen, Broken, Unreachable } from './auth/auth-screens.tsx'
import { Invitation, useInvitation } from './auth/invitation.tsx'
import { LazyStudio, LoadingScreen } from './auth/lazy-studio.tsx'
import { ErrorBoundary } from './components/error-boundary.tsx'
import { watchTypedAddresses } from './editor/typed-address.ts'
import { setDocumentLanguage } from './language/language.ts'
import { prefetchDashboard, readSession, useSessionState } from './session/session.ts'

const loadStudio = () => import('./shell/studio.tsx')

function App() {
  const known = useSessionState()
  const { token, leave } = useInvitation()
  if (known.state === 'loading') return <LoadingScreen />
  if (known.state === 'unreachable') return <Unreachable />
  // Also when signed in: the link may be for another account.
  if (token) return <Invitation token={token} onDone={leave} />
  if (!known.session.me) return <AuthScreen session={known.session} ended={known.ended} />
  return (
    <ErrorBoundary broken={<Broken />}>
      <LazyStudio load={loadStudio} />
    </ErrorBoundary>
  )
}

const isDashboard = /^(?:#\/?)?$/.test(location.hash)
setDocumentLanguage()
watchTypedAddresses()
void readSession().then((me) => {
  if (isDashboard && me && can(me, 'read')) prefetchDashboard()
})
// Loaded in parallel with the session request. A failure shows when the code is needed.
loadStudio().catch(() => undefined)
const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
