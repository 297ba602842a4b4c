import { useLanguage } from '../language/language.ts'
import { frame } from '../messages/shell.ts'

/** First stop of the Tab key on every page. */
export function SkipLink() {
  return (
    <a className="skip" href="#main">
      {frame[useLanguage()].skip}
    </a>
  )
}
