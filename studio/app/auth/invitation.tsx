import type { BothWords } from '@shanmen/content/language.ts'
import { useEffect, useState } from 'react'
import type { Answer } from '../../api/schemas.ts'
import { CallError } from '../../client.ts'
import { useLanguage, useWords } from '../language/language.ts'
import { showMoment } from '../language/moments.ts'
import { gateWords } from '../messages/auth.ts'
import { call } from '../session/call.ts'
import { readSession } from '../session/session.ts'
import { Field } from './field.tsx'
import styles from './form.module.css'
import { GateForm } from './form.tsx'
import { GateFrame } from './frame.tsx'
import { useSubmit } from './use-submit.ts'

type Invited = Answer<'invitation'>

/** A one-time link: the first administrator, a new colleague, or a new password. */
export function Invitation({ token, onDone }: { token: string; onDone: () => void }) {
  const words = useWords(gateWords).invitation
  const language = useLanguage()
  const [invited, setInvited] = useState<Invited>()
  const [problem, setProblem] = useState<BothWords>()
  useEffect(() => {
    const stop = new AbortController()
    call('invitation', { token }, { signal: stop.signal }).then(setInvited, (error) => {
      if (error instanceof CallError) setProblem(error.error.message)
    })
    return () => stop.abort()
  }, [token])
  if (problem)
    return (
      <GateFrame title={words.goneTitle}>
        <p role="alert">{problem[language]}</p>
        <button type="button" className={styles.other} onClick={onDone}>
          {words.toSignIn}
        </button>
      </GateFrame>
    )
  if (!invited)
    return (
      <GateFrame title={words.titles.invite}>
        <p role="status">{words.reading}</p>
      </GateFrame>
    )
  return <Acceptance token={token} invited={invited} onDone={onDone} />
}

type AcceptanceProps = { token: string; invited: Invited; onDone: () => void }

function Acceptance({ token, invited, onDone }: AcceptanceProps) {
  const words = useWords(gateWords).invitation
  const language = useLanguage()
  const { purpose, email, name, until } = invited
  const state = useSubmit(async ({ password = '', email: typed, name: called }) => {
    await call('acceptInvitation', { token, password, name: called, ...(!email && { email: typed }) })
    await readSession()
    onDone()
  })
  return (
    <GateFrame title={words.titles[purpose]}>
      <p>{words.texts[purpose]}</p>
      <GateForm submit={words.submits[purpose]} state={state}>
        {/* A known address is shown, and is what password managers keep the account by. */}
        <Field
          name="email"
          type="email"
          label={words.email}
          value={email}
          complete="username"
          fixed={email !== ''}
        />
        {purpose !== 'reset' && <Field name="name" label={words.name} value={name} complete="name" />}
        <Field
          name="password"
          type="password"
          label={words.password}
          hint={words.passwordHint}
          complete="new-password"
        />
      </GateForm>
      <p className={styles.hint}>{words.until(showMoment(until, language))}</p>
    </GateFrame>
  )
}
