import { useState } from 'react'
import { StudioDialog } from '../components/dialog.tsx'
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
  const [chosen, setChosen] = useState<readonly Medium[]>([])
  const toggle = (medium: Medium) => {
    if (medium.state !== 'ready') return
    const isChosen = chosen.some((each) => each.id === medium.id)
    if (isChosen) setChosen(chosen.filter((each) => each.id !== medium.id))
    else setChosen(several ? [...chosen, medium] : [medium])
  }
  return (
    <StudioDialog
      title={type === 'picture' ? t.pickPicture : t.pickFile}
      size="md"
      dividers
      onClose={onClose}
      submit={{
        label: t.pick(chosen.length),
        run: () => onPick([...chosen]),
        disabled: chosen.length === 0,
      }}
    >
      <MediaBrowser
        type={type}
        mayUpload
        chosen={chosen.map((each) => each.id)}
        onChoose={toggle}
        onUploaded={toggle}
        onPick={(medium) => medium.state === 'ready' && !several && onPick([medium])}
      />
    </StudioDialog>
  )
}
