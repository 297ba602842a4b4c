import Box from '@mui/material/Box'
import type { Fields } from '@shanmen/content/fields.ts'
import { useLanguage } from '../../language/language.ts'
import { Control, isWide } from '../fields/control.tsx'
import type { Path } from '../model/paths.ts'
import { TranslationOutdatedNote } from '../translation-outdated-note.tsx'

/** The fields of one row of a list, or of the part that both languages share: short ones beside each other. */
export function RowFields({ fields, path }: { fields: Fields; path: Path }) {
  const language = useLanguage()
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 0.5,
        columnGap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
        alignItems: 'start',
      }}
    >
      {Object.entries(fields).map(([name, field]) => (
        <Box key={name} sx={isWide(field) ? { gridColumn: '1 / -1', minWidth: 0 } : { minWidth: 0 }}>
          <Control field={field} path={[...path, name]} label={field.label[language]} />
          <TranslationOutdatedNote path={[...path, name]} label={field.label[language]} />
        </Box>
      ))}
    </Box>
  )
}
