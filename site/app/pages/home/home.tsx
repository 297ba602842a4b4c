import { LinkList } from '../../components/list/link-list.tsx'
import { useGlobal } from '../../data/global.ts'
import { pageMeta } from '../../data/meta.ts'
import { useLanguage } from '../../language/language.ts'
import { menuTarget } from '../../lib/menu.ts'
import { homeMessages } from '../../messages/home.ts'
import type { Route } from './+types/home.ts'
import { Hero } from './hero.tsx'
import { load } from './load-home.ts'
import { News } from './news.tsx'
import { HandScroll } from './scroll.tsx'
import { College, Disclosure, Figures, Industry } from './sections.tsx'
import { Strip } from './strip.tsx'
import { Verse } from './term.tsx'

export { load as clientLoader, load as loader }

export const meta: Route.MetaFunction = (args) => pageMeta(args, 'home')

/** The home page: the painting, what is true today, then a teaser of each section. What editors have not written is left out. */
export default function Home({ loaderData }: Route.ComponentProps) {
  const content = useGlobal()?.home
  const { today, news, places, industry, welfare, figures, notices, jobs, whole } = loaderData
  const isEmpty = [news, places, industry, figures, notices, jobs].every((list) => list.length === 0)
  return (
    <main id="main">
      <Hero />
      <Strip places={places} latest={news.find(({ type }) => type === 'group')?.items[0]} notices={notices} />
      {isEmpty && <Sections saysEmpty={whole && content !== undefined} />}
      <HandScroll places={places} today={today} />
      {news.length > 0 && <News channels={news} />}
      <Figures title={content?.intro.title ?? ''} figures={figures} />
      {content?.industry.title && <Industry {...content.industry} clusters={industry} welfare={welfare} />}
      {(notices.length > 0 || content?.party.title) && (
        <Disclosure notices={notices} whole={whole} party={content?.party} />
      )}
      {(jobs.length > 0 || content?.college.title) && <College college={content?.college} jobs={jobs} />}
      <Verse lines={content?.verse ?? []} today={today} />
    </main>
  )
}

/** The sections of the site, where nothing of them is shown. Only a site without content says that it is still coming. */
function Sections({ saysEmpty }: { saysEmpty: boolean }) {
  const language = useLanguage()
  const global = useGlobal()
  const sections = global?.menu.map((item) => ({
    to: menuTarget(item),
    title: item.title,
    note: item.children.map(({ title }) => title).join(' · '),
  }))
  return (
    <section className="sec--tight">
      <div className="wrap">
        {saysEmpty && <p className="lead">{homeMessages[language].opening}</p>}
        <LinkList items={sections ?? []} />
      </div>
    </section>
  )
}
