import type { Data } from '@shanmen/contract/schemas.ts'
import styles from '../../../components/list/people.module.css'

/** The members of the party committee: name, position, duties. */
export function CommitteeList({
  members,
}: {
  members: Data<'partyBuilding'>['organization']['committee']['members']
}) {
  return (
    <ul className={styles.people}>
      {members.map(({ id, name, title, duty }) => (
        <li key={id}>
          <h3>{name}</h3>
          <p className={styles.role}>{title}</p>
          {duty && <p className={styles.text}>{duty}</p>}
        </li>
      ))}
    </ul>
  )
}
