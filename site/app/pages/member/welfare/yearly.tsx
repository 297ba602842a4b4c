import type { Data } from '@shanmen/contract/schemas.ts'
import styles from './welfare.module.css'

type YearlyProps = { yearly: Data<'charitable'>['projects'][number]['yearly'] }

/** What a project did year by year: the figures as text, and the same as bars. Nothing without figures. */
export function Yearly({ yearly }: YearlyProps) {
  const heights = heightsOf(yearly.map(({ value }) => value))
  if (yearly.length === 0) return null
  return (
    <figure className={styles.yearly}>
      <figcaption>{yearly.at(-1)?.label}</figcaption>
      <ol>
        {yearly.map(({ year, value }, index) => (
          <li key={year}>
            <b>{value}</b>
            <svg viewBox="0 0 1 100" preserveAspectRatio="none" aria-hidden="true">
              <rect width="1" y={100 - (heights[index] ?? 0)} height={heights[index]} />
            </svg>
            <span>{year}</span>
          </li>
        ))}
      </ol>
    </figure>
  )
}

/** Heights of bars in percent of the tallest, from figures as editors write them: `9,850`, `3.2`. */
export function heightsOf(values: readonly string[]): number[] {
  const numbers = values.map((value) => Number(value.replace(/[^\d.]/g, '')) || 0)
  const most = Math.max(...numbers)
  return numbers.map((number) => (most > 0 ? Math.round((number / most) * 1000) / 10 : 0))
}
