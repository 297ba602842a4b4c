import { Alert, Button, TextField } from '@mui/material'
import { isHref } from '@shanmen/content/rich-text/check.ts'
import { useId, useState } from 'react'
import { useParams } from 'react-admin'
import { StudioDialog } from '../../components/dialog.tsx'
import { useMessages } from '../../language/language.ts'
import { editorMessages } from '../../messages/editor.ts'
import { mediaMessages } from '../../messages/media.ts'
import { richTextMessages } from '../../messages/rich.ts'
import { useUnsent } from '../../session/unsent.ts'
import { PageInput } from '../fields/page-control.tsx'

type LinkDialogProps = {
  /** The id of the text. */
  field: string
  /** What is selected in it, or the position of the caret. */
  place: string
  href: string
  /** Asks for the link's text too: nothing is selected. */
  asksText: boolean
  onDone: (href: string, text: string) => void
  onRemove: (() => void) | undefined
  onClose: () => void
}

/** Where a link leads: a page of this site, picked by its title, or an address outside. */
export function LinkDialog({ field, place, href, asksText, onDone, onRemove, onClose }: LinkDialogProps) {
  const t = useMessages(richTextMessages)
  const common = useMessages(editorMessages)
  const media = useMessages(mediaMessages)
  const id = useId()
  const isInside = href.startsWith('/')
  const entry = useParams().id
  const empty = { inside: isInside ? href : '', outside: isInside ? '' : href, text: '' }
  const typed = useUnsent(`link:${entry}:${field}:${place}:${href}`, empty)
  const [wasTyped] = useState(typed.value !== empty)
  const { inside, outside, text } = typed.value
  const [tried, setTried] = useState(false)
  const address = inside || outside.trim()
  const wrong = tried && !isHref(address)
  const done = () => {
    setTried(true)
    if (!isHref(address)) return
    typed.sent()
    onDone(address, text)
  }
  const close = () => {
    typed.sent()
    onClose()
  }
  return (
    <StudioDialog
      title={t.linkTitle}
      onClose={close}
      submit={{ label: common.done, run: done }}
      before={
        onRemove && (
          <Button
            color="inherit"
            onClick={() => {
              typed.sent()
              onRemove()
            }}
          >
            {t.linkRemove}
          </Button>
        )
      }
    >
      {wasTyped && <Alert severity="info">{media.unsaved}</Alert>}
      {asksText && (
        <TextField
          label={t.linkText}
          value={text}
          onChange={(event) => typed.write({ ...typed.value, text: event.target.value })}
        />
      )}
      <PageInput
        id={`${id}-page`}
        label={t.linkInside}
        value={inside}
        onChange={(path) => typed.write({ text, inside: path, outside: path ? '' : outside })}
        error={wrong}
      />
      <TextField
        label={t.linkOutside}
        value={outside}
        onChange={(event) => {
          const { value } = event.target
          typed.write({ text, inside: value ? '' : inside, outside: value })
        }}
        error={wrong}
        helperText={wrong ? t.linkWrong : t.linkOutsideHint}
        slotProps={{ htmlInput: { inputMode: 'url', spellCheck: false } }}
      />
    </StudioDialog>
  )
}
