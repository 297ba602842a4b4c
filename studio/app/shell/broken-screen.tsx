import Button from '@mui/material/Button'
import { useMessages } from '../language/language.ts'
import { shellMessages } from '../messages/shell.ts'
import { Page } from './page.tsx'

/** In place of a screen that broke. Loading anew also brings the newest version of the studio. */
export function BrokenScreen() {
  const t = useMessages(shellMessages)
  return (
    <Page title={t.brokenTitle} note={t.broken}>
      <Button variant="contained" onClick={() => location.reload()}>
        {t.reload}
      </Button>
    </Page>
  )
}
