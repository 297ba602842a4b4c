import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { ComparedText } from '../compare/compared-text.tsx'
import { useWords } from '../language/language.ts'
import { editorWords } from '../messages/editor.ts'
import { useMarks } from './editing.tsx'
import type { Path } from './model/paths.ts'

/** Says that the Chinese of a field changed after its English was written, and shows what; nothing otherwise. */
export function BehindNote({ path, label }: { path: Path; label: string }) {
  const words = useWords(editorWords)
  const { behind } = useMarks(path)
  const [open, setOpen] = useState(false)
  if (!behind) return null
  return (
    <>
      <Button size="small" color="warning" aria-expanded={open} onClick={() => setOpen(!open)}>
        {`${words.behind} · ${open ? words.behindHide : words.behindShow}`}
      </Button>
      {open && (
        <Box
          role="group"
          aria-label={words.behindTitle(label)}
          tabIndex={0}
          sx={{ p: 1.5, border: 1, borderColor: 'divider', maxHeight: '20rem', overflowY: 'auto' }}
        >
          <ComparedText before={behind.before} after={behind.after} lang="zh-CN" />
        </Box>
      )}
    </>
  )
}
