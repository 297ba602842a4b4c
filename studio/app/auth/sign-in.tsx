import { useWords } from '../language/language.ts'
import { gateWords } from '../messages/auth.ts'
import { call } from '../session/call.ts'
import { readSession } from '../session/session.ts'
import { Field } from './field.tsx'
import { GateForm } from './form.tsx'
import { GateFrame } from './frame.tsx'
import { useSubmit } from './use-submit.ts'

/** E-mail and password. The server tells whether the second factor follows. */
export function SignIn({ ended }: { ended: boolean }) {
  const words = useWords(gateWords).signIn
  const state = useSubmit(async ({ email = '', password = '' }) => {
    await call('signIn', { email, password })
    await readSession()
  })
  return (
    <GateFrame title={words.title}>
      <p role="status">{ended ? words.ended : words.text}</p>
      <GateForm submit={words.submit} state={state}>
        <Field name="email" type="email" label={words.email} complete="username" />
        <Field
          name="password"
          type="password"
          label={words.password}
          hint={words.forgotten}
          complete="current-password"
        />
      </GateForm>
    </GateFrame>
  )
}
