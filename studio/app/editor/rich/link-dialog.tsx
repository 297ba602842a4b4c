import { Button, TextField } from '@mui/material'
import { isHref } from '@shanmen/content/rich-text/check.ts'
import { useId, useState } from 'react'
import { StudioDialog } from '../../components/dialog.tsx'
import { useMessages } from '../../language/language.ts'
import { editorMessages } from '../../messages/editor.ts'
import { richTextMessages } from '../../messages/rich.ts'
import { PageInput } from '../fields/page-control.tsx'

type LinkDialogProps = {
  href: string
  /** Asks for the link's text too: nothing is selected. */
  asksText: boolean
  onDone: (href: string, text: string) => void
  onRemove: (() => void) | undefined
  onClose: () => void
}

/** Where a link leads: a page of this site, picked by its title, or an address outside. */
export function LinkDialog({ href, asksText, onDone, onRemove, onClose }: LinkDialogProps) {
  const t = useMessages(richTextMessages)
  const common = useMessages(editorMessages)
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
    <StudioDialog
      title={t.linkTitle}
      onClose={onClose}
      submit={{ label: common.done, run: done }}
      before={
        onRemove && (
          <Button color="inherit" onClick={onRemove}>
            {t.linkRemove}
          </Button>
        )
      }
    >
      {asksText && (
        <TextField label={t.linkText} value={text} onChange={(event) => setText(event.target.value)} />
      )}
      <PageInput
        id={`${id}-page`}
        label={t.linkInside}
        value={inside}
        onChange={(path) => {
          setInside(path)
          if (path) setOutside('')
        }}
        error={wrong}
      />
      <TextField
        label={t.linkOutside}
        value={outside}
        onChange={(event) => {
          setOutside(event.target.value)
          if (event.target.value) setInside('')
        }}
        error={wrong}
        helperText={wrong ? t.linkWrong : t.linkOutsideHint}
        slotProps={{ htmlInput: { inputMode: 'url', spellCheck: false } }}
      />
    </StudioDialog>
  )
}
