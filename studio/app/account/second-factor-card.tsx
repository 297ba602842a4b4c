import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { Card } from '../dashboard/dashboard-card.tsx'
import { useMessages } from '../language/language.ts'
import { accountMessages } from '../messages/account.ts'
import { call } from '../session/call.ts'
import { updateMe, useMe } from '../session/session.ts'
import { Enrolment, type Started } from './enrolment.tsx'
import { PasswordFirst } from './password-first.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

type Stage =
  | { at: 'rest' }
  | { at: 'password'; then: 'start' | 'off' | 'codes' }
  | { at: 'enrolment'; started: Started }
  | { at: 'codes'; codes: string[] }

/** The second factor: switching it on (app, then recovery codes), new recovery codes, switching it off. */
export function SecondFactorCard() {
  const t = useMessages(accountMessages)
  const { secondFactor } = useMe()
  const notify = useNotify()
  const [stage, setStage] = useState<Stage>({ at: 'rest' })
  const rest = () => setStage({ at: 'rest' })
  const proceed = async (password: string) => {
    if (stage.at !== 'password') return
    if (stage.then === 'start')
      return setStage({ at: 'enrolment', started: await call('startSecondFactor', { password }) })
    if (stage.then === 'codes') {
      const { recoveryCodes } = await call('newRecoveryCodes', { password })
      return setStage({ at: 'codes', codes: recoveryCodes })
    }
    updateMe(await call('endSecondFactor', { password }))
    notify(t.offDone, { type: 'success' })
    rest()
  }
  const ask = (then: 'start' | 'off' | 'codes') => () => setStage({ at: 'password', then })
  return (
    <Card title={t.factor}>
      <Typography color="textSecondary" sx={{ mb: 1.5 }}>
        {secondFactor ? t.factorOn : t.factorOff}
      </Typography>
      {stage.at === 'rest' && !secondFactor && (
        <Button variant="outlined" onClick={ask('start')}>
          {t.start}
        </Button>
      )}
      {stage.at === 'rest' && secondFactor && (
        <>
          <Button variant="outlined" onClick={ask('codes')} sx={{ mr: 1 }}>
            {t.newCodes}
          </Button>
          <Button color="inherit" onClick={ask('off')}>
            {t.off}
          </Button>
        </>
      )}
      {stage.at === 'password' && <PasswordFirst onPassword={proceed} onCancel={rest} />}
      {stage.at === 'enrolment' && (
        <Enrolment
          started={stage.started}
          onDone={() => {
            notify(t.on, { type: 'success' })
            setStage({ at: 'codes', codes: stage.started.recoveryCodes })
          }}
          onCancel={rest}
        />
      )}
      {stage.at === 'codes' && <RecoveryCodes codes={stage.codes} onKept={rest} />}
    </Card>
  )
}
