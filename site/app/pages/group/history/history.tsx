import { languages } from '@shanmen/contract/languages.ts'
import type { Data } from '@shanmen/contract/schemas.ts'
import { RichText } from '../../../components/article/prose.tsx'
import { Picture } from '../../../components/media/picture.tsx'
import { staticLoader } from '../../../data/load.ts'
import { pageMeta } from '../../../data/meta.ts'
import { useLanguage } from '../../../language/language.ts'
import { showMonth } from '../../../lib/dates.ts'
import { groupMessages } from '../../../messages/group.ts'
import { SectionPage } from '../../../shell/page.tsx'
import shared from '../shared/group.module.css'
import type { Route } from './+types/history.ts'
import styles from './history.module.css'

const load = staticLoader('enterpriseDevelopment')

export { load as clientLoader, load as loader }

export const meta: Route.MetaFunction = (args) => pageMeta(args, 'history', groupMessages)

export default function History({ loaderData: history }: Route.ComponentProps) {
  return (
    <SectionPage page="history">
      <section className="sec" aria-labelledby="milestones">
        <div className="wrap">
          <div className={shared.opening}>
            <h2 id="milestones">{history.title}</h2>
            <p className="lead">{history.intro}</p>
          </div>
          <Timeline items={history.list} />
        </div>
      </section>
    </SectionPage>
  )
}

type Milestone = Data<'enterpriseDevelopment'>['list'][number]

/** The years of the group along a central rule, sides alternating; on phones the rule runs at the left. */
function Timeline({ items }: { items: readonly Milestone[] }) {
  return (
    <ol className={styles.line}>
      {items.map((item) => (
        <Step key={item.id} item={item} />
      ))}
    </ol>
  )
}

function Step({ item }: { item: Milestone }) {
  const language = useLanguage()
  const { year, month, images } = item
  const at = month ? `${year}-${String(month).padStart(2, '0')}` : String(year)
  return (
    <li className="rv">
      <div className={styles.text}>
        <p className={styles.year}>
          <time dateTime={at}>
            {year}
            {month && (
              <small>
                {languages[language].isCjk
                  ? `.${at.slice(5)}`
                  : ` ${showMonth(`${at}-01`, 'en').slice(0, 3)}`}
              </small>
            )}
          </time>
        </p>
        <h3>{item.title}</h3>
        <RichText html={item.content} />
      </div>
      <div className={styles.pictures}>
        {images.map((image) => (
          <Picture key={image.url} image={image} ratio="16/10" sizes="(max-width: 47rem) 80vw, 36rem" />
        ))}
      </div>
    </li>
  )
}
