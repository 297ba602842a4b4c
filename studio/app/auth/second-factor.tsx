import { useState } from 'react'
import { useWords } from '../language/language.ts'
import { gateWords } from '../messages/auth.ts'
import { call } from '../session/call.ts'
import { readSession, signOut } from '../session/session.ts'
import { Field } from './field.tsx'
import styles from './form.module.css'
import { GateForm } from './form.tsx'
import { GateFrame } from './frame.tsx'
import { useSubmit } from './use-submit.ts'

/** The code of the authenticator app, or a recovery code for a phone that is not at hand. */
export function SecondFactor() {
  const words = useWords(gateWords).secondFactor
  const [recovery, setRecovery] = useState(false)
  const state = useSubmit(async ({ code = '' }) => {
    await call('secondFactor', { code, recovery })
    await readSession()
  })
  return (
    <GateFrame title={words.title}>
      <p>{recovery ? words.recoveryText : words.text}</p>
      <GateForm submit={words.submit} state={state} key={String(recovery)}>
        <Field
          name="code"
          label={recovery ? words.recovery : words.code}
          complete={recovery ? 'off' : 'one-time-code'}
        />
      </GateForm>
      <p>
        <button type="button" className={styles.other} onClick={() => setRecovery(!recovery)}>
          {recovery ? words.useApp : words.useRecovery}
        </button>
        <br />
        <button type="button" className={styles.other} onClick={() => void signOut()}>
          {words.other}
        </button>
      </p>
    </GateFrame>
  )
}
