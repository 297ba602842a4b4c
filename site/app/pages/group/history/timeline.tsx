import type { Data } from '@shanmen/contract/schemas.ts'
import { RichText } from '../../../components/article/rich-text.tsx'
import { Picture } from '../../../components/media/picture.tsx'
import { useLanguage } from '../../../language/language.ts'
import { showMonth } from '../../../lib/dates.ts'
import styles from './timeline.module.css'

export type Milestone = Data<'enterpriseDevelopment'>['list'][number]

/** The years of the group along a central rule, sides alternating; on phones the rule runs at the left. */
export function Timeline({ items }: { items: readonly Milestone[] }) {
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
      <div className={styles.words}>
        <p className={styles.year}>
          <time dateTime={at}>
            {year}
            {month && (
              <small>
                {language === 'zh' ? `.${at.slice(5)}` : ` ${showMonth(`${at}-01`, 'en').slice(0, 3)}`}
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
