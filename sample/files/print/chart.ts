import { describe, figure, fiveYears, type MetricName } from '../reports/figures.ts'
import type { Language } from '../reports/report.ts'
import { escaped } from './html.ts'

const width = 640
const height = 216
const base = 182

/** Five years of one metric as bars, the report's own year in cinnabar. The alternative text carries every value. */
export function chart(name: MetricName, year: number, language: Language): string {
  const { label, unit } = describe(name, language)
  const points = fiveYears(year).map((at) => ({ at, ...figure(name, at, language) }))
  const top = Math.max(...points.map(({ value }) => value)) || 1
  const step = width / points.length
  const bars = points.map(({ at, value, text }, index) => {
    const tall = Math.max(1.5, (value / top) * 142)
    const x = index * step + step / 2
    const own = at === year ? ' class="own"' : ''
    return `<g${own}><rect x="${x - 26}" y="${base - tall}" width="52" height="${tall}"/><text x="${x}" y="${base - tall - 9}">${text}</text><text class="at" x="${x}" y="${base + 22}">${at}</text></g>`
  })
  const caption = unit === '' ? label : language === 'zh' ? `${label}（${unit}）` : `${label} (${unit})`
  const spoken =
    language === 'zh'
      ? `${caption}：${points.map(({ at, text }) => `${at} 年 ${text}`).join('，')}`
      : `${caption}. ${points.map(({ at, text }) => `${at}: ${text}`).join(', ')}`
  return `<figure class="chart"><figcaption>${escaped(caption)}</figcaption><svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${escaped(spoken)}"><line x1="0" x2="${width}" y1="${base}" y2="${base}"/>${bars.join('')}</svg></figure>`
}

/** A ridge line at the foot of a page; the seed makes it different on every page. */
export function ridge(seed: number): string {
  const layer = (at: number, tall: number) => {
    const points = Array.from({ length: 61 }, (_, index) => {
      const x = index / 60
      const y =
        Math.sin(x * 5.1 + seed * 1.7 + at) * 0.5 +
        Math.sin(x * 11.3 + seed * 2.9 + at * 2) * 0.28 +
        Math.sin(x * 27.7 + seed * 4.3) * 0.1
      return `${Math.round(x * 2100)} ${Math.round(300 - tall - y * tall * 0.7)}`
    })
    return `<path class="r${at}" d="M${points.join('L')}L2100 300L0 300Z"/>`
  }
  return `<svg class="ridge" viewBox="0 0 2100 300" preserveAspectRatio="none" aria-hidden="true">${layer(1, 150)}${layer(2, 95)}${layer(3, 48)}</svg>`
}
