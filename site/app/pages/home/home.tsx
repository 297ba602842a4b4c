import { languageOfPath } from '@shanmen/contract/languages.ts'
import { useGlobal } from '../../data/global.ts'
import { seo } from '../../data/meta.ts'
import { useLanguage } from '../../language/language.ts'
import { pageTitle } from '../../messages/pages.ts'
import { siteNames } from '../../messages/shell.ts'
import type { Route } from './+types/home.ts'
import { Accordion } from './accordion.tsx'
import { Bulletin } from './bulletin.tsx'
import { College } from './college.tsx'
import { Hero } from './hero.tsx'
import { Industry } from './industry.tsx'
import { Intro } from './intro.tsx'
import { load } from './load-home.ts'
import { Newsroom } from './newsroom.tsx'
import { Verse } from './verse.tsx'

export { load as clientLoader, load as loader }

export const meta: Route.MetaFunction = (args) =>
  seo(args, { title: pageTitle(languageOfPath(args.location.pathname), 'home') })

/** The front door: one painting, then each section in a few lines. */
export default function Home({ loaderData }: Route.ComponentProps) {
  const words = useGlobal()?.home
  const { name } = siteNames[useLanguage()]
  const { news, scenic, industry, figures, disclosure } = loaderData
  return (
    <main id="main">
      {words ? <Hero slides={words.slides} latest={news[0]} /> : <h1 className="vh">{name}</h1>}
      {words && <Intro {...words.intro} figures={figures} />}
      {scenic.length > 0 && <Accordion places={scenic} />}
      {words && <Industry {...words.industry} clusters={industry} />}
      {words && <College {...words.college} />}
      {news.length > 0 && <Newsroom news={news} />}
      {words && <Bulletin party={words.party} disclosure={disclosure} />}
      {words && <Verse lines={words.verse} seal={words.slides[0]?.seal} />}
    </main>
  )
}
