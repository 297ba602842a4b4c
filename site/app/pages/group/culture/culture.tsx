import { TitledSection } from '../../../components/article/section-head.tsx'
import { Values } from '../../../components/list/values.tsx'
import { Spread } from '../../../components/media/spread.tsx'
import { staticLoader } from '../../../data/load.ts'
import { pageMeta } from '../../../data/meta.ts'
import { useLanguage } from '../../../language/language.ts'
import { Balanced } from '../../../lib/balanced.tsx'
import { groupMessages } from '../../../messages/group.ts'
import { SectionPage } from '../../../shell/page.tsx'
import styles from '../shared/group.module.css'
import type { Route } from './+types/culture.ts'

const load = staticLoader('group', ({ culture }) => culture.mission)

export { load as clientLoader, load as loader }

export const meta: Route.MetaFunction = (args) => pageMeta(args, 'culture', groupMessages)

export default function Culture({ loaderData: { culture } }: Route.ComponentProps) {
  const t = groupMessages[useLanguage()]
  return (
    <SectionPage page="culture">
      <section className="sec" aria-label={`${t.mission} · ${t.vision}`}>
        <dl className={`wrap ${styles.creed}`}>
          <div>
            <dt>{t.mission}</dt>
            <dd>
              <Balanced text={culture.mission} />
            </dd>
          </div>
          <div>
            <dt>{t.vision}</dt>
            <dd>
              <Balanced text={culture.vision} />
            </dd>
          </div>
        </dl>
      </section>
      {culture.values.length > 0 && (
        <TitledSection className="sec sec--silk" id="values" {...t.values}>
          <Values items={culture.values} />
        </TitledSection>
      )}
      {culture.concepts.length > 0 && (
        <TitledSection id="concepts" {...t.concepts}>
          <div className={styles.concepts}>
            {culture.concepts.map((concept, index) => (
              <Spread key={concept.title} image={concept.image} reverse={index % 2 === 1}>
                <h3>
                  <Balanced text={concept.title} />
                </h3>
                <p className="lead">{concept.text}</p>
              </Spread>
            ))}
          </div>
        </TitledSection>
      )}
    </SectionPage>
  )
}
