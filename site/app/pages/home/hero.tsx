import { addresses, fill } from '@shanmen/contract/addresses.ts'
import { languages } from '@shanmen/contract/languages.ts'
import type { GlobalData, NewsCard } from '@shanmen/contract/types.ts'
import { useEffect, useState } from 'react'
import { sources } from '../../components/media/picture.tsx'
import { useLanguage } from '../../language/language.ts'
import { LocalLink } from '../../language/local-link.tsx'
import { Icon } from '../../lib/icon.tsx'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { homeMessages } from '../../messages/home.ts'
import { shellMessages } from '../../messages/shell.ts'
import styles from './hero.module.css'

type HeroProps = { slides: GlobalData['home']['slides']; latest: NewsCard | undefined }

/** The paintings of the first screen with their colophon; the first one is all there is without script. */
export function Hero({ slides, latest }: HeroProps) {
  const language = useLanguage()
  const t = homeMessages[language]
  const live = useHydrated()
  const { at, playing, show, toggle } = useSlides(slides.length)
  const slide = slides[at]
  if (!slide) return null
  return (
    <section className={styles.hero} data-hero="light" aria-label={t.paintings}>
      {(live ? slides : slides.slice(0, 1)).map((item, index) => (
        <HeroArt key={item.wide.url} slide={item} first={index === 0} shown={index === at} />
      ))}
      <div className={styles.in}>
        <div className={`${languages[language].isCjk ? styles.colophon : styles.lines} ink`} key={at}>
          <h1>
            {slide.title.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </h1>
          {languages[language].isCjk && (
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
              <b>{t.headline}</b>
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

type HeroArtProps = { slide: GlobalData['home']['slides'][number]; first: boolean; shown: boolean }

const phone = '(max-width: 47rem)'
const tablet = '(max-width: 66rem) and (orientation: portrait)'

/** One painting in three cuts: wide, upright for tablets, tall for phones. Only the first is fetched with the page. */
function HeroArt({ slide, first, shown }: HeroArtProps) {
  const { wide } = slide
  return (
    <picture className={`${styles.art} px`} data-shown={shown} aria-hidden={!shown}>
      <source media={phone} type="image/avif" srcSet={sources(slide.phone, 'avif')} sizes="100vw" />
      <source media={phone} srcSet={sources(slide.phone, 'webp')} sizes="100vw" />
      <source media={tablet} type="image/avif" srcSet={sources(slide.tablet, 'avif')} sizes="100vw" />
      <source media={tablet} srcSet={sources(slide.tablet, 'webp')} sizes="100vw" />
      <source type="image/avif" srcSet={sources(wide, 'avif')} sizes="100vw" />
      <img
        src={wide.url}
        srcSet={sources(wide, 'webp')}
        sizes="100vw"
        width={wide.width}
        height={wide.height}
        alt={wide.alt}
        fetchPriority={first ? 'high' : 'low'}
      />
    </picture>
  )
}

type SlideControlProps = {
  count: number
  at: number
  playing: boolean
  onShow: (index: number) => void
  onToggle: () => void
}

const figures = (index: number) => String(index).padStart(2, '0')

/** Number of the painting, one bar for each, and the pause button that everything moving must have (WCAG 2.2.2). */
function SlideControl({ count, at, playing, onShow, onToggle }: SlideControlProps) {
  const t = shellMessages[useLanguage()]
  const label = (index: number) => t.slide.replace('{n}', String(index + 1)).replace('{all}', String(count))
  return (
    <div className={styles.control}>
      <span aria-hidden="true">{figures(at + 1)}</span>
      <span className={styles.bars}>
        {Array.from({ length: count }, (_, index) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its position.
            key={index}
            type="button"
            aria-label={label(index)}
            aria-current={index === at ? 'true' : undefined}
            onClick={() => onShow(index)}
          />
        ))}
      </span>
      <span aria-hidden="true">{figures(count)}</span>
      <button type="button" className="ib" aria-label={playing ? t.pause : t.play} onClick={onToggle}>
        <Icon name={playing ? 'pause' : 'play'} />
      </button>
    </div>
  )
}

const interval = 8000

/** Whether slides change automatically: not on phones, not with reduced motion or large text. */
function mayPlay(): boolean {
  return (
    matchMedia('(min-width: 47rem) and (prefers-reduced-motion: no-preference)').matches &&
    !document.documentElement.hasAttribute('data-elder')
  )
}

/** Which slide is shown, and whether they change automatically; choosing one stops it. */
function useSlides(count: number) {
  const [at, setAt] = useState(0)
  const [playing, setPlaying] = useState(false)
  useEffect(() => setPlaying(mayPlay()), [])
  useEffect(() => {
    if (!playing || count < 2) return
    const timer = setInterval(() => {
      if (!document.hidden) setAt((now) => (now + 1) % count)
    }, interval)
    return () => clearInterval(timer)
  }, [playing, count])
  const show = (index: number) => {
    setPlaying(false)
    setAt(index)
  }
  return { at, playing, show, toggle: () => setPlaying(!playing) }
}
