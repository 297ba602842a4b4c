import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useMessages } from '../../language/language.ts'
import { editorMessages } from '../../messages/editor.ts'

/** Says that a row is gone and gives it back. */
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
