import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Kind } from '@shanmen/content/kind.ts'
import { useState } from 'react'
import { LinkBase, useParams } from 'react-admin'
import { can } from '../../rights.ts'
import { Loaded } from '../components/loaded.tsx'
import { useCall } from '../components/use-call.ts'
import { useMessages } from '../language/language.ts'
import { historyMessages } from '../messages/history.ts'
import { useMe } from '../session/session.ts'
import { NotAllowed } from '../shell/not-found.tsx'
import { Page } from '../shell/page.tsx'
import { Comparison } from './comparison.tsx'
import { Publishings } from './publishings.tsx'
import { RevisionList } from './revision-list.tsx'
import { Steps } from './steps.tsx'
import { useTitle } from './use-title.ts'

/** Everything that was ever saved of an entry, two of it compared word by word, and the way back to any of it. */
export default function History({ kind }: { kind: Kind }) {
  const { id = '' } = useParams()
  return can(useMe(), 'history', kind) ? <EntryHistory kind={kind} id={id} key={id} /> : <NotAllowed />
}

function EntryHistory({ kind, id }: { kind: Kind; id: string }) {
  const t = useMessages(historyMessages)
  const mayRead = can(useMe(), 'read', kind)
  const history = useCall('history', { id })
  const [pair, setPair] = useState<{ older: number; newer: number }>()
  const newest = history.data?.revisions[0]?.no
  const title = useTitle(kind, id, newest)
  const shown = pair ?? (newest ? { older: Math.max(1, newest - 1), newer: newest } : undefined)
  return (
    <Page
      title={t.title(title || t.untitled)}
      note={t.note}
      actions={
        mayRead && (
          <>
            {!kind.single && (
              <Button component={LinkBase} to={`/${kind.name}`}>
                {t.toList}
              </Button>
            )}
            <Button component={LinkBase} to={`/${kind.name}/${id}`} variant="outlined">
              {t.toEntry}
            </Button>
          </>
        )
      }
    >
      <Loaded of={history}>
        {(data) => (
          <Box sx={{ display: 'grid', gap: 2.5 }}>
            {shown && data.revisions.length > 1 && (
              <Comparison kind={kind} id={id} revisions={data.revisions} pair={shown} onPair={setPair} />
            )}
            <RevisionList
              kind={kind}
              id={id}
              revisions={data.revisions}
              onPair={setPair}
              onRestored={() => {
                setPair(undefined)
                history.again()
              }}
            />
            <Publishings rows={data.publishings} />
            <Steps lines={data.lines} />
          </Box>
        )}
      </Loaded>
    </Page>
  )
}
