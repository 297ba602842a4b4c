import { useMessages } from '../language/language.ts'
import { authMessages } from '../messages/auth.ts'
import { call } from '../session/call.ts'
import { readSession } from '../session/session.ts'
import { Field } from './field.tsx'
import { AuthForm } from './form.tsx'
import { AuthLayout } from './frame.tsx'
import { useSubmit } from './use-submit.ts'

/** E-mail and password. The server tells whether the second factor follows. */
export function SignIn({ ended }: { ended: boolean }) {
  const t = useMessages(authMessages).signIn
  const state = useSubmit(async ({ email = '', password = '' }) => {
    await call('signIn', { email, password })
    await readSession()
  })
  return (
    <AuthLayout title={t.title}>
      <p role="status">{ended ? t.ended : t.text}</p>
      <AuthForm submit={t.submit} state={state}>
        <Field name="email" type="email" label={t.email} complete="username" />
        <Field
          name="password"
          type="password"
          label={t.password}
          hint={t.forgotten}
          complete="current-password"
        />
      </AuthForm>
    </AuthLayout>
  )
}
