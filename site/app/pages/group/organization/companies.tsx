import type { OrgNode } from '@shanmen/contract/types.ts'
import { Picture } from '../../../components/media/picture.tsx'
import { useLanguage } from '../../../language/language.ts'
import { LocalLink } from '../../../language/local-link.tsx'
import { Icon } from '../../../lib/icon.tsx'
import { capital, showCount } from '../../../lib/numerals.ts'
import { fillIn } from '../../../messages/components.ts'
import { groupMessages } from '../../../messages/group.ts'
import styles from './companies.module.css'

/** The member companies, apart from the chart: grouped by trade, each group with its picture. */
export function Companies({ tree }: { tree: readonly OrgNode[] }) {
  const language = useLanguage()
  const t = groupMessages[language].chart
  const groups = groupsOf(tree)
  const count = groups.reduce((sum, { companies }) => sum + companies.length, 0)
  if (count === 0) return null
  return (
    <section className={styles.companies} aria-labelledby="all-companies">
      <h2 id="all-companies">
        {count > 1 ? capital(fillIn(t.companies, showCount(count, language))) : t.company}
      </h2>
      <p className="mute">{t.act}</p>
      <ul className={styles.groups}>
        {groups.map(({ head, companies }) => (
          <li key={head?.id ?? 'others'}>
            {head?.image && (
              <Picture image={head.image} className={styles.picture} sizes="(max-width: 62rem) 90vw, 26rem" />
            )}
            <h3>
              {head?.trade ?? head?.name ?? t.others}
              {head?.trade && <small>{fillIn(t.through, head.name)}</small>}
            </h3>
            <ul>
              {companies.map((company) => (
                <li key={company.id}>
                  {company.url ? (
                    <LocalLink to={company.url}>
                      {company.name}
                      <Icon name="right" />
                    </LocalLink>
                  ) : (
                    <span>{company.name}</span>
                  )}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}

type Group = { head?: OrgNode; companies: OrgNode[] }

/** The companies below each node that has some; those below none come last. */
function groupsOf(nodes: readonly OrgNode[], head?: OrgNode): Group[] {
  const below = nodes.flatMap((node) => groupsOf(node.children, node))
  const companies = nodes.filter(({ kind }) => kind === 'company')
  return companies.length > 0 ? [...below, { head, companies }] : below
}
