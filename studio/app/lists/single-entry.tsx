import type { Kind } from '@shanmen/content/kind.ts'
import type { KindName } from '@shanmen/content/kinds.ts'
import { Navigate } from 'react-admin'
import { Loaded } from '../components/loaded.tsx'
import { useCall } from '../components/use-call.ts'
import { useLanguage } from '../language/language.ts'
import { Page } from '../shell/page.tsx'

/** A kind of which there is one entry has no list: the way leads straight to it, or to writing it. */
export function SingleEntry({ kind }: { kind: Kind }) {
  const language = useLanguage()
  const found = useCall('entryList', { kind: kind.name as KindName, pageSize: 1 })
  if (!found.data)
    return (
      <Page title={kind.label[language]}>
        <Loaded of={found}>{() => null}</Loaded>
      </Page>
    )
  const [entry] = found.data.rows
  return <Navigate to={`/${kind.name}/${entry?.id ?? 'create'}`} replace />
}
