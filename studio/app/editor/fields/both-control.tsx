import Box from '@mui/material/Box'
import { useWords } from '../../language/language.ts'
import { editorWords } from '../../words/editor.ts'
import type { ControlProps } from './field-help.ts'
import { TextControl } from './text-control.tsx'

/** Two things side by side where there is room, otherwise below each other. */
export const twoColumns = {
  display: 'grid',
  columnGap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
} as const

/** Words in both languages inside a shared list. */
export function BothControl({ field, path, label }: ControlProps<'both'>) {
  const words = useWords(editorWords)
  const text = { type: 'text', label: field.label, max: field.max, lines: field.lines } as const
  return (
    <Box sx={twoColumns}>
      <TextControl
        field={{ ...text, required: field.required }}
        path={[...path, 'zh']}
        label={words.inLanguage(label, 'zh')}
      />
      <TextControl field={text} path={[...path, 'en']} label={words.inLanguage(label, 'en')} />
    </Box>
  )
}
