import Button from '@mui/material/Button'
import type { Kind } from '@shanmen/content/kind.ts'
import { useState } from 'react'
import { LinkBase, useListContext, useNotify } from 'react-admin'
import { can } from '../../rights.ts'
import { ConfirmDialog } from '../components/question.tsx'
import { messageOf } from '../components/use-call.ts'
import { useLanguage, useMessages } from '../language/language.ts'
import { listMessages } from '../messages/lists.ts'
import { call } from '../session/call.ts'
import { useMe } from '../session/session.ts'
import type { EntryRow } from './entry-table.tsx'

type EntryActionsProps = { kind: Kind; row: EntryRow; binned: boolean }

/** What can be done with an entry without opening it. */
export function EntryActions({ kind, row, binned }: EntryActionsProps) {
  const t = useMessages(listMessages)
  const language = useLanguage()
  const me = useMe()
  const notify = useNotify()
  const { refetch } = useListContext()
  const [asking, setAsking] = useState(false)
  const title = row.zh.title || row.en.title || t.untitled
  const run = async (step: 'binEntry' | 'unbinEntry') => {
    setAsking(false)
    try {
      await call(step, { id: row.id })
      notify(step === 'binEntry' ? t.binned : t.restored, { type: 'success' })
      await refetch()
    } catch (error) {
      notify(messageOf(error)[language], { type: 'error' })
    }
  }
  return (
    <>
      {can(me, 'history', kind) && (
        <Button
          size="small"
          component={LinkBase}
          to={`/${kind.name}/${row.id}/history`}
          aria-label={`${t.history} · ${title}`}
        >
          {t.history}
        </Button>
      )}
      {can(me, 'write', kind) && !kind.single && (
        <Button
          size="small"
          color="inherit"
          aria-label={`${binned ? t.restore : t.moveToTrash} · ${title}`}
          onClick={() => (binned ? void run('unbinEntry') : setAsking(true))}
        >
          {binned ? t.restore : t.moveToTrash}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        title={t.trashQuestion(title)}
        text={t.trashText}
        yes={t.moveToTrash}
        onYes={() => void run('binEntry')}
        onNo={() => setAsking(false)}
      />
    </>
  )
}
