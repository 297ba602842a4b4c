import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Problem } from '../components/problem.tsx'
import { ConfirmDialog } from '../components/question.tsx'
import { useAction } from '../components/use-step.ts'
import { Card } from '../dashboard/dashboard-card.tsx'
import { useMessages } from '../language/language.ts'
import { accountMessages } from '../messages/account.ts'
import { call } from '../session/call.ts'
import { readSession } from '../session/session.ts'

/** Ends every session of the own account, this one too. */
export function Sessions() {
  const t = useMessages(accountMessages)
  const [asking, setAsking] = useState(false)
  const { busy, problem, run } = useAction(async () => {
    setAsking(false)
    await call('endSessions', {})
    await readSession()
  })
  return (
    <Card title={t.sessions}>
      <Typography color="textSecondary" sx={{ mb: 1.5 }}>
        {t.sessionsText}
      </Typography>
      <Problem of={problem} />
      <Button variant="outlined" loading={busy} onClick={() => setAsking(true)}>
        {t.endSessions}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t.endQuestion}
        text={t.endText}
        yes={t.endSessions}
        onYes={() => void run()}
        onNo={() => setAsking(false)}
      />
    </Card>
  )
}
