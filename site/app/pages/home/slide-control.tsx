import { useLanguage } from '../../language/language.ts'
import { Icon } from '../../lib/icon.tsx'
import { frame } from '../../messages/shell.ts'
import styles from './hero.module.css'

type Props = {
  count: number
  at: number
  playing: boolean
  onShow: (index: number) => void
  onToggle: () => void
}

const figures = (index: number) => String(index).padStart(2, '0')

/** Number of the painting, one bar for each, and the pause button that everything moving must have (WCAG 2.2.2). */
export function SlideControl({ count, at, playing, onShow, onToggle }: Props) {
  const words = frame[useLanguage()]
  const label = (index: number) =>
    words.slide.replace('{n}', String(index + 1)).replace('{all}', String(count))
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
      <button type="button" className="ib" aria-label={playing ? words.pause : words.play} onClick={onToggle}>
        <Icon name={playing ? 'pause' : 'play'} />
      </button>
    </div>
  )
}
