import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { ComparedText } from '../compare/compared-text.tsx'
import { useMessages } from '../language/language.ts'
import { editorMessages } from '../messages/editor.ts'
import { useMarks } from './editing.tsx'
import type { Path } from './model/paths.ts'

/** Says that the Chinese of a field changed after its English was written, and shows what; nothing otherwise. */
export function TranslationOutdatedNote({ path, label }: { path: Path; label: string }) {
  const t = useMessages(editorMessages)
  const { behind } = useMarks(path)
  const [open, setOpen] = useState(false)
  if (!behind) return null
  return (
    <>
      <Button size="small" color="warning" aria-expanded={open} onClick={() => setOpen(!open)}>
        {`${t.behind} · ${open ? t.translationOutdatedHide : t.translationOutdatedShow}`}
      </Button>
      {open && (
        <Box
          role="group"
          aria-label={t.translationOutdatedTitle(label)}
          tabIndex={0}
          sx={{ p: 1.5, border: 1, borderColor: 'divider', maxHeight: '20rem', overflowY: 'auto' }}
        >
          <ComparedText before={behind.before} after={behind.after} lang="zh-CN" />
        </Box>
      )}
    </>
  )
}
