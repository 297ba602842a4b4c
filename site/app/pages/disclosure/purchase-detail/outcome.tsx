import { useId } from 'react'
import { Prose } from '../../../components/article/prose.tsx'
import { useLanguage } from '../../../language/language.ts'
import { disclosure } from '../../../messages/disclosure.ts'
import styles from './outcome.module.css'

/** The result of a tender, before its text. Nothing until it is public. */
export function Outcome({ html }: { html: string }) {
  const words = disclosure[useLanguage()]
  const id = useId()
  if (!html) return null
  return (
    <section className={styles.outcome} aria-labelledby={id}>
      <h2 id={id}>{words.result}</h2>
      <Prose html={html} />
    </section>
  )
}
