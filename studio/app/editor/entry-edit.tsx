import type { Kind } from '@shanmen/content/kind.ts'
import { useParams } from 'react-admin'
import { can } from '../../rights.ts'
import { Loaded } from '../components/loaded.tsx'
import { useCall } from '../components/use-call.ts'
import { useLanguage } from '../language/language.ts'
import { useMe } from '../session/session.ts'
import { NotAllowed } from '../shell/not-found.tsx'
import { Page } from '../shell/page.tsx'
import { OpenEntry } from './open-entry.tsx'

/** The screen on which an entry is written, in both languages, and led to the public. */
export default function EntryEdit({ kind }: { kind: Kind }) {
  const { id = '' } = useParams()
  return can(useMe(), 'read', kind) ? <Reading kind={kind} id={id} key={id} /> : <NotAllowed />
}

function Reading({ kind, id }: { kind: Kind; id: string }) {
  const language = useLanguage()
  const entry = useCall('readEntry', { id })
  if (!entry.data)
    return (
      <Page title={kind.label[language]}>
        <Loaded of={entry}>{() => null}</Loaded>
      </Page>
    )
  return <OpenEntry kind={kind} entry={entry.data} onStale={entry.again} />
}
