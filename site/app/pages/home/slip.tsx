import { addresses, fill } from '@shanmen/contract/addresses.ts'
import { languages } from '@shanmen/contract/languages.ts'
import { useLanguage } from '../../language/language.ts'
import { LocalLink } from '../../language/local-link.tsx'
import { Balanced } from '../../lib/balanced.tsx'
import { listNumber } from '../../lib/numerals.ts'
import { homeMessages } from '../../messages/home.ts'
import type { Place } from './load-home.ts'
import styles from './slip.module.css'

type Props = { place: Place; number: number }

/** The slip of a place on the scroll: name, one line, today's opening, link. Words are never on the painting itself. */
export function Slip({ place, number }: Props) {
  const language = useLanguage()
  const t = homeMessages[language]
  const { isCjk } = languages[language]
  return (
    <article className={styles.slip}>
      <h3>
        <span className="seal" lang="zh-CN" aria-hidden="true">
          {listNumber(number, 'zh')}
        </span>
        {place.title}
      </h3>
      <div>
        {place.otherTitle && <i lang={isCjk ? 'en' : 'zh-CN'}>{place.otherTitle}</i>}
        <p>
          <Balanced text={place.summary} />
        </p>
        <p className={styles.today} data-closed={place.openToday ? undefined : ''} data-until={place.until}>
          <b>{place.openToday ? t.openToday : t.closedToday}</b>
          <span className="clause">{place.hours}</span>
        </p>
        <LocalLink to={fill(addresses.scenicDetail, place.id)}>
          {t.goTo.replace('{name}', place.title)}
        </LocalLink>
      </div>
    </article>
  )
}
