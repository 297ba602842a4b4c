import { Box, Button, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useNavigate, useNotify } from 'react-admin'
import { roleNames } from '../../rights.ts'
import { Problem } from '../components/call-status.tsx'
import { StudioDialog } from '../components/dialog.tsx'
import { useAction } from '../components/use-call.ts'
import { useLanguage, useMessages } from '../language/language.ts'
import { accountMessages } from '../messages/account.ts'
import { call, updateMe, useMe } from '../session/session.ts'
import { Card, Page } from '../shell/page.tsx'
import { signOutPath } from '../shell/sign-out.tsx'
import { ActionForm } from './action-form.tsx'
import { SecondFactorCard } from './second-factor-card.tsx'

/** The user's own account: name, password, second factor, sessions. */
export default function Account() {
  const t = useMessages(accountMessages)
  return (
    <Page title={t.title}>
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 26rem), 1fr))',
          alignItems: 'start',
        }}
      >
        <AboutMe />
        <Password />
        <SecondFactorCard />
        <Sessions />
      </Box>
    </Page>
  )
}

/** Name and rights; only the name can be changed here. */
function AboutMe() {
  const t = useMessages(accountMessages)
  const language = useLanguage()
  const me = useMe()
  const notify = useNotify()
  const [name, setName] = useState(me.name)
  const { busy, problem, run } = useAction(async () => {
    updateMe(await call('changeMe', { name: name.trim() }))
    notify(t.saved, { type: 'success' })
  })
  return (
    <Card title={t.self}>
      <TextField label={t.name} value={name} onChange={(event) => setName(event.target.value)} />
      <TextField
        label={t.email}
        value={me.email}
        helperText={t.emailNote}
        slotProps={{ htmlInput: { readOnly: true } }}
      />
      <Typography color="textSecondary" sx={{ my: 1 }}>
        {t.rights}: {me.roles.map((role) => roleNames[role][language]).join(' · ')}
      </Typography>
      <Problem of={problem} />
      <Button
        variant="outlined"
        loading={busy}
        disabled={!name.trim() || name.trim() === me.name}
        onClick={() => void run()}
      >
        {t.save}
      </Button>
    </Card>
  )
}

/** Changes the password, which ends every other session. */
function Password() {
  const t = useMessages(accountMessages)
  const { email } = useMe()
  const notify = useNotify()
  const [current, setCurrent] = useState('')
  const [next, setNext] = useState('')
  const change = useAction(async () => {
    await call('changePassword', { current, next })
    setCurrent('')
    setNext('')
    notify(t.passwordChanged, { type: 'success' })
  })
  return (
    <Card title={t.password}>
      <ActionForm action={change} submit={t.changePassword} disabled={!current || !next} variant="outlined">
        {/* Tells a password manager whose password this is. */}
        <input type="hidden" autoComplete="username" value={email} readOnly />
        <TextField
          required
          type="password"
          label={t.current}
          value={current}
          onChange={(event) => setCurrent(event.target.value)}
          slotProps={{ htmlInput: { autoComplete: 'current-password' } }}
        />
        <TextField
          required
          type="password"
          label={t.next}
          helperText={t.nextHint}
          value={next}
          onChange={(event) => setNext(event.target.value)}
          slotProps={{ htmlInput: { autoComplete: 'new-password' } }}
        />
      </ActionForm>
    </Card>
  )
}

/** Ends every session of the account, this one too. */
function Sessions() {
  const t = useMessages(accountMessages)
  const [asking, setAsking] = useState(false)
  const navigate = useNavigate()
  const end = () => {
    setAsking(false)
    navigate(`${signOutPath}?all`, { replace: true, state: '/account' })
  }
  return (
    <Card title={t.sessions}>
      <Typography color="textSecondary" sx={{ mb: 1.5 }}>
        {t.sessionsText}
      </Typography>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        {t.endSessions}
      </Button>
      <StudioDialog
        size="xs"
        open={asking}
        title={t.endQuestion}
        text={t.endText}
        onClose={() => setAsking(false)}
        submit={{ label: t.endSessions, run: end }}
      />
    </Card>
  )
}
