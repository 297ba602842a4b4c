import { Box, FormHelperText, Typography } from '@mui/material'
import { plainText } from '@shanmen/content/rich-text/rich-text.ts'
import { defaultLanguage, languages } from '@shanmen/contract/languages.ts'
import { lazy, Suspense } from 'react'
import { useMessages } from '../../language/language.ts'
import { editorMessages } from '../../messages/editor.ts'
import { useValue } from '../editing.tsx'
import { type ControlProps, idOf, languageOf, useHelp } from '../fields/field-help.ts'
import { countCharacters, countWords } from '../model/counts.ts'

// The largest part of the editor: kinds without a text do not fetch it.
const RichEditor = lazy(() => import('./rich-editor.tsx'))

/** A text with headings, lists, tables, links and pictures. */
export function RichControl({ field, path, label }: ControlProps<'rich'>) {
  const { value, change, locked } = useValue(path)
  const t = useMessages(editorMessages)
  const language = languageOf(path) ?? defaultLanguage
  const text = plainText(value)
  const counted = languages[language].isCjk ? t.counted : t.countedEnglish
  const { help, error, missing } = useHelp(path, counted(countWords(text, language), countCharacters(text)))
  return (
    <Box sx={{ my: 1, minWidth: 0 }}>
      <Typography variant="body2" color={error || missing ? 'error' : 'text.secondary'} sx={{ mb: 0.5 }}>
        {label}
        {field.required ? ' *' : ''}
      </Typography>
      <Suspense fallback={<Box sx={{ minHeight: '18rem' }} />}>
        <RichEditor
          id={idOf(path)}
          label={label}
          language={language}
          value={value}
          onChange={change}
          editable={!locked}
          required={field.required ?? false}
        />
      </Suspense>
      <FormHelperText id={`${idOf(path)}-help`} error={error}>
        {help}
      </FormHelperText>
    </Box>
  )
}
