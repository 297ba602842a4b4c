import { languageOfPath, subtitleLanguage } from '@shanmen/contract/languages.ts'
import { SectionHead } from '../../../components/article/section-head.tsx'
import { Values } from '../../../components/list/values.tsx'
import { Spread } from '../../../components/media/spread.tsx'
import { staticLoader } from '../../../data/load.ts'
import { seo } from '../../../data/meta.ts'
import { useLanguage } from '../../../language/language.ts'
import { Balanced } from '../../../lib/balanced.tsx'
import { group } from '../../../messages/group.ts'
import { pageTitle } from '../../../messages/pages.ts'
import { PageFrame } from '../../../shell/page-frame.tsx'
import styles from '../shared/group.module.css'
import type { Route } from './+types/culture.ts'

const load = staticLoader('group')

export { load as clientLoader, load as loader }

export const meta: Route.MetaFunction = (args) => {
  const language = languageOfPath(args.location.pathname)
  return seo(args, {
    title: pageTitle(language, 'culture'),
    description: group[language].descriptions.culture,
  })
}

export default function Culture({ loaderData: { culture } }: Route.ComponentProps) {
  const language = useLanguage()
  const words = group[language]
  return (
    <PageFrame
      title={pageTitle(language, 'culture')}
      subtitle={pageTitle(subtitleLanguage(language), 'culture')}
    >
      <section className="sec" aria-label={`${words.mission} · ${words.vision}`}>
        <dl className={`wrap ${styles.creed}`}>
          <div>
            <dt>{words.mission}</dt>
            <dd>
              <Balanced text={culture.mission} />
            </dd>
          </div>
          <div>
            <dt>{words.vision}</dt>
            <dd>
              <Balanced text={culture.vision} />
            </dd>
          </div>
        </dl>
      </section>
      <section className="sec sec--silk" aria-labelledby="values">
        <div className="wrap">
          <SectionHead id="values" eyebrow={words.values.eyebrow} title={words.values.title} />
          <Values items={culture.values} />
        </div>
      </section>
      <section className="sec" aria-labelledby="concepts">
        <div className="wrap">
          <SectionHead id="concepts" eyebrow={words.concepts.eyebrow} title={words.concepts.title} />
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
        </div>
      </section>
    </PageFrame>
  )
}
