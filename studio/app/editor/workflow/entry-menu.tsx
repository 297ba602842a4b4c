import { Button } from '@mui/material'
import type { Kind } from '@shanmen/content/kind.ts'
import { useState } from 'react'
import { useNavigate, useNotify } from 'react-admin'
import { can } from '../../../rights.ts'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { messageOf } from '../../components/use-call.ts'
import { useLanguage, useMessages } from '../../language/language.ts'
import { editorMessages } from '../../messages/editor.ts'
import { call, useMe } from '../../session/session.ts'
import type { Entry } from '../editing.tsx'

type EntryMenuProps = { kind: Kind; entry: Entry; title: string; onStale: () => void }

/** Actions on the entry as a whole. A single entry can be neither copied nor trashed. */
export function EntryMenu({ kind, entry, title, onStale }: EntryMenuProps) {
  const t = useMessages(editorMessages)
  const language = useLanguage()
  const me = useMe()
  const notify = useNotify()
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  if (kind.single || !can(me, 'write', kind)) return null
  const run = async (action: () => Promise<unknown>) => {
    try {
      await action()
    } catch (error) {
      notify(messageOf(error)[language], { type: 'error' })
    }
  }
  const duplicate = () =>
    run(async () => {
      const { id } = await call('duplicateEntry', { id: entry.id })
      notify(t.duplicated, { type: 'success' })
      navigate(`/${kind.name}/${id}`)
    })
  const moveToTrash = () =>
    run(async () => {
      setAsking(false)
      await call('trashEntry', { id: entry.id })
      notify(t.movedToTrash, { type: 'success' })
      navigate(`/${kind.name}`)
    })
  const restore = () => run(async () => call('restoreEntry', { id: entry.id }).then(onStale))
  if (entry.trashed)
    return (
      <Button variant="contained" onClick={() => void restore()}>
        {t.restoreFromTrash}
      </Button>
    )
  return (
    <>
      <Button color="inherit" onClick={() => void duplicate()}>
        {t.duplicate}
      </Button>
      <Button color="inherit" onClick={() => setAsking(true)}>
        {t.moveToTrash}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t.trashQuestion(title)}
        text={t.trashText}
        yes={t.moveToTrash}
        onYes={() => void moveToTrash()}
        onNo={() => setAsking(false)}
      />
    </>
  )
}
