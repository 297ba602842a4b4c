import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import type { BothWords } from '@shanmen/content/language.ts'
import { useLanguage } from '../language/language.ts'

/** The place where a form says what is wrong. It is always there, so that its words are announced when they come. */
export function Problem({ of }: { of: BothWords | undefined }) {
  const language = useLanguage()
  return (
    <Box role="alert" sx={of && { my: 1.5 }}>
      {of && (
        <Alert severity="error" role="presentation">
          {of[language]}
        </Alert>
      )}
    </Box>
  )
}
