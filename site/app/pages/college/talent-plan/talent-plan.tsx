import { Prose } from '../../../components/article/prose.tsx'
import { TitledSection } from '../../../components/article/section-head.tsx'
import { Stats } from '../../../components/list/stats.tsx'
import { loader, need } from '../../../data/load.ts'
import { pageMeta } from '../../../data/meta.ts'
import { useLanguage } from '../../../language/language.ts'
import { Balanced } from '../../../lib/balanced.tsx'
import { collegeMessages } from '../../../messages/college.ts'
import { SectionPage } from '../../../shell/page.tsx'
import type { Route } from './+types/talent-plan.ts'
import styles from './talent-plan.module.css'

const load = loader(async ({ call, languageId }) => {
  const [{ talent }, personnel] = await Promise.all([
    call('talentDevelopment', { languageId }),
    // The page is complete without it.
    call('personnel', { languageId }).catch(() => undefined),
  ])
  need(talent.plan.headline)
  return { ...talent.plan, figures: personnel?.figures ?? [] }
})

export { load as clientLoader, load as loader }

export const meta: Route.MetaFunction = (args) => pageMeta(args, 'talentPlan', collegeMessages)

export default function TalentPlan({ loaderData: plan }: Route.ComponentProps) {
  const t = collegeMessages[useLanguage()]
  return (
    <SectionPage page="talentPlan">
      <section className="sec" aria-labelledby="plan">
        <div className={`wrap split split--5-7 ${styles.plan}`}>
          <div className={`${styles.head} sticky`}>
            <p className="eyebrow" lang="en">
              Talent plan
            </p>
            <h2 id="plan">
              <Balanced text={plan.headline} />
            </h2>
          </div>
          <Prose html={plan.content} />
        </div>
      </section>
      {plan.ladder.length > 0 && (
        <TitledSection className="sec sec--celadon" id="ladder" {...t.ladder}>
          <Ladder steps={plan.ladder} />
        </TitledSection>
      )}
      {plan.figures.length > 0 && (
        <TitledSection id="figures" {...t.figures}>
          <Stats figures={plan.figures} />
        </TitledSection>
      )}
    </SectionPage>
  )
}

type LadderProps = { steps: readonly { name: string; text: string }[] }

/** The steps of a career, each drawn higher than the one before; one below the other on phones. */
function Ladder({ steps }: LadderProps) {
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
