import { useLanguage } from '../language/language.ts'
import { frame } from '../words/frame.ts'

/** First stop of the Tab key on every page. */
export function SkipLink() {
  return (
    <a className="skip" href="#main">
      {frame[useLanguage()].skip}
    </a>
  )
}
