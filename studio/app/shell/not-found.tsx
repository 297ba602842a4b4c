import Button from '@mui/material/Button'
import { LinkBase } from 'react-admin'
import { useWords } from '../language/language.ts'
import { shellWords } from '../messages/shell.ts'
import { Page } from './page.tsx'

export function NotFound() {
  const words = useWords(shellWords)
  return (
    <Page title={words.notFoundTitle} note={words.notFound}>
      <Button component={LinkBase} to="/" variant="outlined">
        {words.toFront}
      </Button>
    </Page>
  )
}

/** Shown in place of a screen that this person has no right to; the server would refuse its calls too. */
export function NotAllowed() {
  const words = useWords(shellWords)
  return (
    <Page title={words.notAllowedTitle} note={words.notAllowed}>
      <Button component={LinkBase} to="/" variant="outlined">
        {words.toFront}
      </Button>
    </Page>
  )
}
