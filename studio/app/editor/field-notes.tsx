import ContentCopy from '@mui/icons-material/ContentCopy'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Field } from '@shanmen/content/fields.ts'
import { type Language, otherLanguage } from '@shanmen/content/language.ts'
import { isSame } from '../compare/changes.ts'
import { useLanguage, useMessages } from '../language/language.ts'
import { editorMessages } from '../messages/editor.ts'
import { useValue } from './editing.tsx'
import { TranslationOutdatedNote } from './translation-outdated-note.tsx'

type FieldNotesProps = { name: string; field: Field; language: Language }

/**
 * Below a field of one language: a copy from the other one while this is empty, and what changed in Chinese since the
 * English was written.
 */
export function FieldNotes({ name, field, language }: FieldNotesProps) {
  const t = useMessages(editorMessages)
  const reader = useLanguage()
  const from = otherLanguage(language)
  const own = useValue([language, name])
  const other = useValue([from, name])
  const canCopy = !own.locked && isSame(own.value, undefined) && !isSame(other.value, undefined)
  const label = field.label[reader]
  return (
    <Box sx={{ mb: 1 }}>
      {canCopy && (
        <Button
          size="small"
          color="inherit"
          startIcon={<ContentCopy fontSize="inherit" />}
          aria-label={t.copyLabel(label, from)}
          onClick={() => own.change(other.value)}
        >
          {t.copyFrom[from]}
        </Button>
      )}
      {language === 'en' && <TranslationOutdatedNote path={['en', name]} label={label} />}
    </Box>
  )
}
