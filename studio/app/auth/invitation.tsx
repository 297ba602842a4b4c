import { ApiError } from '@shanmen/contract/rpc/client.ts'
import { useEffect, useState } from 'react'
import type { Answer } from '../../api/schemas.ts'
import { serverErrorOf } from '../../client.ts'
import { useLanguage, useMessages } from '../language/language.ts'
import { showMoment } from '../language/moments.ts'
import { authMessages } from '../messages/auth.ts'
import { call, readSession } from '../session/session.ts'
import styles from './auth-form.module.css'
import { AuthForm, Field, useSubmit } from './auth-form.tsx'
import { AuthLayout } from './auth-layout.tsx'
import { Failed } from './auth-screens.tsx'

type Invited = Answer<'invitation'>
type Problem = NonNullable<ReturnType<typeof serverErrorOf>> & { isAnswered: boolean }

/** Whether the server, or a proxy, refused the call, such as one too many within a minute. */
const isAnswered = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500

/** A one-time link: the first administrator, a new colleague, or a new password. */
export function Invitation({ token, onDone }: { token: string; onDone: () => void }) {
  const messages = useMessages(authMessages)
  const t = messages.invitation
  const language = useLanguage()
  const [invited, setInvited] = useState<Invited>()
  const [problem, setProblem] = useState<Problem>()
  const [tries, setTries] = useState(1)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try requests again
  useEffect(() => {
    const stop = new AbortController()
    setProblem(undefined)
    call('invitation', { token }, { signal: stop.signal }).then(setInvited, (error) => {
      const said = serverErrorOf(error)
      if (said) setProblem({ ...said, isAnswered: isAnswered(error) })
    })
    return () => stop.abort()
  }, [token, tries])
  // Of other errors nothing is known of the link.
  if (problem && problem.code !== 'gone' && problem.code !== 'invalid')
    return (
      <Failed
        title={problem.isAnswered ? t.unreadTitle : messages.unreachableTitle}
        text={problem.message[language]}
        label={messages.retry}
        retry={() => setTries(tries + 1)}
      />
    )
  if (problem)
    return (
      <AuthLayout title={t.goneTitle}>
        <p role="alert">{problem.message[language]}</p>
        <button type="button" className={styles.other} onClick={onDone}>
          {t.toSignIn}
        </button>
      </AuthLayout>
    )
  if (!invited)
    return (
      <AuthLayout title={t.titles.invite}>
        <p role="status">{t.reading}</p>
      </AuthLayout>
    )
  return <Acceptance token={token} invited={invited} onDone={onDone} />
}

type AcceptanceProps = { token: string; invited: Invited; onDone: () => void }

function Acceptance({ token, invited, onDone }: AcceptanceProps) {
  const t = useMessages(authMessages).invitation
  const language = useLanguage()
  const { purpose, email, name, until } = invited
  const state = useSubmit(async ({ password = '', email: typed, name: called, code }) => {
    await call('acceptInvitation', { token, password, code, name: called, ...(!email && { email: typed }) })
    await readSession()
    onDone()
  })
  return (
    <AuthLayout title={t.titles[purpose]}>
      <p>{t.texts[purpose]}</p>
      <AuthForm submit={t.submits[purpose]} state={state}>
        {/* Password managers store the account under this address. */}
        <Field
          name="email"
          type="email"
          label={t.email}
          value={email}
          complete="username"
          fixed={email !== ''}
        />
        {purpose !== 'reset' && <Field name="name" label={t.name} value={name} complete="name" />}
        {invited.code && <Field name="code" label={t.code} complete="off" />}
        <Field
          name="password"
          type="password"
          label={t.password}
          hint={t.passwordHint}
          complete="new-password"
        />
      </AuthForm>
      <p className={styles.hint}>{t.until(showMoment(until, language))}</p>
    </AuthLayout>
  )
}

// In the fragment, so that the token is not logged anywhere.
const tokenIn = (hash: string) => /^#\/invitation\/([\w-]+)$/.exec(hash)?.[1]

/** The token of a one-time link while its address is open; `leave` goes to the dashboard. */
export function useInvitation(): { token: string | undefined; leave: () => void } {
  const [token, setToken] = useState(() => tokenIn(location.hash))
  useEffect(() => {
    const follow = () => setToken(tokenIn(location.hash))
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])
  const leave = () => {
    history.replaceState(null, '', '#/')
    setToken(undefined)
  }
  return { token, leave }
}
