import { languageOfPath, subtitleLanguage } from '@shanmen/contract/languages.ts'
import { SectionHead } from '../../../components/article/section-head.tsx'
import { staticLoader } from '../../../data/load.ts'
import { seo } from '../../../data/meta.ts'
import { useLanguage } from '../../../language/language.ts'
import { pageTitle } from '../../../messages/pages.ts'
import { party } from '../../../messages/party.ts'
import { PageFrame } from '../../../shell/page-frame.tsx'
import styles from '../shared/party.module.css'
import type { Route } from './+types/brand-list.ts'
import { BrandCard } from './brand-card.tsx'

const load = staticLoader('brandList')

export { load as clientLoader, load as loader }

export const meta: Route.MetaFunction = (args) => {
  const language = languageOfPath(args.location.pathname)
  return seo(args, {
    title: pageTitle(language, 'brandList'),
    description: party[language].descriptions.brands,
  })
}

export default function BrandList({ loaderData }: Route.ComponentProps) {
  const language = useLanguage()
  const words = party[language]
  return (
    <PageFrame
      title={pageTitle(language, 'brandList')}
      subtitle={pageTitle(subtitleLanguage(language), 'brandList')}
    >
      <section className="sec" aria-labelledby="brands">
        <div className="wrap">
          <SectionHead id="brands" eyebrow={words.brands.eyebrow} title={words.brands.title} />
          <div className={`grid ${styles.brands}`}>
            {loaderData.list.map((brand) => (
              <BrandCard key={brand.id} brand={brand} />
            ))}
          </div>
        </div>
      </section>
    </PageFrame>
  )
}
