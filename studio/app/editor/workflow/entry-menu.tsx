import { Button } from '@mui/material'
import type { Kind } from '@shanmen/content/kind.ts'
import { defaultLanguage } from '@shanmen/contract/languages.ts'
import { useState } from 'react'
import { useNavigate, useNotify } from 'react-admin'
import { can } from '../../../rights.ts'
import { StudioDialog } from '../../components/dialog.tsx'
import { useNotified } from '../../components/use-call.ts'
import { useMessages } from '../../language/language.ts'
import { editorMessages } from '../../messages/editor.ts'
import { call, useMe } from '../../session/session.ts'
import type { Entry } from '../editing.tsx'
import type { Draft } from '../model/draft.ts'
import { saveAll } from '../model/save-all.ts'

type EntryMenuProps = { kind: Kind; entry: Entry; title: string; draft: Draft; onStale: () => void }

/**
 * Actions on the entry as a whole, in every language, each with what was just typed. A single entry can be neither copied nor
 * trashed.
 */
export function EntryMenu({ kind, entry, title, draft, onStale }: EntryMenuProps) {
  const t = useMessages(editorMessages)
  const me = useMe()
  const notify = useNotify()
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  // Where it is not saved, the save status above the form says why.
  const duplicate = useNotified(async () => {
    if ((await saveAll(draft)) === undefined) return
    const { id } = await call('duplicateEntry', { id: entry.id })
    notify(t.duplicated, { type: 'success' })
    navigate(`/${kind.name}/${id}`)
  })
  const moveToTrash = useNotified(async () => {
    setAsking(false)
    if ((await saveAll(draft)) === undefined) return
    await call('trashEntry', { id: entry.id })
    notify(t.movedToTrash, { type: 'success' })
    navigate(`/${kind.name}`)
  })
  const restore = useNotified(() => call('restoreEntry', { id: entry.id }).then(onStale))
  if (kind.single || !can(me, 'write', { section: kind.section, language: defaultLanguage })) return null
  if (entry.trashed)
    return (
      <Button variant="contained" onClick={() => void restore()}>
        {t.restoreFromTrash}
      </Button>
    )
  return (
    <>
      {/* Not by the second of a double click, also where “Restore” was. */}
      <Button color="inherit" onClick={({ detail }) => detail < 2 && void duplicate()}>
        {t.duplicate}
      </Button>
      <Button color="inherit" onClick={() => setAsking(true)}>
        {t.moveToTrash}
      </Button>
      <StudioDialog
        size="xs"
        open={asking}
        title={t.trashQuestion(title)}
        text={t.trashText}
        onClose={() => setAsking(false)}
        submit={{ label: t.moveToTrash, run: () => void moveToTrash() }}
      />
    </>
  )
}
