import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { address } from '@shanmen/studio/client.ts'
import { type Started, startSite, stopSite, studioOf } from '../scripts/started-program.ts'
import { describeMachine } from './machine.ts'
import { percentile } from './measure.ts'

const rounds = 3
const quietMs = 6_000
const floodMs = 12_000
const hostile = 5_000
const signIns = 50
const paths = ['/readyz', '/', '/en', '/member/scenic']
const cache = join(import.meta.dirname, '../node_modules/.cache')
const builds = { STUDIO_BUILD_DIR: join(cache, 'chaos-studio'), SITE_BUILD_DIR: join(cache, 'chaos-site') }
const lines: string[] = []
const print = (line: string) => {
  lines.push(line)
  process.stdout.write(`${line}\n`)
}

/** Milliseconds until the last byte of a response on a connection of its own; infinite for any status but 200. */
const timeOf = (url: string) =>
  new Promise<number>((resolve) => {
    const begin = performance.now()
    const failed = () => resolve(Number.POSITIVE_INFINITY)
    get(url, { agent: false }, (response) => {
      response.resume()
      response.on('error', failed)
      response.on('end', () => (response.statusCode === 200 ? resolve(performance.now() - begin) : failed()))
    }).on('error', failed)
  })

type Times = { site: number[]; bare: number[] }

/** Requests the pages in turn, and as often a bare server that is not attacked: what that loses, the machine lost. */
async function sample(site: string, bare: string, ms: number, times: Times): Promise<void> {
  const until = performance.now() + ms
  while (performance.now() < until)
    for (const path of paths) {
      times.site.push(await timeOf(site + path))
      times.bare.push(await timeOf(bare))
      await setTimeout(5)
    }
}

/** Holds hostile connections open to a site for so long. */
function hostileConnections(site: Started, ms: number): Promise<void> {
  const program = join(import.meta.dirname, '../e2e/faults/hostile-connections.ts')
  const args = [program, new URL(site.baseUrl).port, String(hostile), String(ms / 1000), '/member/scenic']
  const child = spawn(process.execPath, args)
  let most = 0
  child.stdout.on('data', (chunk) => {
    most = Math.max(most, Number(String(chunk).trim().split('\n').at(-1)))
  })
  return new Promise((resolve) =>
    child.on('close', () => {
      print(`  most hostile connections open at once: ${most}`)
      resolve()
    }),
  )
}

/** Sends wrong sign-ins, so many at a time, each from another address, as a proxy names them. */
async function wrongSignIns(studioUrl: string, ms: number): Promise<void> {
  const until = performance.now() + ms
  let count = 0
  const one = async () => {
    while (performance.now() < until) {
      const { url, body } = address('signIn', {
        email: `x${count}@example.com`,
        password: 'wrong-password-1',
      })
      const from = `198.51.${(count >> 8) % 256}.${count % 256}`
      count += 1
      const headers = {
        ...{ 'Content-Type': 'application/json', Origin: studioUrl, 'X-Forwarded-For': from },
      }
      await fetch(studioUrl + url, { method: 'POST', headers, body: body ?? null }).then(
        (answer) => answer.arrayBuffer(),
        () => undefined,
      )
    }
  }
  await Promise.all(Array.from({ length: signIns }, one))
  print(`  wrong sign-ins: ${count}`)
}

async function compare(name: string, site: string, bare: string, flood: (ms: number) => Promise<void>) {
  print(`\n${name}`)
  const quiet: Times = { site: [], bare: [] }
  const flooded: Times = { site: [], bare: [] }
  await sample(site, bare, 1_000, { site: [], bare: [] })
  for (let round = 0; round < rounds; round += 1) {
    await sample(site, bare, quietMs, quiet)
    const ended = flood(floodMs)
    await setTimeout(1_500)
    await sample(site, bare, floodMs - 2_500, flooded)
    await ended
  }
  for (const server of ['site', 'bare'] as const) {
    const [before, during] = [quiet[server], flooded[server]].map((times) => percentile(times, 0.95)) as [
      number,
      number,
    ]
    const longest = Math.max(...flooded[server])
    print(
      `  ${server === 'site' ? 'health and cached pages' : 'a bare node:http server beside it'}: p95 ` +
        `${before.toFixed(1)} ms quiet, ${during.toFixed(1)} ms flooded (${(during - before).toFixed(1)} ms more), ` +
        `longest ${longest.toFixed(0)} ms of ${flooded[server].length}`,
    )
  }
}

const bare = createServer((_request, response) => response.end('x'.repeat(20_000)))
await new Promise<void>((resolve) => bare.listen(0, '127.0.0.1', resolve))
const bareAddress = bare.address()
const bareUrl = `http://127.0.0.1:${bareAddress && typeof bareAddress === 'object' ? bareAddress.port : 0}/`
const folders = [0, 1].map(() => mkdtempSync(join(tmpdir(), 'shanmen-floods-')))
const [first = '', second = ''] = folders
const started: Started[] = []
try {
  print(`Floods, sample content, ${describeMachine()}`)
  const quietLog = { ...builds, LOG_LEVEL: 'error' }
  const site = await startSite({ ...quietLog, DATA_DIR: first })
  started.push(site)
  await compare(`${hostile} hostile connections`, site.baseUrl, bareUrl, (ms) => hostileConnections(site, ms))
  await stopSite(site)
  const both = await startSite({ ...quietLog, DATA_DIR: second, STUDIO: 'on', TRUST_PROXY: 'loopback' })
  started.push(both)
  const { studioUrl } = await studioOf(both)
  await compare(`${signIns} wrong sign-ins at a time`, both.baseUrl, bareUrl, (ms) =>
    wrongSignIns(studioUrl, ms),
  )
  print(`\nAfterwards: ${describeMachine()}`)
  writeFileSync(
    join(import.meta.dirname, 'results-floods.md'),
    `# Floods\n\n\`\`\`\n${lines.join('\n')}\n\`\`\`\n`,
  )
} finally {
  await Promise.all(started.map(stopSite))
  bare.close()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
}
