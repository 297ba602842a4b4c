import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { can } from '../rights.ts'
import { Broken, Gate, Unreachable } from './auth/auth.tsx'
import { Behind } from './auth/behind.tsx'
import { Invitation } from './auth/invitation.tsx'
import { Opening } from './auth/opening.tsx'
import { useInvitation } from './auth/use-invitation.ts'
import { Boundary } from './components/boundary.tsx'
import { watchTypedAddresses } from './editor/typed-address.ts'
import { markDocument } from './language/language.ts'
import { askEarly } from './session/early.ts'
import { readSession, useKnown } from './session/session.ts'

const loadStudio = () => import('./shell/studio.tsx')

function App() {
  const known = useKnown()
  const { token, leave } = useInvitation()
  if (known.state === 'loading') return <Opening />
  if (known.state === 'unreachable') return <Unreachable />
  // Also for someone who is signed in: the link is meant for whoever opened it.
  if (token) return <Invitation token={token} onDone={leave} />
  if (!known.session.me) return <Gate session={known.session} ended={known.ended} />
  return (
    <Boundary broken={<Broken />}>
      <Behind load={loadStudio} />
    </Boundary>
  )
}

const atFront = /^(?:#\/?)?$/.test(location.hash)
markDocument()
watchTypedAddresses()
void readSession().then((me) => {
  if (atFront && me && can(me, 'read')) askEarly()
})
// Fetched beside the question who is there: needed at once, or while someone types a password. A failure shows when it is needed.
loadStudio().catch(() => undefined)
const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
