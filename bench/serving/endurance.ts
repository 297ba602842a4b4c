import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addresses } from '@shanmen/contract/addresses.ts'
import { languageCodes, pathIn } from '@shanmen/contract/languages.ts'
import { startSite, stopSite } from '../../scripts/started-program.ts'
import { describeMachine } from '../machine.ts'
import { type BenchRequest, loadWith, textOf } from './load.ts'
import { requestsOf } from './requests.ts'
import { megabytesOf, waitUntilIdle } from './servers.ts'

const print = (line: string) => void process.stdout.write(`${line}\n`)
const port = 4340
const all = 1_000_000
const every = 100_000

const pages = Object.values(addresses)
  .filter((path) => !path.includes(':'))
  .flatMap((path) => languageCodes.map((language) => pathIn(language, path)))

/** Returns the `n`th request: mostly cached pages and calls; sixteen of a thousand are uncached. */
async function requestSequence(): Promise<(n: number) => BenchRequest> {
  const requests = await requestsOf(port)
  const named = (name: string): BenchRequest =>
    requests.find((each) => each.name === name)?.request ?? { port, path: '/' }
  const [detail, list, uncached] = [named('API detail, cached'), named('API list'), named('uncached page')]
  const at = (path: string): BenchRequest => ({ port, path })
  return (n) => {
    const part = n % 1000
    if (part < 4) return at(`/not/there/${n}`)
    if (part < 6) return at(`${addresses.newsGroupList}?keyword=${n}`)
    if (part < 10) return at(`/backends/api/information?id=${n}&languageId=1`)
    if (part < 14) return { ...list, body: JSON.stringify({ languageId: 1, keyword: `灵山${n}` }) }
    if (part < 16) return uncached
    return part < 200 ? detail : at(pages[n % pages.length] ?? '/')
  }
}

/** Every ten requests come from another client address. */
const clientOf = (n: number) => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`

const folder = await mkdtemp(join(tmpdir(), 'shanmen-endurance-'))
try {
  const own = { DATA_DIR: join(folder, 'data'), PORT: String(port) }
  const settings = { ...own, LOG_LEVEL: 'info', TRUST_PROXY: 'loopback' }
  print('Starting with new data …')
  await stopSite(await startSite(settings))
  const site = await startSite(settings)
  const pid = site.child.pid ?? 0
  const requestAt = await requestSequence()
  await waitUntilIdle([pid])
  const idle = megabytesOf(pid)
  print(`idle: ${idle} MB`)
  const taken: { sent: number; megabytes: number }[] = []
  let sent = 0
  while (sent < all) {
    const until = sent + every
    const { failures } = await loadWith(port, () => {
      if (sent === until) return undefined
      const n = sent++
      const request = requestAt(n)
      const from = { 'X-Forwarded-For': clientOf(Math.floor(n / 10)) }
      return textOf({ ...request, headers: { ...request.headers, ...from } })
    })
    if (failures > 0) throw new Error(`${failures} of ${every} failed`)
    taken.push({ sent, megabytes: megabytesOf(pid) })
    print(`after ${sent}: ${taken.at(-1)?.megabytes} MB`)
  }
  await waitUntilIdle([pid])
  const after = megabytesOf(pid)
  await stopSite(site)
  const text = [
    '# A million requests',
    `${new Date().toISOString().slice(0, 10)}, ${describeMachine()}.`,
    ['| requests | MB |', '|--:|--:|', ...taken.map((each) => `| ${each.sent} | ${each.megabytes} |`)].join(
      '\n',
    ),
    `Idle before: ${idle} MB; idle after: ${after} MB. Slope over the second half: ${slope(taken.slice(-taken.length / 2)).toFixed(1)} MB for each ${every} requests.`,
    `Of a thousand requests 984 are for cached pages and calls. Four request a missing page, two a search page of news, four a
missing item and four search news by call, each with a word or an address that was not requested before; two bypass the
response cache. Every ten come from another client address.`,
  ].join('\n\n')
  print(`\n${text}`)
  await writeFile(join(import.meta.dirname, '../results-endurance.md'), `${text}\n`)
} finally {
  await rm(folder, { recursive: true, force: true })
}

/** Growth from one measurement to the next, by least squares. */
function slope(taken: readonly { megabytes: number }[]): number {
  const middle = (taken.length - 1) / 2
  const mean = taken.reduce((sum, { megabytes }) => sum + megabytes, 0) / taken.length
  const over = taken.reduce((sum, { megabytes }, at) => sum + (at - middle) * (megabytes - mean), 0)
  return over / taken.reduce((sum, _, at) => sum + (at - middle) ** 2, 0)
}
