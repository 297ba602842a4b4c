import { addresses, fill } from '@shanmen/contract/addresses.ts'
import type { Cluster, Figure, Image, NewsCard as News } from '@shanmen/contract/types.ts'
import { TitledSection } from '../../components/article/section-head.tsx'
import { NewsCard } from '../../components/card/news-card.tsx'
import { DatedList } from '../../components/list/dated-list.tsx'
import { LinkList } from '../../components/list/link-list.tsx'
import { Stats } from '../../components/list/stats.tsx'
import { Spread } from '../../components/media/spread.tsx'
import { useLanguage } from '../../language/language.ts'
import { LocalLink } from '../../language/local-link.tsx'
import { Balanced } from '../../lib/balanced.tsx'
import { eyebrows, homeMessages } from '../../messages/home.ts'
import styles from './sections.module.css'

type IntroProps = { title: string; text: string; figures: readonly Figure[] }

/** Who we are, in one sentence, one paragraph and four figures. */
export function Intro({ title, text, figures }: IntroProps) {
  const t = homeMessages[useLanguage()]
  return (
    <section className="sec">
      <div className={`wrap ${styles.intro}`}>
        <div className={`${styles.label} rv`}>
          <p className="vert" lang="zh-CN">
            {homeMessages.zh.group}
          </p>
        </div>
        <div>
          <div className="rv">
            <h2>
              <Balanced text={title} />
            </h2>
            <p className="lead">{text}</p>
            <p className={styles.more}>
              <LocalLink className="more" to={addresses.groupProfile}>
                {t.profile}
              </LocalLink>
            </p>
          </div>
          {figures.length > 0 && (
            <div className={`${styles.stats} rv`}>
              <Stats figures={figures} />
            </div>
          )}
        </div>
      </div>
    </section>
  )
}

type IndustryProps = { title: string; image: Image | null; clusters: readonly Cluster[] }

/** The industry clusters and the welfare work beside one picture. */
export function Industry({ title, image, clusters }: IndustryProps) {
  const t = homeMessages[useLanguage()]
  const rows = clusters.map((cluster) => ({
    to: fill(addresses.industryDetail, cluster.id),
    title: cluster.title,
    note: cluster.summary,
  }))
  return (
    <section className="sec sec--silk">
      <div className="wrap">
        <Spread image={image}>
          <p className="eyebrow" lang="en">
            {eyebrows.industry}
          </p>
          <h2>
            <Balanced text={title} />
          </h2>
          <div className={styles.rows}>
            <LinkList items={[...rows, { to: addresses.welfare, title: t.welfare, note: t.welfareNote }]} />
          </div>
        </Spread>
      </div>
    </section>
  )
}

type CollegeProps = { title: string; text: string; image: Image | null }

/** The college: its picture, its text, two links. */
export function College({ title, text, image }: CollegeProps) {
  const t = homeMessages[useLanguage()]
  return (
    <section className="sec">
      <div className="wrap">
        <Spread image={image} reverse>
          <p className="eyebrow" lang="en">
            {eyebrows.college}
          </p>
          <h2 className={styles.short}>
            <Balanced text={title} />
          </h2>
          <p className="lead">{text}</p>
          <div className={`row ${styles.rows}`}>
            <LocalLink className="btn btn--p" to={addresses.courseList}>
              {t.courses}
            </LocalLink>
            <LocalLink className="btn btn--g" to={addresses.jobList}>
              {t.careers}
            </LocalLink>
          </div>
        </Spread>
      </div>
    </section>
  )
}

const channels = {
  group: addresses.newsGroupDetail,
  media: addresses.newsMediaDetail,
  activity: addresses.newsActivityDetail,
}
const toNews = (item: News) => item.externalUrl ?? fill(channels[item.type], item.id)

/** The newest article large, the next five as dated lines. */
export function Newsroom({ news }: { news: readonly News[] }) {
  const t = homeMessages[useLanguage()]
  const [lead, ...rest] = news
  return (
    <TitledSection
      className="sec sec--celadon"
      eyebrow={eyebrows.news}
      title={t.news}
      more={t.allNews}
      to={addresses.newsGroupList}
    >
      <div className={styles.news}>
        {lead && <NewsCard item={lead} to={toNews(lead)} />}
        <DatedList items={rest} toItem={toNews} compact />
      </div>
    </TitledSection>
  )
}

type VerseProps = { lines: readonly string[]; seal: string | undefined }

/** The two closing lines of verse with the seal. */
export function Verse({ lines, seal }: VerseProps) {
  return (
    <section className={`${styles.verse} rv`}>
      <div className="wrap">
        <p>
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
        {seal && (
          <span className="seal" aria-hidden="true">
            {seal}
          </span>
        )}
      </div>
    </section>
  )
}
