import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addresses } from '@shanmen/contract/addresses.ts'
import { languageCodes, pathIn } from '@shanmen/contract/languages.ts'
import { startSite, stopSite } from '../../scripts/started-program.ts'
import { describeMachine } from '../machine.ts'
import { type Ask, loadWith, textOf } from './load.ts'
import { rowsOf } from './rows.ts'
import { megabytesOf, restOf } from './servers.ts'

const print = (line: string) => void process.stdout.write(`${line}\n`)
const port = 4340
const all = 1_000_000
const every = 100_000

const pages = Object.values(addresses)
  .filter((path) => !path.includes(':'))
  .flatMap((path) => languageCodes.map((language) => pathIn(language, path)))

/** What the site is asked for the `n`th time: mostly what is stored; of a thousand, sixteen are made anew. */
async function questions(): Promise<(n: number) => Ask> {
  const rows = await rowsOf(port)
  const named = (name: string): Ask => rows.find((row) => row.name === name)?.ask ?? { port, path: '/' }
  const [detail, list, alone] = [named('API detail, stored'), named('API list'), named('uncached page')]
  const at = (path: string): Ask => ({ port, path })
  return (n) => {
    const part = n % 1000
    if (part < 4) return at(`/not/there/${n}`)
    if (part < 6) return at(`${addresses.newsGroupList}?keyword=${n}`)
    if (part < 10) return at(`/backends/api/information?id=${n}&languageId=1`)
    if (part < 14) return { ...list, body: JSON.stringify({ languageId: 1, keyword: `灵山${n}` }) }
    if (part < 16) return alone
    return part < 200 ? detail : at(pages[n % pages.length] ?? '/')
  }
}

/** Every ten requests come from another visitor. */
const visitor = (n: number) => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`

const folder = await mkdtemp(join(tmpdir(), 'shanmen-endurance-'))
try {
  const settings = { DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'info', PORT: String(port), TRUST_PROXY: '1' }
  print('Starting with new data …')
  await stopSite(await startSite(settings))
  const site = await startSite(settings)
  const pid = site.child.pid ?? 0
  const ask = await questions()
  await restOf([pid])
  const idle = megabytesOf(pid)
  print(`idle: ${idle} MB`)
  const taken: { asked: number; megabytes: number }[] = []
  let asked = 0
  while (asked < all) {
    const until = asked + every
    const { failures } = await loadWith(port, () => {
      if (asked === until) return undefined
      const n = asked++
      const question = ask(n)
      const from = { 'X-Forwarded-For': visitor(Math.floor(n / 10)) }
      return textOf({ ...question, headers: { ...question.headers, ...from } })
    })
    if (failures > 0) throw new Error(`${failures} of ${every} failed`)
    taken.push({ asked, megabytes: megabytesOf(pid) })
    print(`after ${asked}: ${taken.at(-1)?.megabytes} MB`)
  }
  await restOf([pid])
  const after = megabytesOf(pid)
  await stopSite(site)
  const text = [
    '# A million requests',
    `${new Date().toISOString().slice(0, 10)}, ${describeMachine()}.`,
    ['| requests | MB |', '|--:|--:|', ...taken.map((each) => `| ${each.asked} | ${each.megabytes} |`)].join(
      '\n',
    ),
    `Idle before: ${idle} MB; at rest after: ${after} MB. Slope over the second half: ${slope(taken.slice(-taken.length / 2)).toFixed(1)} MB for each ${every} requests.`,
    `Of a thousand requests 984 are for stored pages and calls. Four ask for a page that is not there, two for a page of
found news, four for an item that is not there and four for news by call, each with words or under an address that
nobody asked for before; two are a page made for its sender alone. Every ten come from another visitor.`,
  ].join('\n\n')
  print(`\n${text}`)
  await writeFile(join(import.meta.dirname, '../results-endurance.md'), `${text}\n`)
} finally {
  await rm(folder, { recursive: true, force: true })
}

/** By how much it grows from one measurement to the next: the line of least squares. */
function slope(taken: readonly { megabytes: number }[]): number {
  const middle = (taken.length - 1) / 2
  const mean = taken.reduce((sum, { megabytes }) => sum + megabytes, 0) / taken.length
  const over = taken.reduce((sum, { megabytes }, at) => sum + (at - middle) * (megabytes - mean), 0)
  return over / taken.reduce((sum, _, at) => sum + (at - middle) ** 2, 0)
}
