import { partyBrand } from '@shanmen/brand/messages/party.ts'
import type { Data } from '@shanmen/contract/schemas.ts'
import { LakeMap } from '../../../components/map/lake-map.tsx'
import { staticLoader } from '../../../data/load.ts'
import { pageMeta } from '../../../data/meta.ts'
import { useLanguage } from '../../../language/language.ts'
import { capital, showCount } from '../../../lib/numerals.ts'
import { fillIn } from '../../../messages/components.ts'
import { partyMessages } from '../../../messages/party.ts'
import { SectionPage } from '../../../shell/page.tsx'
import type { Route } from './+types/alliance-members.ts'
import styles from './alliance-members.module.css'
import { roundThrough } from './round.ts'

type Member = Data<'partyBuilding'>['alliance']['enterprises'][number]

const load = staticLoader('partyBuilding', ({ alliance }) => alliance.enterprises.length)

export { load as clientLoader, load as loader }

export const meta: Route.MetaFunction = (args) => pageMeta(args, 'allianceMembers', partyMessages)

const anchorOf = ({ id }: Member) => `member-${id}`

/** The members on the painted map with a path round them, and in a list with what each one brings. */
export default function AllianceMembers({ loaderData }: Route.ComponentProps) {
  const language = useLanguage()
  const t = partyMessages[language]
  const members = loaderData.alliance.enterprises
  const pins = members.flatMap((member, index) =>
    member.at
      ? [
          {
            id: member.id,
            href: `#${anchorOf(member)}`,
            name: member.name,
            mark: String(index + 1),
            ...member.at,
          },
        ]
      : [],
  )
  return (
    <SectionPage page="allianceMembers" plain>
      <section className={`wrap ${styles.members}`} aria-labelledby="members">
        <h2 id="members" className="vh">
          {t.members.title}
        </h2>
        {members.length > 1 && (
          <p className="lead">{capital(fillIn(t.leads.members, showCount(members.length, language)))}</p>
        )}
        <div className={pins.length > 0 ? styles.beside : undefined}>
          {pins.length > 0 && (
            <div className={styles.map}>
              <LakeMap label={t.members.map} alt={partyBrand[language].lakeMap} pins={pins} light>
                <path className={styles.route} d={roundThrough(pins)} />
              </LakeMap>
            </div>
          )}
          <ol className={styles.list}>
            {members.map((member, index) => (
              <Row key={member.id} member={member} number={index + 1} />
            ))}
          </ol>
        </div>
      </section>
    </SectionPage>
  )
}

/** A member in two lines; opened, the text about it. A pin of the map leads to that text and so opens it. */
function Row({ member, number }: { member: Member; number: number }) {
  const t = partyMessages[useLanguage()].members
  return (
    <li>
      <details>
        <summary>
          <i>{number}</i>
          <b>{member.name}</b>
          {member.type && <span className="tag">{t.types[member.type]}</span>}
          {member.gives && <small>{member.gives}</small>}
        </summary>
        <div id={anchorOf(member)} className={styles.text}>
          <p>{member.intro}</p>
          {member.url && (
            <p>
              <a href={member.url} className="more">
                {t.website}
              </a>
            </p>
          )}
        </div>
      </details>
    </li>
  )
}
