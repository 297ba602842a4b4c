import { useId } from 'react'
import { useLanguage } from '../language/language.ts'
import { map } from '../messages/map.ts'
import type { Provider } from './choice.ts'

/** Asks once which map is wanted, since one of them tells a third party about the visitor. Neither answer is put first. */
export function Consent({ choose }: { choose: (provider: Provider) => void }) {
  const words = map[useLanguage()].consent
  const id = useId()
  return (
    <section className="map-consent" aria-labelledby={id}>
      <p id={id}>
        <b>{words.title}</b>
      </p>
      <p>{words.text}</p>
      <p className="map-consent-buttons">
        <button type="button" className="btn btn--s" onClick={() => choose('amap')}>
          {words.amap}
        </button>
        <button type="button" className="btn btn--s" onClick={() => choose('own')}>
          {words.own}
        </button>
      </p>
    </section>
  )
}
