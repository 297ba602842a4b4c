/** Pay as search engines want it: yuan in one unit of time. */
export type Pay = { from: number; to: number; unit: 'HOUR' | 'DAY' | 'MONTH' | 'YEAR' }

const units: [RegExp, Pay['unit']][] = [
  [/[/每]\s*小?时|时薪|\bhour(?:ly)?\b/i, 'HOUR'],
  [/[/每]\s*[天日]|日薪|\b(?:day|daily)\b/i, 'DAY'],
  [/[/每]\s*月|月薪|\bmonth(?:ly)?\b/i, 'MONTH'],
  [/[/每]\s*年|年薪|\b(?:year|annual)(?:ly)?\b/i, 'YEAR'],
]
const isForeign =
  /[$€£]|[美欧日港澳韩]元|[港外]币|英镑|[Dd]ollar|[Ee]uro|[Pp]ound|(?<![A-Za-z])(?!RMB|CNY)[A-Z]{3}(?![A-Za-z])/
/** Only one end of a range is said: search engines would take it for both. */
const isOneEnd = /起|以[上下]|[最不][高低]|至[多少]|\+|\b(?:from|up|over|above|below|under|least|most)\b/i
const amount = /(\d[\d,]*(?:\.\d+)?)\s*(万|千|k\b)?/gi
const factors: Record<string, number> = { 万: 10_000, 千: 1000, k: 1000 }

/**
 * Reads pay as editors write it: `1.2万–1.8万元/月`, `RMB 12,000–18,000 a month`, `260元/天`. Undefined for words
 * that name no amount, none or several units of time (面议, negotiable; 年薪…，每月发放) or another currency, which are
 * then left to the page's text.
 */
export function payOf(text: string): Pay | undefined {
  const [unit, otherUnit] = units.flatMap(([pattern, unit]) => (pattern.test(text) ? [unit] : []))
  const numbers = [...text.matchAll(amount)].map(([, digits = '', factor = '']) => ({
    value: Number(digits.replaceAll(',', '')),
    factor: factors[factor.toLowerCase()],
  }))
  const [from, to = from, more] = numbers
  if (!unit || otherUnit || isForeign.test(text)) return undefined
  if (!from || !to || more || (from === to && isOneEnd.test(text))) return undefined
  // In `1–1.4万` the second factor is meant for both; in `7000元–1万元` the first number is already in yuan.
  const shared = from.factor ?? (from.value < 1000 && to.factor ? to.factor : 1)
  const low = Math.round(from.value * shared)
  const high = Math.round(to.value * (to.factor ?? 1))
  return low > 0 && high >= low ? { from: low, to: high, unit } : undefined
}
