import type { Data } from '@shanmen/contract/schemas.ts'
import { useLanguage } from '../../../language/language.ts'
import { capital, showCount } from '../../../lib/numerals.ts'
import { fillIn } from '../../../messages/components.ts'
import { partyMessages } from '../../../messages/party.ts'
import styles from './branches.module.css'

type Committee = Data<'partyBuilding'>['organization']['committee']

export const branchId = (id: string) => `branch-${id}`

/** The branches as a table: where they are, one tick for each Party member, which committee member is in touch. */
export function Branches({ committee: { branches, members } }: { committee: Committee }) {
  const language = useLanguage()
  const t = partyMessages[language].committee
  const total = branches.reduce((sum, branch) => sum + branch.members, 0)
  const title = fillIn(total > 1 ? t.branchesAndMembers : t.branches, showCount(branches.length, language))
  const known = branches.some(({ contact }) => contact)
  return (
    <section className={styles.branches} aria-labelledby="branches">
      <h2 id="branches">
        {branches.length > 1 ? capital(fillIn(title, showCount(total, language))) : t.branch}
      </h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{t.branch}</th>
            <th scope="col">{t.place}</th>
            <th scope="col">{t.members}</th>
            {known && <th scope="col">{t.contact}</th>}
          </tr>
        </thead>
        <tbody>
          {branches.map((branch) => {
            const person = members.find(({ name }) => name === branch.contact)
            return (
              <tr key={branch.id} id={branchId(branch.id)}>
                <th scope="row">{branch.name}</th>
                <td>{branch.place}</td>
                <td>
                  <span className={styles.count}>
                    <Ticks count={branch.members} />
                    {fillIn(t.count, branch.members)}
                  </span>
                </td>
                {known && (
                  <td>{person ? <a href={`#member-${person.id}`}>{person.name}</a> : branch.contact}</td>
                )}
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}

const most = 40

/** One tick a member, for as many as can be compared at a glance. */
function Ticks({ count }: { count: number }) {
  if (count < 1 || count > most) return null
  return (
    <svg
      className={styles.ticks}
      width={count * 8}
      height="9"
      viewBox={`0 0 ${count * 8} 9`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={`M0 4.5h${count * 8}`} strokeWidth="9" strokeDasharray="5.6 2.4" />
    </svg>
  )
}
