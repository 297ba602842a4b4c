import { siteNames } from '@shanmen/brand/names.ts'
import { useGlobal } from '../../data/global.ts'
import { pageMeta } from '../../data/meta.ts'
import { useLanguage } from '../../language/language.ts'
import type { Route } from './+types/home.ts'
import { Accordion } from './accordion.tsx'
import { Bulletin } from './bulletin.tsx'
import { Hero } from './hero.tsx'
import { load } from './load-home.ts'
import { College, Industry, Intro, Newsroom, Verse } from './sections.tsx'

export { load as clientLoader, load as loader }

export const meta: Route.MetaFunction = (args) => pageMeta(args, 'home')

/** The home page: slides, then a teaser of each section. */
export default function Home({ loaderData }: Route.ComponentProps) {
  const content = useGlobal()?.home
  const { name } = siteNames[useLanguage()]
  const { news, scenic, industry, figures, disclosure } = loaderData
  return (
    <main id="main">
      {content ? <Hero slides={content.slides} latest={news[0]} /> : <h1 className="vh">{name}</h1>}
      {content && <Intro {...content.intro} figures={figures} />}
      {scenic.length > 0 && <Accordion places={scenic} />}
      {content && <Industry {...content.industry} clusters={industry} />}
      {content && <College {...content.college} />}
      {news.length > 0 && <Newsroom news={news} />}
      {content && <Bulletin party={content.party} disclosure={disclosure} />}
      {content && <Verse lines={content.verse} seal={content.slides[0]?.seal} />}
    </main>
  )
}
