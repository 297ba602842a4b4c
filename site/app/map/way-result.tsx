import { useLanguage } from '../language/language.ts'
import { map } from '../messages/map.ts'
import type { Way } from './map-view.ts'
import { showMetres } from './show-metres.ts'

/** A way on foot in words: its length, its minutes and its steps. */
export function WayResult({ way }: { way: Extract<Way, { found: true }> }) {
  const language = useLanguage()
  return (
    <>
      <p className="map-total">
        <b>{map[language].total(showMetres(way.metres, language), way.minutes)}</b>
      </p>
      <ol className="map-steps">
        {way.steps.map(({ text, metres }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same words may come twice on one way, which never changes.
          <li key={`${index} ${text} ${metres}`}>{text}</li>
        ))}
      </ol>
    </>
  )
}
