import { type Ask, load } from './load.ts'
import type { Row } from './rows.ts'
import { type Running, restOf, secondsOf } from './servers.ts'
import type { Line, Reference } from './table.ts'

export const rounds = 5
export const roundMs = 1_000

export type Servers = { own: Running } & Partial<Record<Reference, Running>>

/** How many requests a second of processor time answers, in rounds in which everything is asked in turn. */
export async function throughput(rows: readonly Row[], servers: Servers): Promise<Line[]> {
  const { own, 'framework template': template } = servers
  const once = async (of: Running, ask: Ask) => {
    const before = secondsOf(of.pids)
    const { answers, failures } = await load({ ...ask, port: of.port }, roundMs)
    if (failures > 0) throw new Error(`${ask.path} failed ${failures} of ${answers} times`)
    return answers / (secondsOf(of.pids) - before)
  }
  for (const { ask } of rows) await load({ ...ask, port: own.port }, 500)
  // Pages are made and compressed in the background after a start.
  await restOf(own.pids)
  const lines = rows.map(({ name }) => ({
    ...{ name, unit: 'requests / CPU s', ours: [] as number[] },
    beside: {} as Partial<Record<Reference, number[]>>,
    bar: bars[name],
  }))
  for (let round = 0; round <= rounds; round += 1) {
    const plain = template && (await once(template, { port: template.port, path: '/' }))
    for (const [index, { ask }] of rows.entries()) {
      const line = lines[index]
      const ours = await once(own, ask)
      const taken: Partial<Record<Reference, number>> = { 'framework template': plain }
      for (const name of ['bare node:http', 'nginx'] as const) {
        const server = servers[name]
        if (server) taken[name] = await once(server, { port: server.port, path: `/${index}` })
      }
      // The first round only warms all of them up.
      if (!line || round === 0) continue
      line.ours.push(ours)
      for (const [name, value] of Object.entries(taken) as [Reference, number | undefined][])
        if (value !== undefined) line.beside[name] = [...(line.beside[name] ?? []), value]
    }
  }
  return lines
}

const bars: Record<string, string> = {
  'stored page': '≥ 0.8 of bare',
  'uncached page': '≥ 2 × template',
}
