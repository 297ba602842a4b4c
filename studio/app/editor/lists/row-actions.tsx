import { Alert, Button, IconButton } from '@mui/material'
import type { ReactNode } from 'react'
import { useMessages } from '../../language/language.ts'
import { editorMessages } from '../../messages/editor.ts'

type RowAction = { name: string; icon: ReactNode; run: (() => void) | undefined; id?: string }

/** Small buttons in a row. An unavailable one stays in place, so that the others do not move. */
export function RowActions({ of, actions }: { of: string; actions: readonly RowAction[] }) {
  return actions.map(({ name, icon, run, id }) => (
    <IconButton
      key={name}
      id={id}
      size="small"
      aria-label={`${name} · ${of}`}
      title={name}
      aria-disabled={run === undefined}
      onClick={() => run?.()}
      sx={{ opacity: run ? 1 : 0.35 }}
    >
      {icon}
    </IconButton>
  ))
}

/** Says that a row was removed and offers to undo it. */
export function UndoRemoval({ title, onUndo }: { title: string; onUndo: () => void }) {
  const t = useMessages(editorMessages)
  return (
    <Alert
      severity="info"
      variant="outlined"
      sx={{ my: 1 }}
      action={
        <Button size="small" color="inherit" onClick={onUndo}>
          {t.undo}
        </Button>
      }
    >
      {t.removed(title)}
    </Alert>
  )
}
