import type { InterfaceText } from '@shanmen/contract/languages.ts'
import { type FormEvent, type HTMLInputAutoCompleteAttribute, type ReactNode, useId, useState } from 'react'
import { serverErrorOf } from '../../client.ts'
import { useLanguage, useMessages } from '../language/language.ts'
import { authMessages } from '../messages/auth.ts'
import styles from './auth-form.module.css'

type FormProps = {
  submit: string
  state: {
    busy: boolean
    problem: InterfaceText | undefined
    onSubmit: (event: FormEvent<HTMLFormElement>) => void
  }
  children: ReactNode
}

/** A form before sign-in: its fields, its error, and its button. */
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

type FieldProps = {
  name: string
  label: string
  type?: 'text' | 'email' | 'password'
  hint?: string
  value?: string
  complete: HTMLInputAutoCompleteAttribute
  /** Shown, but cannot be changed. */
  fixed?: boolean
}

/** A labelled input. A password can be shown while it is typed, which prevents most mistakes. */
export function Field({ name, label, type = 'text', hint, value, complete, fixed }: FieldProps) {
  const t = useMessages(authMessages)
  const id = useId()
  const [shown, setShown] = useState(false)
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        type={shown ? 'text' : type}
        required
        defaultValue={value}
        readOnly={fixed}
        autoComplete={complete}
        spellCheck={false}
        autoCapitalize="none"
        aria-describedby={hint ? `${id}-hint` : undefined}
      />
      {hint && (
        <span className={styles.hint} id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {type === 'password' && (
        <label className={styles.show}>
          <input type="checkbox" checked={shown} onChange={() => setShown(!shown)} />
          {t.showPassword}
        </label>
      )}
    </div>
  )
}

/** Submits a form: never twice at once; a refusal of the server becomes a message. */
export function useSubmit(step: (values: Record<string, string>) => Promise<void>) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<InterfaceText>()
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const entries = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)])
    setBusy(true)
    setProblem(undefined)
    try {
      await step(Object.fromEntries(entries))
    } catch (error) {
      const serverError = serverErrorOf(error)
      if (!serverError) throw error
      // The message of a field says more than that of the whole.
      setProblem(serverError.issues?.[0]?.message ?? serverError.message)
    } finally {
      setBusy(false)
    }
  }
  return { busy, problem, onSubmit }
}
