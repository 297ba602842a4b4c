import type { Data } from '@shanmen/contract/schemas.ts'
import styles from '../../../components/list/people.module.css'
import { useLanguage } from '../../../language/language.ts'
import { Icon } from '../../../lib/icon.tsx'
import { fillIn, parts } from '../../../messages/components.ts'

/** The party branches: name, where they are, how many members they have. */
export function BranchList({
  branches,
}: {
  branches: Data<'partyBuilding'>['organization']['committee']['branches']
}) {
  const words = parts[useLanguage()]
  return (
    <ul className={styles.people}>
      {branches.map(({ id, name, place, members }) => (
        <li key={id}>
          <h3>{name}</h3>
          <p className="meta">
            <span>
              <Icon name="pin" />
              {place}
            </span>
            <span>
              <Icon name="people" />
              {fillIn(words.members, members)}
            </span>
          </p>
        </li>
      ))}
    </ul>
  )
}
