import { Alert, Box, Button, TextField, Typography } from '@mui/material'
import * as colours from '@shanmen/brand/colours.ts'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { encode } from 'uqr'
import type { Answer } from '../../api/schemas.ts'
import { CopyButton } from '../components/copy-button.tsx'
import { StudioDialog } from '../components/dialog.tsx'
import { useAction } from '../components/use-call.ts'
import { useLeaveGuard } from '../components/use-leave-guard.ts'
import { useMessages } from '../language/language.ts'
import { accountMessages } from '../messages/account.ts'
import { PasswordForm } from '../session/password-prompt.tsx'
import { call, updateMe, useMe } from '../session/session.ts'
import { Card, Page } from '../shell/page.tsx'
import { ActionForm } from './action-form.tsx'

type Stage =
  | { at: 'rest' }
  | { at: 'password'; then: 'start' | 'off' | 'codes' }
  | { at: 'enrolment'; started: Started }
  | { at: 'codes'; codes: string[] }

/**
 * The second factor: switching it on (app, then recovery codes), renewing the recovery codes, switching it off. `onDone`
 * is called when the recovery codes have been stored.
 */
export function SecondFactorCard({ onDone }: { onDone?: () => void }) {
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
      {stage.at === 'password' && <PasswordForm onPassword={proceed} onCancel={rest} />}
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
      {stage.at === 'codes' && (
        <RecoveryCodes
          codes={stage.codes}
          onDone={() => {
            rest()
            onDone?.()
          }}
        />
      )}
    </Card>
  )
}

export type Started = Answer<'startSecondFactor'>
type EnrolmentProps = { started: Started; onDone: () => void; onCancel: () => void }

/** Shows the secret and asks for a first code, which proves that the authenticator app has it. */
function Enrolment({ started, onDone, onCancel }: EnrolmentProps) {
  const t = useMessages(accountMessages)
  const [code, setCode] = useState('')
  const action = useAction(async () => {
    const me = await call('confirmSecondFactor', { code })
    onDone()
    updateMe(me)
  })
  return (
    <ActionForm
      action={action}
      submit={t.confirm}
      disabled={!code.trim()}
      variant="contained"
      onCancel={onCancel}
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
    </ActionForm>
  )
}

/** The recovery codes; they are shown only once, so that leaving asks. */
function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const t = useMessages(accountMessages)
  const text = codes.join('\n')
  const blocker = useLeaveGuard(true)
  const download = () => {
    const address = URL.createObjectURL(new Blob([`${text}\n`], { type: 'text/plain' }))
    const link = Object.assign(document.createElement('a'), { href: address, download: t.fileName })
    link.click()
    URL.revokeObjectURL(address)
  }
  return (
    <>
      <Typography variant="h3">{t.codes}</Typography>
      <Alert severity="warning" role="note">
        {t.codesText}
      </Alert>
      <Box
        component="ul"
        sx={{ columns: 2, listStyle: 'none', m: 0, my: 1.5, p: 2, bgcolor: 'background.default' }}
      >
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </Box>
      <CopyButton text={text} />
      <Button onClick={download}>{t.download}</Button>
      <Button color="inherit" onClick={onDone}>
        {t.codesStored}
      </Button>
      <StudioDialog
        size="xs"
        open={blocker.state === 'blocked'}
        title={t.codesLeaveTitle}
        text={t.codesLeaveText}
        onClose={() => blocker.reset?.()}
        cancel={t.codesLeave}
        onCancel={() => blocker.proceed?.()}
        submit={{ label: t.codesStay, run: () => blocker.reset?.() }}
      />
    </>
  )
}

/** A text as a QR code with its quiet zone, drawn in the browser: the secret is sent to no service. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const path = data
    .map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join(''))
    .join('')
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      sx={{ display: 'block', width: 208, height: 208, my: 1.5, bgcolor: '#fff', fill: colours.ink }}
    >
      <path d={path} />
    </Box>
  )
}

/** Instead of every screen while the second factor is overdue. `onDone`: it is on and the recovery codes are stored. */
export default function SecondFactorOverdue({ onDone }: { onDone: () => void }) {
  const t = useMessages(accountMessages)
  return (
    <Page title={t.factor} note={t.overdue}>
      <SecondFactorCard onDone={onDone} />
    </Page>
  )
}
