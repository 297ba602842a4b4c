import { siteNames } from '@shanmen/brand/names.ts'
import { languages } from '@shanmen/contract/languages.ts'
import { useGlobal } from '../../data/global.ts'
import { useLanguage } from '../../language/language.ts'
import { homeMessages } from '../../messages/home.ts'
import styles from './hero.module.css'
import { Sky } from './sky.tsx'
import { TilePicture } from './tile-picture.tsx'
import { tiles } from './tiles.ts'

/** The last tiles of the scroll from left to right. The third is shown, and fetched, in wide windows only. */
const leftEnd = tiles.slice(-3).reverse()
const sizes = '(max-width: 47rem) 25rem, (max-width: 66rem) 48rem, 52rem'

/** The first screen: the left end of the hand scroll in the light of the hour, and the colophon in its sky. */
export function Hero() {
  const language = useLanguage()
  const global = useGlobal()
  const words = global?.home
  const name = global?.site.name || siteNames[language].name
  const lines = words?.headline.length ? words.headline : [name]
  const subtitle = words?.subtitle || global?.site.slogan
  const { isCjk } = languages[language]
  return (
    <section className={styles.hero} aria-label={lines.join(' ')}>
      <Sky />
      <div className={styles.art}>
        {leftEnd.map((tile, index) => (
          <div key={tile.url} className={index > 1 ? styles.more : undefined}>
            <TilePicture
              tile={tile}
              alt={index === 1 ? homeMessages[language].hero : ''}
              sizes={sizes}
              priority={index === 1}
            />
          </div>
        ))}
      </div>
      <div className={styles.in}>
        <div className={isCjk ? styles.colophon : styles.lines}>
          <h1>
            {lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name, and two may be alike.
              <span key={index}>{line}</span>
            ))}
          </h1>
          <div className={styles.side}>
            {subtitle && <p>{subtitle}</p>}
            {words?.seal && (
              <span className="seal" aria-hidden="true">
                {words.seal}
              </span>
            )}
          </div>
        </div>
      </div>
    </section>
  )
}
