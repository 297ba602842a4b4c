import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useId, useState } from 'react'
import { useMessages } from '../language/language.ts'
import { mediaMessages } from '../messages/media.ts'
import { MediaBrowser } from './media-browser.tsx'
import type { Medium } from './medium.ts'

type MediaPickerProps = {
  type: Medium['type']
  /** Several may be chosen at once. */
  several?: boolean
  onPick: (media: Medium[]) => void
  onClose: () => void
}

/** Chooses pictures or files for an entry, or uploads them. Only what is ready can be used. */
export function MediaPicker({ type, several = false, onPick, onClose }: MediaPickerProps) {
  const t = useMessages(mediaMessages)
  const id = useId()
  const [chosen, setChosen] = useState<readonly Medium[]>([])
  const toggle = (medium: Medium) => {
    if (medium.state !== 'ready') return
    const isChosen = chosen.some((each) => each.id === medium.id)
    if (isChosen) setChosen(chosen.filter((each) => each.id !== medium.id))
    else setChosen(several ? [...chosen, medium] : [medium])
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="md" fullWidth>
      <DialogTitle id={id}>{type === 'picture' ? t.pickPicture : t.pickFile}</DialogTitle>
      <DialogContent dividers>
        <MediaBrowser
          type={type}
          mayUpload
          chosen={chosen.map((each) => each.id)}
          onChoose={toggle}
          onUploaded={toggle}
          onPick={(medium) => medium.state === 'ready' && !several && onPick([medium])}
        />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t.cancel}
        </Button>
        <Button variant="contained" disabled={chosen.length === 0} onClick={() => onPick([...chosen])}>
          {t.pick(chosen.length)}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
