import styles from './people.module.css'

type Person = { id: string; name: string; title: string }

/** People with their position and a line of `text`: teachers, members of a committee. */
export function People<P extends Person>({
  people,
  text,
}: {
  people: readonly P[]
  text: (person: P) => string
}) {
  return (
    <ul className={styles.people}>
      {people.map((person) => (
        <li key={person.id}>
          <h3>{person.name}</h3>
          <p className={styles.role}>{person.title}</p>
          {text(person) && <p className={styles.text}>{text(person)}</p>}
        </li>
      ))}
    </ul>
  )
}
