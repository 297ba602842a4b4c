import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useWords } from '../../language/language.ts'
import { editorWords } from '../../messages/editor.ts'

/** Says that a row is gone and gives it back. */
export function UndoRemoval({ title, onUndo }: { title: string; onUndo: () => void }) {
  const words = useWords(editorWords)
  return (
    <Alert
      severity="info"
      variant="outlined"
      sx={{ my: 1 }}
      action={
        <Button size="small" color="inherit" onClick={onUndo}>
          {words.undo}
        </Button>
      }
    >
      {words.removed(title)}
    </Alert>
  )
}
