import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { languageCodes } from '@shanmen/content/language.ts'
import { memo } from 'react'
import { useLanguage, useMessages } from '../language/language.ts'
import { editorMessages } from '../messages/editor.ts'
import { useEditing } from './editing.tsx'
import { FieldNotes } from './field-notes.tsx'
import { twoColumns } from './fields/both-control.tsx'
import { Control } from './fields/control.tsx'
import { RowFields } from './lists/row-fields.tsx'

/**
 * The form of an entry, made from its kind's declaration: what both languages share once above, then each field of the
 * text in Chinese and English beside each other.
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
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
            {t.sharedText}
          </Typography>
          <RowFields fields={kind.shared} path={['shared']} />
        </Box>
      )}
      {fields.length > 0 && (
        <Box component="section" aria-labelledby="words-heading">
          <Typography id="words-heading" variant="h2">
            {t.words}
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
            {t.wordsText}
          </Typography>
          {fields.map(([name, field]) => (
            <Box key={name} sx={twoColumns}>
              {languageCodes.map((code) => (
                <Box key={code} sx={{ minWidth: 0 }}>
                  <Control
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
    </>
  )
})
