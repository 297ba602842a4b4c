import { percentile } from '../measure.ts'

const referenceNames = ['bare node:http', 'framework template', 'nginx'] as const
export type Reference = (typeof referenceNames)[number]

/** A line of the table: our values of every round, and those of the reference servers. */
export type Line = {
  name: string
  unit: string
  ours: readonly number[]
  references: Partial<Record<Reference, readonly number[]>>
  limit?: string
}

export const median = (values: readonly number[]) => percentile(values, 0.5)
const figure = (value: number) => (value < 10 ? value.toFixed(2) : value.toFixed(0))
const spread = (values: readonly number[]) => `${figure(Math.min(...values))}–${figure(Math.max(...values))}`
const ratio = (ours: readonly number[], other?: readonly number[]) =>
  other ? figure(median(ours) / median(other)) : '–'

/** One table in Markdown: medians, the spread of ours, and the ratio of ours to each reference. */
export function tableOf(lines: readonly Line[]): string {
  const head = [
    '',
    'unit',
    'ours',
    'spread',
    ...referenceNames,
    ...referenceNames.map((name) => `÷ ${name}`),
    'limit',
  ]
  const rule = head.map((_, index) => (index < 2 ? '---' : '--:'))
  const rows = lines.map(({ name, unit, ours, references, limit = '' }) => [
    ...[name, unit, figure(median(ours)), spread(ours)],
    ...referenceNames.map((name) => (references[name] ? figure(median(references[name])) : '–')),
    ...referenceNames.map((name) => ratio(ours, references[name])),
    limit,
  ])
  return [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

const p95 = (line: Line | undefined) => `${figure(percentile(line?.ours ?? [], 0.95))} ms`

/** The meaning of the columns, and figures that have no column. */
export function explain(firstStart: number, lines: readonly Line[]): string {
  const find = (part: string) => lines.find(({ name }) => name.includes(part))
  const page = find('cached page')
  return `Ours is the site as \`npm start\` serves it, with its log at \`info\`. Throughput is requests per CPU second of the
serving process, over ${page?.ours.length ?? 0} rounds that send each request in turn on 32 connections. Bare \`node:http\` and nginx serve
the same bytes from memory and from a file; the framework's template, a plain React Router server, always serves its own
small page. Medians; the spread is that of ours.

Publish → visible, p95: ${p95(find('same process'))} in the same process, ${p95(find('another process'))} in another. First start with new data: ${figure(firstStart)} s.${
    page?.references.nginx ? '' : ' nginx is not installed on this machine.'
  }`
}
