import type { Data } from '@shanmen/contract/schemas.ts'
import styles from '../../../components/list/people.module.css'

/** The college's teachers: name, position, subject. */
export function FacultyList({ faculty }: { faculty: Data<'personnel'>['faculty'] }) {
  return (
    <ul className={styles.people}>
      {faculty.map(({ id, name, title, field }) => (
        <li key={id}>
          <h3>{name}</h3>
          <p className={styles.role}>{title}</p>
          {field && <p className={styles.text}>{field}</p>}
        </li>
      ))}
    </ul>
  )
}
