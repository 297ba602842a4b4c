import { Alert, Box, Button, Typography, type TypographyProps } from '@mui/material'
import type { InterfaceText } from '@shanmen/contract/languages.ts'
import type { ReactNode } from 'react'
import { useLanguage, useMessages } from '../language/language.ts'
import { shellMessages } from '../messages/shell.ts'
import type { CallState } from './use-call.ts'

/** Shows the answer of a call; until then a loading message, or the error with a button to retry. */
export function Loaded<D>({ of, children }: { of: CallState<D>; children: (data: D) => ReactNode }) {
  const t = useMessages(shellMessages)
  const language = useLanguage()
  return (
    <>
      {of.problem && (
        <Alert
          severity="error"
          sx={{ mb: 2 }}
          action={
            <Button color="inherit" onClick={of.reload}>
              {t.retry}
            </Button>
          }
        >
          {of.problem[language]}
        </Alert>
      )}
      {of.data !== undefined
        ? children(of.data)
        : !of.problem && (
            <Typography role="status" color="textSecondary" sx={{ py: 3 }}>
              {t.loading}
            </Typography>
          )}
    </>
  )
}

/** The error message of a form. The element is always there, so that screen readers announce its text. */
export function Problem({ of }: { of: InterfaceText | undefined }) {
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

/** Small grey text: an explanation, or the second line of a row. */
export const Note = (props: TypographyProps) => (
  <Typography variant="body2" color="textSecondary" {...props} />
)
