import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSite, stopSite } from '../../scripts/started-program.ts'
import { describeMachine } from '../machine.ts'
import { capture } from './capture.ts'
import { measurePublishing, measureStarts } from './lifecycle.ts'
import { requestsOf } from './requests.ts'
import {
  buildTemplate,
  megabytesOf,
  type Running,
  runningChild,
  startNginx,
  startProgram,
  waitUntilIdle,
} from './servers.ts'
import { explain, type Line, tableOf } from './table.ts'
import { roundMs, rounds, throughput } from './throughput.ts'

const print = (line: string) => void process.stdout.write(`${line}\n`)
const port = 4320
const folder = await mkdtemp(join(tmpdir(), 'shanmen-serving-'))
const built = join(import.meta.dirname, '../../node_modules/.cache', `bench-template-${process.pid}`)
const started: Running[] = []
const running = async <T extends Running | undefined>(starting: Promise<T>): Promise<T> => {
  const server = await starting
  if (server) started.push(server)
  return server
}

try {
  const dataDir = join(folder, 'data')
  const settings = { DATA_DIR: dataDir, STUDIO: 'off', LOG_LEVEL: 'info', PORT: String(port) }
  print('Starting with new data …')
  const begin = performance.now()
  const loading = await startSite(settings)
  const first = (performance.now() - begin) / 1000
  // Restart, so that memory used for loading the sample is not measured.
  await stopSite(loading)
  const site = await startSite(settings)
  const own = await running(Promise.resolve(runningChild(site.child, port)))
  const requests = await requestsOf(port)
  const captured = join(folder, 'captured')
  await capture(
    captured,
    requests.map(({ request }) => request),
  )
  buildTemplate(built)
  const bare = (at: number) => startProgram('bare-server.ts', [captured], at)
  const template = (at: number) => startProgram('template-server.ts', [built], at)
  const servers = {
    own,
    'bare node:http': await running(bare(port + 1)),
    'framework template': await running(template(port + 2)),
    nginx: await running(startNginx(join(folder, 'nginx'), captured, port + 3)),
  }
  await waitUntilIdle(own.pids)
  const memory = () => Object.values(servers).map((server) => megabytesOf(server?.pids.at(-1) ?? 0))
  const memoryLine = (name: string, limit: string, [ours = 0, ...others]: number[]): Line => ({
    ...{ name, unit: 'MB', ours: [ours], limit },
    references: { 'bare node:http': others.slice(0, 1), 'framework template': others.slice(1, 2) },
  })
  const idle = memoryLine('memory, idle', '≤ 150 MB', memory())
  print(`${requests.length} requests, ${rounds} rounds of ${roundMs} ms each …`)
  const lines = await throughput(requests, servers)
  const loaded = memoryLine('memory, under load', '≤ 300 MB', memory())
  for (const each of started.splice(0)) if (each !== own) each.stop()
  await stopSite(site)
  print('Warm starts, publishing …')
  const warm = await measureStarts(settings, {
    'bare node:http': () => bare(port + 1),
    'framework template': () => template(port + 2),
  })
  const published = await measurePublishing(settings, dataDir)
  lines.push(...published.slice(0, 2), warm, idle, loaded, ...published.slice(2))
  const text = [
    '# Serving benchmark',
    `${new Date().toISOString().slice(0, 10)}, ${describeMachine()}.`,
    tableOf(lines),
    explain(first, lines),
  ].join('\n\n')
  print(`\n${text}`)
  await writeFile(join(import.meta.dirname, '../results.md'), `${text}\n`)
} finally {
  for (const each of started) each.stop()
  for (const path of [folder, built]) await rm(path, { recursive: true, force: true })
}
