import ContentCopy from '@mui/icons-material/ContentCopy'
import { Box, Button, Typography } from '@mui/material'
import { mediaWordsKey } from '@shanmen/content/documents/document.ts'
import type { Field } from '@shanmen/content/fields.ts'
import { type Language, languageCodes, subtitleLanguage } from '@shanmen/contract/languages.ts'
import { memo } from 'react'
import { isSame, mediaWordsField } from '../compare/changes.ts'
import { Note } from '../components/call-status.tsx'
import { useLanguage, useMessages } from '../language/language.ts'
import { editorMessages } from '../messages/editor.ts'
import { twoColumns } from '../theme/theme.ts'
import { useEditing, useValue } from './editing.tsx'
import { FieldConflict } from './field-conflict.tsx'
import { Control, RowFields, TranslationOutdatedNote } from './fields/control.tsx'
import { idOf } from './fields/field-help.ts'

/**
 * The form of an entry, generated from its kind's declaration: shared fields first, then each text field in Chinese and
 * English side by side.
 */
export const EntryForm = memo(function EntryForm() {
  const t = useMessages(editorMessages)
  const language = useLanguage()
  const { kind } = useEditing()
  const hasShared = Object.keys(kind.shared).length > 0
  const fields = Object.entries(kind.words)
  return (
    <>
      {hasShared && (
        <Box component="section" aria-labelledby="shared-heading" sx={{ mb: 4 }}>
          <Typography id="shared-heading" variant="h2">
            {t.shared}
          </Typography>
          <Note sx={{ mb: 1 }}>{t.sharedText}</Note>
          <RowFields fields={kind.shared} path={['shared']} />
        </Box>
      )}
      {fields.length > 0 && (
        <Box component="section" aria-labelledby="words-heading">
          <Typography id="words-heading" variant="h2">
            {t.words}
          </Typography>
          <Note sx={{ mb: 1 }}>{t.wordsText}</Note>
          {fields.map(([name, field]) => (
            <Box key={name} sx={twoColumns}>
              {languageCodes.map((code) => (
                <Box key={code} sx={{ minWidth: 0 }}>
                  <Control
                    field={field}
                    path={[code, name]}
                    label={t.inLanguage(field.label[language], code)}
                  />
                  <FieldConflict
                    field={field}
                    path={[code, name]}
                    label={t.inLanguage(field.label[language], code)}
                  />
                  <FieldNotes name={name} field={field} language={code} />
                </Box>
              ))}
            </Box>
          ))}
        </Box>
      )}
      {/* They are written in dialogs, which have nothing to choose from. */}
      {languageCodes.map((code) => (
        <Box key={code} id={idOf([code, mediaWordsKey])} tabIndex={-1}>
          <FieldConflict
            field={mediaWordsField}
            path={[code, mediaWordsKey]}
            label={t.inLanguage(mediaWordsField.label[language], code)}
          />
        </Box>
      ))}
    </>
  )
})

type FieldNotesProps = { name: string; field: Field; language: Language }

/**
 * Below a field of one language: a button that copies from the other language while this is empty, and what changed in
 * Chinese since the English was written.
 */
function FieldNotes({ name, field, language }: FieldNotesProps) {
  const t = useMessages(editorMessages)
  const reader = useLanguage()
  const from = subtitleLanguage(language)
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
          {t.copyFrom(from)}
        </Button>
      )}
      {language === 'en' && <TranslationOutdatedNote path={['en', name]} label={label} />}
    </Box>
  )
}
