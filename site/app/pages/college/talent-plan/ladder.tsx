import styles from './ladder.module.css'

type Props = { steps: readonly { name: string; text: string }[] }

/** The steps of a career, each drawn higher than the one before; one below the other on phones. */
export function Ladder({ steps }: Props) {
  return (
    <ol className={styles.ladder}>
      {steps.map(({ name, text }) => (
        <li key={name}>
          <h3>{name}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}
