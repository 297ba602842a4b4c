import '@shanmen/brand/colours.css'
import '@shanmen/brand/colours-studio.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { can } from '../rights.ts'
import { App, loadStudio } from './app.tsx'
import { watchTypedAddresses } from './components/typed-address.ts'
import { setDocumentLanguage } from './language/language.ts'
import { prefetchDashboard, readSession } from './session/session.ts'

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
