import type { BothWords } from '@shanmen/content/language.ts'
import type { FormEvent, ReactNode } from 'react'
import { useLanguage, useMessages } from '../language/language.ts'
import { authMessages } from '../messages/auth.ts'
import styles from './form.module.css'

type FormProps = {
  submit: string
  state: {
    busy: boolean
    problem: BothWords | undefined
    onSubmit: (event: FormEvent<HTMLFormElement>) => void
  }
  children: ReactNode
}

/** A form of the gate: its fields, what went wrong, and its one button. */
export function AuthForm({ submit, state, children }: FormProps) {
  const t = useMessages(authMessages)
  const language = useLanguage()
  return (
    <form className={styles.form} onSubmit={state.onSubmit}>
      {children}
      <div role="alert">
        {state.problem && <div className={styles.problem}>{state.problem[language]}</div>}
      </div>
      <button type="submit" className={styles.submit} aria-disabled={state.busy}>
        {state.busy ? t.working : submit}
      </button>
    </form>
  )
}
