import { percentile, type Samples } from './measure.ts'

export type Line = { name: string; samples: Samples[] }

const figure = (value: number): string => (value < 10 ? value.toFixed(2) : value.toFixed(1))
const both = ({ times }: Samples) => `${figure(percentile(times, 0.5))} · ${figure(percentile(times, 0.95))}`
const ratio = (one: Samples, other: Samples) =>
  figure(percentile(one.times, 0.5) / percentile(other.times, 0.5))

/** A table in Markdown: milliseconds as "p50 · p95", then the medians of the core and the API by those by hand. */
export function tableOf(lines: readonly Line[]): string {
  const names = lines[0]?.samples.map(({ name }) => name) ?? []
  const head = ['p50 · p95 in ms', ...names, 'core ÷ hand', 'API ÷ hand']
  const rows = lines.map(({ name, samples }) => {
    const [hand, core, api] = samples
    return hand && core && api ? [name, ...samples.map(both), ratio(core, hand), ratio(api, hand)] : [name]
  })
  return [head, head.map((_, index) => (index === 0 ? '---' : '--:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}
