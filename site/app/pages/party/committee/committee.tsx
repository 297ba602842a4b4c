import type { Data } from '@shanmen/contract/schemas.ts'
import { Prose } from '../../../components/article/prose.tsx'
import { decorative, Picture } from '../../../components/media/picture.tsx'
import { staticLoader } from '../../../data/load.ts'
import { pageMeta } from '../../../data/meta.ts'
import { useLanguage } from '../../../language/language.ts'
import { showOrdinal } from '../../../lib/numerals.ts'
import { fillIn } from '../../../messages/components.ts'
import { partyMessages } from '../../../messages/party.ts'
import { SectionPage } from '../../../shell/page.tsx'
import type { Route } from './+types/committee.ts'
import { Branches, branchId } from './branches.tsx'
import styles from './committee.module.css'
import { NameSeal } from './name-seal.tsx'

const load = staticLoader('partyBuilding', ({ organization }) => organization.committee.intro)

export { load as clientLoader, load as loader }

export const meta: Route.MetaFunction = (args) => pageMeta(args, 'committee', partyMessages)

export default function Committee({ loaderData }: Route.ComponentProps) {
  const t = partyMessages[useLanguage()].committee
  const { committee } = loaderData.organization
  return (
    <SectionPage page="committee">
      <div className={`wrap ${styles.page}`} data-ink="">
        <section aria-labelledby="committee">
          <h2 id="committee" className="vh">
            {t.title}
          </h2>
          <div className={styles.intro}>
            <Prose html={committee.intro} />
          </div>
          <ul className={styles.members}>
            {committee.members.map((member, index) => (
              <MemberCard key={member.id} member={member} index={index} committee={committee} />
            ))}
          </ul>
        </section>
        {committee.branches.length > 0 && <Branches committee={committee} />}
      </div>
    </SectionPage>
  )
}

type Committee = Data<'partyBuilding'>['organization']['committee']
type CardProps = { member: Committee['members'][number]; index: number; committee: Committee }

/** A member with seal, post, duty, branches and day; the first one, the secretary, across the page with a picture. */
function MemberCard({ member: { id, name, title, duty, seal, day }, index, committee }: CardProps) {
  const language = useLanguage()
  const t = partyMessages[language].committee
  const branches = committee.branches.filter(({ contact }) => contact === name)
  return (
    <li id={memberId(id)} className={styles.card}>
      <NameSeal seal={seal} name={name} index={index} />
      <div>
        <p className={styles.post}>{title}</p>
        <h3>{name}</h3>
        {duty && <p className={styles.duty}>{duty}</p>}
        {(branches.length > 0 || day) && (
          <dl>
            {branches.length > 0 && (
              <div>
                <dt>{t.inTouch}</dt>
                {branches.map((branch) => (
                  <dd key={branch.id}>
                    <a href={`#${branchId(branch.id)}`}>{branch.name}</a>
                  </dd>
                ))}
              </div>
            )}
            {day && (
              <div>
                <dt>{t.day}</dt>
                <dd>{fillIn(t.everyMonth, showOrdinal(day, language))}</dd>
              </div>
            )}
          </dl>
        )}
      </div>
      {index === 0 && committee.image && (
        <Picture
          image={decorative(committee.image)}
          className={styles.picture}
          sizes="(max-width: 47rem) 90vw, 30rem"
        />
      )}
    </li>
  )
}

const memberId = (id: string) => `member-${id}`
