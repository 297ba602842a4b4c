import { Button } from '@mui/material'
import { useState } from 'react'
import { useMessages } from '../language/language.ts'
import { shellMessages } from '../messages/shell.ts'

/** Copies a text to the clipboard and says so. Without a clipboard the text next to it can be selected. */
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
