import Box from '@mui/material/Box'
import { languageCodes } from '@shanmen/content/language.ts'
import { useMessages } from '../../language/language.ts'
import { editorMessages } from '../../messages/editor.ts'
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
  const t = useMessages(editorMessages)
  const { label: own, max, lines, required = false } = field
  const text = { type: 'text', label: own, max, lines, required } as const
  return (
    <Box sx={twoColumns}>
      {languageCodes.map((code) => (
        <TextControl key={code} field={text} path={[...path, code]} label={t.inLanguage(label, code)} />
      ))}
    </Box>
  )
}
