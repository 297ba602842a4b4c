import { kinds } from '@shanmen/content/kinds.ts'
import { lazy, type ReactNode } from 'react'
import { ResourceContextProvider, reactRouterProvider, useParams } from 'react-admin'
import { can } from '../../rights.ts'
import { SingleEntry } from '../lists/single-entry.tsx'
import { useMe } from '../session/session.ts'
import { NotAllowed, NotFound } from './not-found.tsx'

const { Route, Routes } = reactRouterProvider

const EntryCreate = lazy(() => import('../editor/entry-create.tsx'))
const EntryEdit = lazy(() => import('../editor/entry-edit.tsx'))
const EntryList = lazy(() => import('../lists/entry-list.tsx'))
const ImportExport = lazy(() => import('../import-export/import-export.tsx'))
const History = lazy(() => import('../history/history.tsx'))

/** The screens of one kind of content: its list, import and export, and of an entry its form and its history. */
export function KindScreens() {
  const name = useParams().kind
  const me = useMe()
  const kind = Object.values(kinds).find((each) => each.name === name)
  if (!kind) return <NotFound />
  // An auditor reads histories without reading what is being written.
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
