import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useLanguage, useWords } from '../language/language.ts'
import { shellWords } from '../messages/shell.ts'
import type { Called } from './use-call.ts'

/** Shows what was read; until then that it is being read, or why it could not be, with a way to try again. */
export function Loaded<D>({ of, children }: { of: Called<D>; children: (data: D) => ReactNode }) {
  const words = useWords(shellWords)
  const language = useLanguage()
  return (
    <>
      {of.problem && (
        <Alert
          severity="error"
          sx={{ mb: 2 }}
          action={
            <Button color="inherit" onClick={of.again}>
              {words.retry}
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
              {words.loading}
            </Typography>
          )}
    </>
  )
}
