import { addresses, fill } from '@shanmen/contract/addresses.ts'
import type { GlobalData, NewsCard } from '@shanmen/contract/types.ts'
import { useLanguage } from '../../language/language.ts'
import { LocalLink } from '../../language/local-link.tsx'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { home } from '../../messages/home.ts'
import styles from './hero.module.css'
import { HeroArt } from './hero-art.tsx'
import { SlideControl } from './slide-control.tsx'
import { useSlides } from './use-slides.ts'

type Props = { slides: GlobalData['home']['slides']; latest: NewsCard | undefined }

/** The paintings of the first screen with their colophon; the first one is all there is without script. */
export function Hero({ slides, latest }: Props) {
  const language = useLanguage()
  const words = home[language]
  const live = useHydrated()
  const { at, playing, show, toggle } = useSlides(slides.length)
  const slide = slides[at]
  if (!slide) return null
  return (
    <section className={styles.hero} data-hero="light" aria-label={words.paintings}>
      {(live ? slides : slides.slice(0, 1)).map((item, index) => (
        <HeroArt key={item.wide.url} slide={item} first={index === 0} shown={index === at} />
      ))}
      <div className={styles.in}>
        <div className={`${language === 'zh' ? styles.colophon : styles.lines} ink`} key={at}>
          <h1>
            {slide.title.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </h1>
          {language === 'zh' && (
            <div className={styles.side}>
              <p>{slide.subtitle}</p>
              <span className="seal" aria-hidden="true">
                {slide.seal}
              </span>
            </div>
          )}
        </div>
        <div className={styles.foot}>
          {latest ? (
            <p className={styles.latest}>
              <b>{words.headline}</b>
              <LocalLink
                to={
                  latest.externalUrl ??
                  fill(`${addresses.newsGroupList.replace('group', latest.type)}/:id`, latest.id)
                }
              >
                {latest.title}
              </LocalLink>
            </p>
          ) : (
            <span />
          )}
          {live && slides.length > 1 && (
            <SlideControl count={slides.length} at={at} playing={playing} onShow={show} onToggle={toggle} />
          )}
        </div>
      </div>
    </section>
  )
}
