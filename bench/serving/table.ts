import { percentile } from '../measure.ts'

export const references = ['bare node:http', 'framework template', 'nginx'] as const
export type Reference = (typeof references)[number]

/** A line of the table: our own values of every round, and those of what it is compared with. */
export type Line = {
  name: string
  unit: string
  ours: readonly number[]
  beside: Partial<Record<Reference, readonly number[]>>
  bar?: string
}

export const median = (values: readonly number[]) => percentile(values, 0.5)
const figure = (value: number) => (value < 10 ? value.toFixed(2) : value.toFixed(0))
const spread = (values: readonly number[]) => `${figure(Math.min(...values))}–${figure(Math.max(...values))}`
const ratio = (ours: readonly number[], other?: readonly number[]) =>
  other ? figure(median(ours) / median(other)) : '–'

/** One table in Markdown: medians, the spread of ours, and ours as a part or a multiple of each reference. */
export function tableOf(lines: readonly Line[]): string {
  const head = ['', 'unit', 'ours', 'spread', ...references, ...references.map((name) => `÷ ${name}`), 'bar']
  const rule = head.map((_, index) => (index < 2 ? '---' : '--:'))
  const rows = lines.map(({ name, unit, ours, beside, bar = '' }) => [
    ...[name, unit, figure(median(ours)), spread(ours)],
    ...references.map((reference) => (beside[reference] ? figure(median(beside[reference])) : '–')),
    ...references.map((reference) => ratio(ours, beside[reference])),
    bar,
  ])
  return [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

const p95 = (line: Line | undefined) => `${figure(percentile(line?.ours ?? [], 0.95))} ms`

/** What the columns mean, and what fits into none of them. */
export function explain(firstStart: number, lines: readonly Line[]): string {
  const find = (part: string) => lines.find(({ name }) => name.includes(part))
  const asked = find('stored page')
  return `Ours is the site as \`npm start\` serves it, with its log at \`info\`. Throughput is requests per second of processor time of
the answering process, over ${asked?.ours.length ?? 0} rounds in which everything was asked in turn on 32 connections. Bare \`node:http\` and nginx
give out the very bytes of the line from memory and from a file; the framework's template, a plain React Router server,
always answers its own small page. Medians; the spread is that of ours.

Publish → visible, p95: ${p95(find('same process'))} in the same process, ${p95(find('another process'))} in another. First start with new data: ${figure(firstStart)} s.${
    asked?.beside.nginx ? '' : ' nginx is not on this machine.'
  }`
}
