import Add from '@mui/icons-material/Add'
import { Alert, Box, Button, FormHelperText, IconButton, Typography } from '@mui/material'
import { visuallyHidden } from '@mui/utils'
import type { AnyDocument } from '@shanmen/content/documents/document.ts'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { useMessages } from '../../language/language.ts'
import { editorMessages } from '../../messages/editor.ts'
import { useEditing } from '../editing.tsx'

type RowAction = { name: string; icon: ReactNode; run: (() => void) | undefined; id?: string }

/** Focuses what moves with a row, or else `other`: the row renders at its new position first. */
export const focusSoon = (id: string, other = ''): number =>
  requestAnimationFrame(() => (document.getElementById(id) ?? document.getElementById(other))?.focus())

/**
 * The row that was removed last, while its removal is the last change of the draft: only then does `undo` bring it back. The value
 * of the list would not do: another row that comes to this position may have the same.
 */
export function useRemoved<Row>() {
  const { draft } = useEditing()
  const [last, setLast] = useState<{ row: Row; after: AnyDocument }>()
  const removed = useSyncExternalStore(draft.subscribe, () =>
    draft.state().document === last?.after ? last?.row : undefined,
  )
  return {
    removed,
    /** Its button disappears: the focus goes to the row. */
    undo(id: string) {
      draft.undo()
      focusSoon(id)
    },
    remember: (row: Row) => setLast({ row, after: draft.state().document }),
  }
}

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
function UndoRemoval({ title, onUndo }: { title: string; onUndo: () => void }) {
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

type RowsProps = {
  id: string
  label: string
  /** Announced by screen readers after a move. */
  announcement: string
  removed: { title: string; onUndo: () => void } | undefined
  help: string
  error: boolean
  /** Left out where nothing may be changed. */
  add: { label: string; run: () => void; disabled?: boolean } | undefined
  children: ReactNode
}

/** The field around a list or a tree: its heading, its rows, the offer to undo a removal, its help, and the button to add. */
export function Rows({ id, label, announcement, removed, help, error, add, children }: RowsProps) {
  return (
    <Box role="group" id={id} tabIndex={-1} aria-label={label} sx={{ my: 1 }}>
      <Typography variant="h4" component="h3" sx={{ mb: 1 }}>
        {label}
      </Typography>
      <Box component="span" role="status" sx={visuallyHidden}>
        {announcement}
      </Box>
      {children}
      {removed && <UndoRemoval {...removed} />}
      {help && <FormHelperText error={error}>{help}</FormHelperText>}
      {add && (
        <Button startIcon={<Add />} disabled={add.disabled} onClick={add.run}>
          {add.label}
        </Button>
      )}
    </Box>
  )
}
