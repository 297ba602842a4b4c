import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Problem } from '../components/problem.tsx'
import { Question } from '../components/question.tsx'
import { useStep } from '../components/use-step.ts'
import { Card } from '../dashboard/dashboard-card.tsx'
import { useWords } from '../language/language.ts'
import { accountWords } from '../messages/account.ts'
import { call } from '../session/call.ts'
import { readSession } from '../session/session.ts'

/** Ends every session of the own account, this one too. */
export function Sessions() {
  const words = useWords(accountWords)
  const [asking, setAsking] = useState(false)
  const { busy, problem, run } = useStep(async () => {
    setAsking(false)
    await call('endSessions', {})
    await readSession()
  })
  return (
    <Card title={words.sessions}>
      <Typography color="textSecondary" sx={{ mb: 1.5 }}>
        {words.sessionsText}
      </Typography>
      <Problem of={problem} />
      <Button variant="outlined" loading={busy} onClick={() => setAsking(true)}>
        {words.endSessions}
      </Button>
      <Question
        open={asking}
        title={words.endQuestion}
        text={words.endText}
        yes={words.endSessions}
        onYes={() => void run()}
        onNo={() => setAsking(false)}
      />
    </Card>
  )
}
