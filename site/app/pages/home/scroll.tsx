import { addresses } from '@shanmen/contract/addresses.ts'
import { type Hour, hourNames } from '@shanmen/contract/light.ts'
import { useLanguage } from '../../language/language.ts'
import { LocalLink } from '../../language/local-link.tsx'
import { eyebrows, homeMessages } from '../../messages/home.ts'
import type { Place, Today } from './load-home.ts'
import styles from './scroll.module.css'
import index from './scroll-index.module.css'
import { Sky } from './sky.tsx'
import { Slip } from './slip.tsx'
import { TermLine } from './term.tsx'
import { TilePicture } from './tile-picture.tsx'
import { type Tile, tiles } from './tiles.ts'
import '@shanmen/brand/art/scroll.css'

type Props = { places: readonly Place[]; today: Today }
/** `art` is the number of its tile, which differs from its own where a place before it is not shown. */
type Stop = { tile: Tile; place: Place; art: number }

const sizes = '(max-width: 47rem) 25rem, 52rem'
const idOf = ({ place }: Stop) => `stop-${place.id}`

/**
 * The hand scroll: one painting, unrolled as it comes into view and then drawn sideways by finger, wheel or keys. All of it is
 * style sheets; without scroll timelines it lies open.
 */
export function HandScroll({ places, today }: Props) {
  const t = homeMessages[useLanguage()]
  const stops = tiles.flatMap((tile, i): Stop[] => {
    const place = places.find(({ id }) => id === tile.place)
    return place ? [{ tile, place, art: i + 1 }] : []
  })
  if (stops.length === 0) return null
  const label = t.scrollLabel.replace('{name}', t.scrollName)

  return (
    <section className={`sec--tight ${styles.section}`} aria-labelledby="scroll">
      <div className={`wrap ${styles.head}`}>
        <div>
          <p className="eyebrow" lang="en">
            {eyebrows.scroll}
          </p>
          <h2 id="scroll">{t.scroll}</h2>
          <p className="lead">{t.scrollNote}</p>
        </div>
        <Hours now={today.hour} />
      </div>
      <div className={styles.frame}>
        <div className={styles.view}>
          <Sky className={styles.sky} />
          <ol
            className={styles.track}
            aria-label={label}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached and scrolled by keys.
            tabIndex={0}
          >
            <li className={styles.open}>
              <div>
                <p>{t.scrollName}</p>
                <small>{t.scrollBegin}</small>
              </div>
            </li>
            {stops.map((stop, i) => (
              <li key={stop.place.id} id={idOf(stop)} className={styles.stop} data-stop={stop.art}>
                <div className={styles.art}>
                  <TilePicture tile={stop.tile} alt={stop.place.title} sizes={sizes} />
                </div>
                <Slip place={stop.place} number={i + 1} />
              </li>
            ))}
            <li className={styles.end}>
              <div>
                <p>{t.scrollEnd}</p>
                <small>{t.scrollRest}</small>
                <LocalLink className="btn" to={addresses.scenicList}>
                  {t.allDestinations}
                </LocalLink>
              </div>
            </li>
          </ol>
          <div className={styles.fall} data-fall="" aria-hidden="true" />
        </div>
        <div className={styles.roller} aria-hidden="true" />
      </div>
      <div className="wrap">
        <Index stops={stops} />
        <div className={index.foot}>
          <TermLine today={today} />
          <p className={index.hint}>
            <span>{t.draw}</span>
            <label>
              <input type="checkbox" data-still="" />
              {t.still}
            </label>
          </p>
        </div>
      </div>
    </section>
  )
}

/** The stops by name, with the water level between them, which follows the scroll. */
function Index({ stops }: { stops: readonly Stop[] }) {
  const t = homeMessages[useLanguage()]
  return (
    <nav className={index.stops} aria-label={t.stops} data-of={stops.length}>
      <i aria-hidden="true" />
      {stops.map((stop, i) => (
        <a key={stop.place.id} href={`#${idOf(stop)}`} data-stop={i + 1}>
          {stop.place.title}
          <small>{stop.place.openToday ? t.open : t.closed}</small>
        </a>
      ))}
    </nav>
  )
}

/** The light of this hour, and the others to try: radio buttons that style sheets read. */
function Hours({ now }: { now: Hour }) {
  const t = homeMessages[useLanguage()]
  return (
    // Another hour begins while the page is read: only new buttons take another default.
    <fieldset key={now} className={index.hours}>
      <legend>{t.light}</legend>
      {hourNames.map((hour) => (
        <label key={hour}>
          <input type="radio" name="hour" value={hour} defaultChecked={hour === now} />
          {t[hour]}
        </label>
      ))}
    </fieldset>
  )
}
