import { addresses, fill, sections } from '@shanmen/contract/addresses.ts'
import {
  alertFeed,
  calendarNames,
  calendarPath,
  calendarType,
  feedFormats,
  feedNames,
  feedPath,
} from '@shanmen/contract/feeds.ts'
import { pathIn } from '@shanmen/contract/languages.ts'
import { ArticleHead } from '../../components/article/article.tsx'
import { loader } from '../../data/load.ts'
import { pageMeta } from '../../data/meta.ts'
import { useLanguage } from '../../language/language.ts'
import { LocalLink } from '../../language/local-link.tsx'
import { type MenuItem, menuTarget } from '../../lib/menu.ts'
import { fillIn } from '../../messages/components.ts'
import { pageTitle } from '../../messages/pages.ts'
import { shellMessages } from '../../messages/shell.ts'
import { siteMessages } from '../../messages/site.ts'
import { DetailPage } from '../../shell/page.tsx'
import type { Route } from './+types/site-map.ts'
import styles from './site-map.module.css'

// The shell has the menu too, but is shown without it: this page is not.
const load = loader(async ({ call, languageId }) => {
  const { menu, statements = [], parts = [] } = await call('menu', { languageId })
  return { menu, statements, parts }
})

export { load as clientLoader, load as loader }

export const meta: Route.MetaFunction = (args) => pageMeta(args, 'siteMap', siteMessages)

/** All pages of the menu and the statements as nested lists, for people; `/sitemap.xml` is for programs. */
export default function SiteMap({ loaderData: { menu, statements, parts } }: Route.ComponentProps) {
  const language = useLanguage()
  const title = pageTitle(language, 'siteMap')
  return (
    <DetailPage title={title}>
      <div className="wrap sec sec--tight">
        <ArticleHead title={title} />
        <ul className={styles.sections}>
          {menu
            .filter(({ path }) => path !== addresses.home)
            .map((section) => (
              <li key={section.id}>
                <h2>{section.children.length > 0 ? section.title : <PageLink item={section} />}</h2>
                <Pages items={section.children} parts={parts} />
                {section.path === sections.news && (
                  <ul>
                    <li>
                      <LocalLink to={addresses.eventList}>{pageTitle(language, 'eventList')}</LocalLink>
                    </li>
                  </ul>
                )}
              </li>
            ))}
          <li>
            <h2>{siteMessages[language].thisSite}</h2>
            <ul>
              <li>
                <LocalLink to={addresses.home}>{shellMessages[language].home}</LocalLink>
              </li>
              <li>
                <LocalLink to={addresses.search}>{pageTitle(language, 'search')}</LocalLink>
              </li>
              <li>
                <LocalLink to={addresses.press}>{pageTitle(language, 'press')}</LocalLink>
              </li>
              {statements.length > 0 && (
                <li>
                  <LocalLink to={addresses.statementList}>{pageTitle(language, 'statementList')}</LocalLink>
                  <ul>
                    {statements.map(({ id, title }) => (
                      <li key={id}>
                        <LocalLink to={fill(addresses.statementDetail, id)}>{title}</LocalLink>
                      </li>
                    ))}
                  </ul>
                </li>
              )}
            </ul>
          </li>
          <Subscriptions menu={menu} />
        </ul>
      </div>
    </DetailPage>
  )
}

/** How to subscribe, and to what: lists lead here, as a browser opens a feed or a calendar only once. */
function Subscriptions({ menu }: { menu: readonly MenuItem[] }) {
  const language = useLanguage()
  const t = siteMessages[language]
  return (
    <li id="subscriptions">
      <h2>{t.subscriptions}</h2>
      <p>{t.subscribe}</p>
      <ul>
        <li>
          <a href={pathIn(language, feedPath(alertFeed, 'rss'))} type={feedFormats.rss.type}>
            {t.alerts}
          </a>
        </li>
        {feedNames.flatMap((name) => {
          const section = menu.find(({ path }) => path === sections[name])
          if (!section) return []
          const calendar = calendarNames.find((each) => each === name)
          return [
            <li key={name}>
              <a href={pathIn(language, feedPath(name, 'rss'))} type={feedFormats.rss.type}>
                {fillIn(t.feed, section.title)}
              </a>
            </li>,
            calendar && (
              <li key={`${name} calendar`}>
                <a href={pathIn(language, calendarPath(calendar))} type={calendarType}>
                  {fillIn(t.calendar, section.title)}
                </a>
              </li>
            ),
          ]
        })}
      </ul>
    </li>
  )
}

/** The items of a menu and those below them. A group is no page of its own: it is a caption, not a second link to its first page. */
type Parts = readonly { id: string; title: string; path: string }[]

function Pages({ items, parts }: { items: readonly MenuItem[]; parts: Parts }) {
  if (items.length === 0) return null
  return (
    <ul>
      {items.map((item) => (
        <li key={item.title}>
          {item.children.length > 0 ? <b>{item.title}</b> : <PageLink item={item} />}
          <Pages items={item.children} parts={parts} />
          {item.children.length === 0 && <PartLinks parts={parts.filter(({ path }) => path === item.path)} />}
        </li>
      ))}
    </ul>
  )
}

function PartLinks({ parts }: { parts: Parts }) {
  if (parts.length === 0) return null
  return (
    <ul>
      {parts.map(({ id, title, path }) => (
        <li key={id}>
          <LocalLink to={`${path}#${id}`}>{title}</LocalLink>
        </li>
      ))}
    </ul>
  )
}

const PageLink = ({ item }: { item: MenuItem }) => <LocalLink to={menuTarget(item)}>{item.title}</LocalLink>
