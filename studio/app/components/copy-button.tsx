import Button from '@mui/material/Button'
import { useState } from 'react'
import { useMessages } from '../language/language.ts'
import { shellMessages } from '../messages/shell.ts'

/** Puts a text on the clipboard and says so. Without a clipboard the text beside it can be selected by hand. */
export function CopyButton({ text }: { text: string }) {
  const t = useMessages(shellMessages)
  const [copied, setCopied] = useState(false)
  const copy = () =>
    navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <Button variant="contained" onClick={() => void copy()}>
      <span aria-live="polite">{copied ? t.copied : t.copy}</span>
    </Button>
  )
}
