import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { can } from '../rights.ts'
import { watchTypedAddresses } from './editor/typed-address.ts'
import { Behind } from './gate/behind.tsx'
import { Broken, Gate, Unreachable } from './gate/gate.tsx'
import { Invitation } from './gate/invitation.tsx'
import { Opening } from './gate/opening.tsx'
import { useInvitation } from './gate/use-invitation.ts'
import { markDocument } from './language/language.ts'
import { Boundary } from './parts/boundary.tsx'
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
