import { Button } from '@mui/material'
import { LinkBase } from 'react-admin'
import { useMessages } from '../language/language.ts'
import { shellMessages } from '../messages/shell.ts'
import { Page } from './page.tsx'

export function NotFound() {
  const t = useMessages(shellMessages)
  return <NoScreen title={t.notFoundTitle} note={t.notFound} />
}

/** Shown instead of a screen that this person may not see; the server would refuse its calls too. */
export function NotAllowed() {
  const t = useMessages(shellMessages)
  return <NoScreen title={t.notAllowedTitle} note={t.notAllowed} />
}

function NoScreen({ title, note }: { title: string; note: string }) {
  const t = useMessages(shellMessages)
  return (
    <Page title={title} note={note}>
      <Button component={LinkBase} to="/" variant="outlined">
        {t.toDashboard}
      </Button>
    </Page>
  )
}

/** Shown instead of a screen that failed. Reloading also loads the newest version of the studio. */
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
