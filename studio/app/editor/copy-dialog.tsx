import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import type { AnyDocument } from '@shanmen/content/documents/document.ts'
import type { Kind } from '@shanmen/content/kind.ts'
import { changesBetween } from '../compare/changes.ts'
import { ComparedText } from '../compare/compared-text.tsx'
import { useLanguage, useMessages } from '../language/language.ts'
import { showMoment } from '../language/moments.ts'
import { editorMessages } from '../messages/editor.ts'
import type { LocalCopy } from './model/local-copy.ts'

type CopyDialogProps = {
  kind: Kind
  copy: LocalCopy
  saved: AnyDocument
  onRestore: () => void
  onDrop: () => void
}

/** Offers what this browser still has from before a crash, and shows how it differs. One has to decide first. */
export function CopyDialog({ kind, copy, saved, onRestore, onDrop }: CopyDialogProps) {
  const t = useMessages(editorMessages)
  const language = useLanguage()
  return (
    <Dialog open aria-labelledby="copy-title" maxWidth="md" fullWidth>
      <DialogTitle id="copy-title">{t.copy.title}</DialogTitle>
      <DialogContent>
        <DialogContentText>{t.copy.text(showMoment(copy.at, language))}</DialogContentText>
        <Typography sx={{ mt: 2 }}>{t.copy.legend}</Typography>
        {changesBetween(kind, saved, copy.document, language).map(({ id, side, label, before, after }) => (
          <Box key={id} sx={{ mt: 1.5 }}>
            <Typography variant="h4" component="h3">
              {side === 'shared' ? label[language] : t.inLanguage(label[language], side)}
            </Typography>
            <ComparedText before={before} after={after} />
          </Box>
        ))}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onDrop}>
          {t.copy.drop}
        </Button>
        <Button variant="contained" onClick={onRestore}>
          {t.copy.restore}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
