import { type BenchRequest, load } from './load.ts'
import type { NamedRequest } from './requests.ts'
import { cpuSecondsOf, type Running, waitUntilIdle } from './servers.ts'
import type { Line, Reference } from './table.ts'

export const rounds = 5
export const roundMs = 1_000

export type Servers = { own: Running } & Partial<Record<Reference, Running>>

/** Requests per CPU second, in rounds that send each request in turn. */
export async function throughput(requests: readonly NamedRequest[], servers: Servers): Promise<Line[]> {
  const { own, 'framework template': template } = servers
  const once = async (of: Running, request: BenchRequest) => {
    const before = cpuSecondsOf(of.pids)
    const { responses, failures } = await load({ ...request, port: of.port }, roundMs)
    if (failures > 0) throw new Error(`${request.path} failed ${failures} of ${responses} times`)
    return responses / (cpuSecondsOf(of.pids) - before)
  }
  for (const { request } of requests) await load({ ...request, port: own.port }, 500)
  // After a start pages are rendered and compressed in the background.
  await waitUntilIdle(own.pids)
  const lines = requests.map(({ name }) => ({
    ...{ name, unit: 'requests / CPU s', ours: [] as number[] },
    references: {} as Partial<Record<Reference, number[]>>,
    limit: limits[name],
  }))
  for (let round = 0; round <= rounds; round += 1) {
    const plain = template && (await once(template, { port: template.port, path: '/' }))
    for (const [index, { request }] of requests.entries()) {
      const line = lines[index]
      const ours = await once(own, request)
      const taken: Partial<Record<Reference, number>> = { 'framework template': plain }
      for (const name of ['bare node:http', 'nginx'] as const) {
        const server = servers[name]
        if (server) taken[name] = await once(server, { port: server.port, path: `/${index}` })
      }
      // The first round is a warm-up.
      if (!line || round === 0) continue
      line.ours.push(ours)
      for (const [name, value] of Object.entries(taken) as [Reference, number | undefined][])
        if (value !== undefined) line.references[name] = [...(line.references[name] ?? []), value]
    }
  }
  return lines
}

const limits: Record<string, string> = {
  'cached page': '≥ 0.8 of bare',
  'uncached page': '≥ 2 × template',
}
