import { lazy, type ReactNode, Suspense } from 'react'
import { reactRouterProvider } from 'react-admin'
import { can } from '../../rights.ts'
import Dashboard from '../dashboard/dashboard.tsx'
import { useMessages } from '../language/language.ts'
import { shellMessages } from '../messages/shell.ts'
import { useMe } from '../session/session.ts'
import { KindScreens } from './kind-screens.tsx'
import { NotAllowed } from './not-found.tsx'

const { Route, Routes } = reactRouterProvider

// Each screen is fetched when it is first opened, but for the one that nearly everybody opens first.
const Calendar = lazy(() => import('../calendar/calendar.tsx'))
const MediaLibrary = lazy(() => import('../media/media-library.tsx'))
const People = lazy(() => import('../people/people.tsx'))
const Audit = lazy(() => import('../audit/audit.tsx'))
const Account = lazy(() => import('../account/account.tsx'))

/** Every address of the studio. Behind `/{kind}` stand the screens of a kind of content. */
export function Screens() {
  const t = useMessages(shellMessages)
  const me = useMe()
  const read = (screen: ReactNode) => (can(me, 'read') ? screen : <NotAllowed />)
  return (
    <Suspense fallback={<p role="status">{t.loading}</p>}>
      <Routes>
        <Route path="/" element={<Dashboard />} />
        <Route path="/calendar" element={read(<Calendar />)} />
        <Route path="/media" element={read(<MediaLibrary />)} />
        <Route path="/people" element={<People />} />
        <Route path="/audit" element={<Audit />} />
        <Route path="/account" element={<Account />} />
        <Route path="/:kind/*" element={<KindScreens />} />
      </Routes>
    </Suspense>
  )
}
