import { historyDrawings } from '@shanmen/brand/art/page-drawings.ts'
import { languages } from '@shanmen/contract/languages.ts'
import { RichText } from '../../../components/article/prose.tsx'
import { decorative, Picture } from '../../../components/media/picture.tsx'
import { useLanguage } from '../../../language/language.ts'
import { showMonth } from '../../../lib/dates.ts'
import { fillIn } from '../../../messages/components.ts'
import { groupMessages } from '../../../messages/group.ts'
import type { Chapter, Milestone } from './chapters.ts'
import styles from './river.module.css'

/**
 * The years as a river that is drawn sideways, by finger, wheel or arrow keys, a chapter a stop; below it a rail as
 * long as the years. On phones, in print, in large text and without motion the chapters are one below the other.
 */
export function River({ chapters }: { chapters: readonly Chapter[] }) {
  const t = groupMessages[useLanguage()].river
  if (chapters.length === 0) return null
  return (
    <div className={styles.river}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys, in every browser. */}
      <section className={styles.scroll} tabIndex={0} aria-label={t.label}>
        <ol className={styles.chapters}>
          {chapters.map((chapter, index) => (
            <Stop key={chapter.from} chapter={chapter} index={index} />
          ))}
        </ol>
      </section>
      <nav className={`wrap ${styles.rail}`} aria-label={t.rail}>
        {chapters.map(({ from, to, title }) => (
          <a key={from} href={`#${chapterId(from)}`} data-years={Math.min(to - from + 1, longest)}>
            <b>{from}</b>
            <span>{title}</span>
          </a>
        ))}
        <b>{chapters.at(-1)?.to}</b>
      </nav>
    </div>
  )
}

/** The longest chapter that the style sheet has a length for. */
const longest = 12
const chapterId = (from: number) => `from-${from}`

function Stop({ chapter, index }: { chapter: Chapter; index: number }) {
  const t = groupMessages[useLanguage()].river
  const { from, to, title, text, image, milestones } = chapter
  return (
    <li id={chapterId(from)} className={styles.chapter}>
      <Water even={index % 2 === 1} />
      <p className={styles.year}>
        {from}
        {to > from && <small>{fillIn(t.until, to)}</small>}
      </p>
      {image ? (
        <div className={styles.picture}>
          <Picture
            image={decorative(image)}
            sizes="(max-width: 47rem) min(92vw, 28rem), 25rem"
            priority={index === 0}
          />
          <h3>{title}</h3>
        </div>
      ) : (
        <h3>{title}</h3>
      )}
      <div className={styles.card}>
        {text && <p className={styles.motto}>{text}</p>}
        <ol>
          {milestones.map((milestone) => (
            <Line key={milestone.id} milestone={milestone} />
          ))}
        </ol>
      </div>
    </li>
  )
}

/** A dated line: what happened, and how. */
function Line({ milestone: { year, month, title, content } }: { milestone: Milestone }) {
  const language = useLanguage()
  const at = month ? `${year}-${String(month).padStart(2, '0')}` : String(year)
  const shown = month && !languages[language].isCjk ? showMonth(`${at}-01`, language) : at.replace('-', '.')
  return (
    <li>
      <time dateTime={at}>{shown}</time>
      <div>
        <b>{title}</b>
        <RichText html={content} />
      </div>
    </li>
  )
}

function Water({ even }: { even: boolean }) {
  const { water, light, dark, hills, boat } = historyDrawings[even ? 'even' : 'odd']
  return (
    <svg className={styles.water} viewBox="0 0 600 640" preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.hills} d={hills} />
      <path d={water} />
      <path className={styles.light} d={light} />
      <path className={styles.dark} d={dark} />
      <g transform={`translate(${boat[0]} ${boat[1]})`} className={styles.boat}>
        <path d="M-36-5C-24 5 20 5 40-8C34 6 22 8 2 8C-20 8-32 4-36-5z" />
        <path className={styles.roof} d="M-13 3C-14-13 12-12 14 2z" />
        <path className={styles.light} d="M-54 13q54 8 108 0" />
      </g>
    </svg>
  )
}
