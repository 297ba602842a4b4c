import { addresses } from '@shanmen/contract/addresses.ts'
import { languageOfPath, languages } from '@shanmen/contract/languages.ts'
import type { Data } from '@shanmen/contract/schemas.ts'
import { ArticleHead } from '../../components/article/article.tsx'
import { MailLink } from '../../components/article/mail-link.tsx'
import { Facts, Panel } from '../../components/article/panel.tsx'
import { PhoneLink } from '../../components/article/phone-link.tsx'
import { Prose } from '../../components/article/prose.tsx'
import { loader } from '../../data/load.ts'
import { pageMeta, seo } from '../../data/meta.ts'
import { invalid } from '../../data/problem.ts'
import { isPossibleYear, readQuery } from '../../data/query.ts'
import { useLanguage } from '../../language/language.ts'
import { showWholeMonth } from '../../lib/dates.ts'
import { componentMessages, fillIn } from '../../messages/components.ts'
import { pageTitle } from '../../messages/pages.ts'
import { pressMessages } from '../../messages/press.ts'
import { DetailPage } from '../../shell/page.tsx'
import type { Route } from './+types/press.ts'
import { Archive } from './archive.tsx'
import { Logos } from './logos.tsx'
import styles from './press.module.css'
import { PressPictures } from './press-pictures.tsx'

const perPage = 50

/** What the press needs; with `?month=2026-11` also the news of that month. */
const load = loader(async ({ call, languageId, url }) => {
  const month = url.searchParams.get('month')?.trim()
  const query = readQuery(url)
  if (!query || (month && !isPossibleYear(month.slice(0, 4)))) throw invalid(url)
  const input = { languageId, pageNum: query.page, pageSize: perPage }
  const [press, news] = await Promise.all([
    call('press', { languageId }),
    month ? call('informationList', { ...input, month }) : undefined,
  ])
  // The other language may have no news of a month that this one has, and its link leads there, to page 1.
  if (query.page > Math.max(1, news?.pages ?? 1)) throw invalid(url)
  return { press, month, news }
})

export { load as clientLoader, load as loader }

export const meta: Route.MetaFunction = (args) => {
  const { month, news } = args.loaderData ?? {}
  if (!month || !news?.list.length) return pageMeta(args, 'press', pressMessages)
  const language = languageOfPath(args.location.pathname)
  const title = fillIn(pressMessages[language].newsOf, showWholeMonth(`${month}-01`, language))
  const page = Number(new URLSearchParams(args.location.search).get('page'))
  const query = page > 1 ? `?month=${month}&page=${page}` : `?month=${month}`
  // The other language may have no news of this month.
  return seo(args, { title, query, languages: [languages[language].id] })
}

/** For journalists: whom to ask, the logo, pictures to download, and the news by month. The menu does not have this page. */
export default function Press({ loaderData: { press, month, news } }: Route.ComponentProps) {
  const language = useLanguage()
  const t = pressMessages[language]
  const title = pageTitle(language, 'press')
  return (
    <DetailPage title={title}>
      <div className="wrap sec sec--tight split side">
        <div className={styles.parts}>
          <ArticleHead title={title} />
          {press.intro && <Prose html="" dek={press.intro} />}
          <section className={styles.logo} aria-labelledby="logo">
            <h2 id="logo">{t.logo}</h2>
            <Logos />
            <Prose html={press.logoRules} />
          </section>
        </div>
        <Contact contact={press.contact} />
      </div>
      {press.pictures.length > 0 && (
        <section className={`wrap ${styles.parts}`} aria-labelledby="pictures">
          <h2 id="pictures">{t.pictures}</h2>
          <PressPictures pictures={press.pictures} />
          <Prose html={press.pictureRules} />
        </section>
      )}
      <Archive path={addresses.press} months={press.months} month={month} news={news} />
    </DetailPage>
  )
}

function Contact({ contact: { name, phone, email, hours } }: Pick<Data<'press'>, 'contact'>) {
  const language = useLanguage()
  const t = pressMessages[language]
  const { phone: telephone, email: mail } = componentMessages[language]
  if (!name && !phone && !email) return null
  return (
    <Panel aside title={t.contact}>
      <Facts
        rows={[
          [t.name, name],
          [telephone, phone && <PhoneLink className="num" phone={phone} />],
          [mail, email && <MailLink email={email} />],
          [t.hours, hours],
        ]}
      />
    </Panel>
  )
}
