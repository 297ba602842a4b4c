import type { Kind } from '@shanmen/content/kind.ts'
import { type KindName, kinds } from '@shanmen/content/kinds.ts'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Navigate, ResourceContextProvider, reactRouterProvider, useLocation, useParams } from 'react-admin'
import { can } from '../../rights.ts'
import { Loaded } from '../components/call-status.tsx'
import { useCall } from '../components/use-call.ts'
import Dashboard from '../dashboard/dashboard.tsx'
import { useLanguage, useMessages } from '../language/language.ts'
import { shellMessages } from '../messages/shell.ts'
import { useMe } from '../session/session.ts'
import { failedSearchesPath } from './menu.tsx'
import { NotAllowed, NotFound, Page } from './page.tsx'
import { SignOut, signOutPath } from './sign-out.tsx'

const { Route, Routes } = reactRouterProvider

// Each screen is loaded when it is first opened, except the dashboard, which most people open first.
const Calendar = lazy(() => import('../calendar/calendar.tsx'))
const MediaLibrary = lazy(() => import('../media/media-library.tsx'))
const People = lazy(() => import('../people/people.tsx'))
const Audit = lazy(() => import('../audit/audit.tsx'))
const FailedSearches = lazy(() => import('../failed-searches/failed-searches.tsx'))
const Account = lazy(() => import('../account/account.tsx'))
const SecondFactorOverdue = lazy(() => import('../account/second-factor-card.tsx'))
const EntryCreate = lazy(() => import('../editor/entry-create.tsx'))
const EntryEdit = lazy(() => import('../editor/entry-edit.tsx'))
const EntryList = lazy(() => import('../lists/entry-list.tsx'))
const ImportExport = lazy(() => import('../import-export/import-export.tsx'))
const History = lazy(() => import('../history/history.tsx'))

/** The route table of the studio. Below `/{kind}` are the screens of a kind of content. */
export function Screens() {
  const t = useMessages(shellMessages)
  const me = useMe()
  const read = (screen: ReactNode) => (can(me, 'read') ? screen : <NotAllowed />)
  // Stays until the recovery codes are stored, when the second factor is on already.
  const [isSettingUp, setSettingUp] = useState(false)
  if (me.secondFactorDays === 0 && !isSettingUp) setSettingUp(true)
  if (useLocation().pathname === signOutPath) return <SignOut />
  return (
    <Suspense fallback={<p role="status">{t.loading}</p>}>
      {isSettingUp ? (
        <SecondFactorOverdue onDone={() => setSettingUp(false)} />
      ) : (
        <Routes>
          <Route path="/" element={<Dashboard />} />
          <Route path="/calendar" element={read(<Calendar />)} />
          <Route path="/media" element={read(<MediaLibrary />)} />
          <Route path="/people" element={<People />} />
          <Route path="/audit" element={<Audit />} />
          <Route
            path={failedSearchesPath}
            element={can(me, 'read', kinds.search) ? <FailedSearches /> : <NotAllowed />}
          />
          <Route path="/account" element={<Account />} />
          <Route path="/:kind/*" element={<KindScreens />} />
        </Routes>
      )}
    </Suspense>
  )
}

/** The screens of one kind of content: its list, import and export, and of an entry its form and its history. */
function KindScreens() {
  const name = useParams().kind
  const me = useMe()
  const kind = Object.values(kinds).find((each) => each.name === name)
  if (!kind) return <NotFound />
  // An auditor may read histories, but not drafts.
  const read = (screen: ReactNode) => (can(me, 'read', kind) ? screen : <NotAllowed />)
  return (
    <ResourceContextProvider value={kind.name} key={kind.name}>
      <Routes>
        <Route
          path="/"
          element={read(kind.single ? <SingleEntry kind={kind} /> : <EntryList kind={kind} />)}
        />
        <Route path="/exchange" element={read(<ImportExport kind={kind} />)} />
        <Route path="/create" element={<EntryCreate kind={kind} />} />
        <Route path="/:id" element={<EntryEdit kind={kind} />} />
        <Route path="/:id/history" element={<History kind={kind} />} />
        <Route path="*" element={<NotFound />} />
      </Routes>
    </ResourceContextProvider>
  )
}

/** A kind with a single entry has no list: redirects to the entry, or to its creation. */
function SingleEntry({ kind }: { kind: Kind }) {
  const language = useLanguage()
  const { state } = useLocation()
  const found = useCall('entryList', { kind: kind.name as KindName, pageSize: 1 })
  if (!found.data)
    return (
      <Page title={kind.label[language]}>
        <Loaded of={found}>{() => null}</Loaded>
      </Page>
    )
  const [entry] = found.data.rows
  return <Navigate to={`/${kind.name}/${entry?.id ?? 'create'}`} state={state} replace />
}
