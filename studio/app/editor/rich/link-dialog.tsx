import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { isHref } from '@shanmen/content/rich-text/check.ts'
import { useId, useState } from 'react'
import { useWords } from '../../language/language.ts'
import { editorWords } from '../../messages/editor.ts'
import { richWords } from '../../messages/rich.ts'
import { PageInput } from '../fields/page-control.tsx'

type LinkDialogProps = {
  href: string
  /** Words are asked for only where nothing is selected. */
  asksText: boolean
  onDone: (href: string, text: string) => void
  onRemove: (() => void) | undefined
  onClose: () => void
}

/** Where a link leads: a page of this site, picked by its title, or an address outside. */
export function LinkDialog({ href, asksText, onDone, onRemove, onClose }: LinkDialogProps) {
  const words = useWords(richWords)
  const common = useWords(editorWords)
  const id = useId()
  const isInside = href.startsWith('/')
  const [inside, setInside] = useState(isInside ? href : '')
  const [outside, setOutside] = useState(isInside ? '' : href)
  const [text, setText] = useState('')
  const [tried, setTried] = useState(false)
  const address = inside || outside.trim()
  const wrong = tried && !isHref(address)
  const done = () => {
    setTried(true)
    if (isHref(address)) onDone(address, text)
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{words.linkTitle}</DialogTitle>
      <DialogContent>
        {asksText && (
          <TextField label={words.linkText} value={text} onChange={(event) => setText(event.target.value)} />
        )}
        <PageInput
          id={`${id}-page`}
          label={words.linkInside}
          value={inside}
          onChange={(path) => {
            setInside(path)
            if (path) setOutside('')
          }}
          error={wrong}
        />
        <TextField
          label={words.linkOutside}
          value={outside}
          onChange={(event) => {
            setOutside(event.target.value)
            if (event.target.value) setInside('')
          }}
          error={wrong}
          helperText={wrong ? words.linkWrong : words.linkOutsideHint}
          slotProps={{ htmlInput: { inputMode: 'url', spellCheck: false } }}
        />
      </DialogContent>
      <DialogActions>
        {onRemove && (
          <Button color="inherit" onClick={onRemove}>
            {words.linkRemove}
          </Button>
        )}
        <Button color="inherit" onClick={onClose}>
          {common.cancel}
        </Button>
        <Button variant="contained" onClick={done}>
          {common.done}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
