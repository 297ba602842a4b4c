import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { useId, useState } from 'react'
import { useLanguage, useMessages } from '../../language/language.ts'
import { Thumbnail } from '../../media/media-card.tsx'
import { MediaPicker } from '../../media/media-picker.tsx'
import { useMedium } from '../../media/use-medium.ts'
import { editorMessages } from '../../messages/editor.ts'
import { richTextMessages } from '../../messages/rich.ts'
import type { PictureValues } from './picture.tsx'

type PictureDialogProps = {
  values: PictureValues
  onDone: (values: PictureValues) => void
  onClose: () => void
}

/** Caption and alternative text of a picture in a text, and another picture in its place. */
export function PictureDialog({ values, onDone, onClose }: PictureDialogProps) {
  const t = useMessages(richTextMessages)
  const common = useMessages(editorMessages)
  const language = useLanguage()
  const id = useId()
  const [now, setNow] = useState(values)
  const [picking, setPicking] = useState(values.media === '')
  const medium = useMedium(now.media || undefined)
  if (picking)
    return (
      <MediaPicker
        type="picture"
        onClose={() => (now.media ? setPicking(false) : onClose())}
        onPick={([picked]) => {
          if (picked) setNow({ ...now, media: picked.id })
          setPicking(false)
        }}
      />
    )
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{t.editPicture}</DialogTitle>
      <DialogContent>
        {medium && <Thumbnail medium={medium} height={180} />}
        <Button onClick={() => setPicking(true)}>{t.otherPicture}</Button>
        <TextField
          label={t.caption}
          value={now.caption}
          onChange={(event) => setNow({ ...now, caption: event.target.value.slice(0, 2000) })}
        />
        <TextField
          label={t.alt}
          value={now.alt}
          onChange={(event) => setNow({ ...now, alt: event.target.value.slice(0, 2000) })}
          helperText={medium?.alt[language] ? t.altFromLibrary(medium.alt[language]) : t.altHint}
        />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {common.cancel}
        </Button>
        <Button variant="contained" onClick={() => onDone(now)}>
          {common.done}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
