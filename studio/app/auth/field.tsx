import { type HTMLInputAutoCompleteAttribute, useId, useState } from 'react'
import { useMessages } from '../language/language.ts'
import { authMessages } from '../messages/auth.ts'
import styles from './form.module.css'

type FieldProps = {
  name: string
  label: string
  type?: 'text' | 'email' | 'password'
  hint?: string
  value?: string
  complete: HTMLInputAutoCompleteAttribute
  /** It is shown and cannot be changed here. */
  fixed?: boolean
}

/** A labelled input of the gate. A password can be shown while it is typed, which spares most mistakes. */
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
