import { useLanguage } from '../language/language.ts'
import { showDate } from './dates.ts'

/** A date in the reader's form, always that of Beijing time. */
export function Time({ value, className }: { value: string; className?: string }) {
  return (
    <time dateTime={value} className={className}>
      {showDate(value, useLanguage())}
    </time>
  )
}
