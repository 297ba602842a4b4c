import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openContent } from '@shanmen/content/open.ts'
import { addresses } from '@shanmen/contract/addresses.ts'
import { startSite, stopSite } from '../../bin/started-program.ts'
import { describeMachine } from '../machine.ts'
import { percentile } from '../measure.ts'
import { type Ask, load } from './load.ts'
import {
  buildTemplate,
  megabytesOf,
  type Running,
  restOf,
  runningChild,
  secondsOf,
  startNginx,
  startProgram,
} from './servers.ts'
import { measureVisible } from './visible.ts'

const rounds = 5
const roundMs = 1_500
const print = (line: string) => void process.stdout.write(`${line}\n`)

type Row = { name: string; of: Running; ask: Omit<Ask, 'port'>; perSecond: number[]; failures: number }

const folder = await mkdtemp(join(tmpdir(), 'shanmen-serving-'))
const built = join(import.meta.dirname, '../../node_modules/.cache', `bench-template-${process.pid}`)
const started: Running[] = []
try {
  const begin = performance.now()
  const site = await startSite({
    DATA_DIR: join(folder, 'data'),
    STUDIO: 'off',
    LOG_LEVEL: 'info',
    PORT: '4326',
  })
  const firstStart = (performance.now() - begin) / 1000
  const own = runningChild(site.child, Number(new URL(site.baseUrl).port))
  started.push(own)
  const page = addresses.newsGroupList
  const text = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(site.baseUrl + path, { headers: { cookie: 'webLang=zh', ...headers } })
    return answer.text()
  }
  const html = await text(page)
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? ''
  const id = /href="\/newsAndInformation\/group\/([^"?]+)"/.exec(html)?.[1] ?? ''
  const detail = `/backends/api/information?id=${id}&languageId=1`
  buildTemplate(built)
  const bare = await startProgram('bare.ts', [site.baseUrl + page], 4327)
  const plain = await startProgram('template.ts', [built], 4328)
  started.push(bare, plain)
  const stored = Buffer.from(
    await (await fetch('http://127.0.0.1:4327/', { headers: { 'accept-encoding': 'br' } })).arrayBuffer(),
  )
  const { brotliCompressSync } = await import('node:zlib')
  const nginx = await startNginx(join(folder, 'nginx'), brotliCompressSync(stored), 'text/html', 4329)
  if (nginx) started.push(nginx)

  const row = (name: string, of: Running, path: string, more: Omit<Ask, 'port' | 'path'> = {}): Row => ({
    ...{ name, of, ask: { path, ...more }, perSecond: [], failures: 0 },
  })
  // A request with credentials is answered for its sender alone, as if nothing were stored.
  const alone = { headers: { Authorization: 'bench' } }
  const json = { 'Content-Type': 'application/json' }
  const rows = [
    row('bare node:http, same bytes', bare, '/'),
    ...(nginx ? [row('nginx, same bytes', nginx, '/page')] : []),
    row('stored page', own, page),
    row('stored page that does not exist (404)', own, '/not/there'),
    row('API detail, stored', own, detail),
    row('static file', own, script),
    row('plain React Router, its template', plain, '/'),
    row('uncached page', own, page, alone),
    row('API detail, uncached', own, detail, alone),
    row('API list, uncached', own, '/backends/api/information', {
      ...{ method: 'POST', headers: json, body: '{"languageId":1,"type":"group"}' },
    }),
    row('API search, uncached', own, '/backends/api/information', {
      ...{ method: 'POST', headers: json, body: '{"languageId":1,"keyword":"灵山"}' },
    }),
  ]
  for (const { of, ask } of rows) await load({ port: of.port, ...ask }, 500)
  // Pages are made and compressed in the background after a start.
  await restOf(own.pids)
  for (let round = 0; round < rounds; round += 1)
    for (const each of rows) {
      const before = secondsOf(each.of.pids)
      const { answers, failures } = await load({ port: each.of.port, ...each.ask }, roundMs)
      each.perSecond.push(answers / (secondsOf(each.of.pids) - before))
      each.failures += failures
    }

  const loaded = megabytesOf(own.pids[0] ?? 0)
  const elsewhere = await openContent({ dataDir: join(folder, 'data') })
  const visible = await measureVisible(elsewhere, () => text(page))
  await elsewhere.close()
  for (const each of started) if (each !== own) each.stop()
  await stopSite(site)
  const again = performance.now()
  const second = await startSite({ DATA_DIR: join(folder, 'data'), STUDIO: 'off', PORT: '4326' })
  await fetch(second.baseUrl + page)
  const warmStart = (performance.now() - again) / 1000
  const idle = megabytesOf(second.child.pid ?? 0)
  await stopSite(second)

  const median = (values: number[]) => percentile(values, 0.5)
  const reference = median(rows[0]?.perSecond ?? [])
  const template = median(rows.find(({ of }) => of === plain)?.perSecond ?? [])
  const table = rows.map(({ name, perSecond, failures }) => {
    const spread = `${Math.min(...perSecond).toFixed(0)}–${Math.max(...perSecond).toFixed(0)}`
    const middle = median(perSecond)
    const cells = [
      name,
      middle.toFixed(0),
      spread,
      (middle / reference).toFixed(2),
      (middle / template).toFixed(2),
      failures,
    ]
    return `| ${cells.join(' | ')} |`
  })
  const head = [
    'requests per second of processor time',
    'median',
    'spread',
    '÷ bare',
    '÷ template',
    'failures',
  ]
  const rule = head.map((_, index) => (index === 0 ? '---' : '--:'))
  const lines = [
    '# Serving, measured',
    `${new Date().toISOString().slice(0, 10)}, ${describeMachine()}, ${rounds} rounds of ${roundMs} ms in turn, 32 connections, log at level info.`,
    [head, rule]
      .map((cells) => `| ${cells.join(' | ')} |`)
      .concat(table)
      .join('\n'),
    `The page has ${stored.length} bytes before compression. Published by another process → visible: median ` +
      `${median(visible).toFixed(0)} ms, p95 ${percentile(visible, 0.95).toFixed(0)} ms. First start with build and samples ` +
      `${firstStart.toFixed(1)} s, warm start to the first page ${warmStart.toFixed(2)} s. Memory ${idle} MB after it, ` +
      `${loaded} MB under load.`,
  ]
  print(lines.join('\n\n'))
  await writeFile(join(import.meta.dirname, '../results-serving.md'), `${lines.join('\n\n')}\n`)
} finally {
  for (const each of started) each.stop()
  for (const path of [folder, built]) await rm(path, { recursive: true, force: true })
}
