import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { Answer } from '../../api/schemas.ts'
import { Problem } from '../components/problem.tsx'
import { useAction } from '../components/use-step.ts'
import { useMessages } from '../language/language.ts'
import { accountMessages } from '../messages/account.ts'
import { shellMessages } from '../messages/shell.ts'
import { call } from '../session/call.ts'
import { updateMe } from '../session/session.ts'
import { QrCode } from './qr-code.tsx'

export type Started = Answer<'startSecondFactor'>
type EnrolmentProps = { started: Started; onDone: () => void; onCancel: () => void }

/** Shows the secret to the app and asks for a first code: the second factor counts only once the app has proved it. */
export function Enrolment({ started, onDone, onCancel }: EnrolmentProps) {
  const t = useMessages(accountMessages)
  const shell = useMessages(shellMessages)
  const [code, setCode] = useState('')
  const { busy, problem, run } = useAction(async () => {
    const me = await call('confirmSecondFactor', { code })
    onDone()
    updateMe(me)
  })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void run()
      }}
    >
      <Typography>{t.scan}</Typography>
      <QrCode text={started.uri} label={t.qr} />
      <Typography color="textSecondary">{t.secret}</Typography>
      <Box component="code" sx={{ display: 'block', mb: 1.5, overflowWrap: 'anywhere', userSelect: 'all' }}>
        {started.secret.replace(/(.{4})(?=.)/g, '$1 ')}
      </Box>
      <TextField
        required
        label={t.code}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 10 } }}
      />
      <Problem of={problem} />
      <Button type="submit" variant="contained" loading={busy} disabled={!code.trim()}>
        {t.confirm}
      </Button>
      <Button color="inherit" onClick={onCancel}>
        {shell.cancel}
      </Button>
    </form>
  )
}
