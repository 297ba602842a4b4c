import Button from '@mui/material/Button'
import { useWords } from '../language/language.ts'
import { shellWords } from '../messages/shell.ts'
import { Page } from './page.tsx'

/** In place of a screen that broke. Loading anew also brings the newest version of the studio. */
export function BrokenScreen() {
  const words = useWords(shellWords)
  return (
    <Page title={words.brokenTitle} note={words.broken}>
      <Button variant="contained" onClick={() => location.reload()}>
        {words.reload}
      </Button>
    </Page>
  )
}
