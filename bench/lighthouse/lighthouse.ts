import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addresses, fill } from '@shanmen/contract/addresses.ts'
import { createClient } from '@shanmen/contract/client.ts'
import { findChromium } from '../../scripts/chromium.ts'
import { startSite, stopSite } from '../../scripts/started-program.ts'
import { describeMachine } from '../machine.ts'
import { percentile } from '../measure.ts'
import { categories, isAvailable, type Report, runLighthouse } from './run-lighthouse.ts'

const rounds = 5
const print = (line: string) => void process.stdout.write(`${line}\n`)

/** The four pages: home, list, article, scenic detail. */
async function pagesOf(base: string): Promise<[string, string][]> {
  const call = createClient({ host: base, transport: fetch, language: 'zh' })
  const [news] = (await call('informationList', { languageId: 1, type: 'group' })).list
  const [scenic] = (await call('scenicList', { languageId: 1 })).list
  return [
    ['home', addresses.home],
    ['list', addresses.newsGroupList],
    ['article', fill(addresses.newsGroupDetail, news?.id ?? '')],
    ['scenic detail', fill(addresses.scenicDetail, scenic?.id ?? '')],
  ]
}

function lineOf(name: string, reports: readonly Report[]): string[] {
  const median = (of: (report: Report) => number) => percentile(reports.map(of), 0.5)
  const short = new Set(reports.flatMap((report) => report.short))
  return [
    name,
    ...categories.map((_, index) => String(median(({ scores }) => scores[index] ?? 0))),
    `${median(({ lcp }) => lcp).toFixed(2)} s`,
    `${median(({ tbt }) => tbt).toFixed(0)} ms`,
    median(({ cls }) => cls).toFixed(3),
    [...short].join(', '),
  ]
}

async function measure(chromium: string, folder: string): Promise<void> {
  const own = process.env.SITE_URL ? undefined : await startSite({ DATA_DIR: join(folder, 'data') })
  try {
    const base = process.env.SITE_URL ?? own?.baseUrl ?? ''
    const pages = (await pagesOf(base)).map(([name, path]) => ({ name, path, reports: [] as Report[] }))
    for (let round = 0; round < rounds; round += 1)
      for (const { name, path, reports } of pages) {
        print(`${round + 1} of ${rounds}: ${name}`)
        reports.push(await runLighthouse(base + path, join(folder, 'report.json'), chromium))
      }
    const head = ['', ...categories, 'LCP', 'TBT', 'CLS', 'audits below 100 in any run']
    const rows = [
      head,
      head.map((_, at) => (at ? '--:' : '---')),
      ...pages.map((page) => lineOf(page.name, page.reports)),
    ]
    const text = [
      '# Lighthouse, mobile',
      `${new Date().toISOString().slice(0, 10)}, ${describeMachine()}, median of ${rounds}.`,
      rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n'),
    ].join('\n\n')
    print(`\n${text}`)
    await writeFile(join(import.meta.dirname, '../results-lighthouse.md'), `${text}\n`)
  } finally {
    if (own) await stopSite(own)
  }
}

const chromium = process.env.CHROMIUM || findChromium(print)
if (!chromium)
  print('Lighthouse needs Chromium, which was neither found nor could be installed on this machine.')
else if (!(await isAvailable()))
  print(
    'npm could not download Lighthouse: its registry is not reachable. The other benchmarks work without it.',
  )
else {
  const folder = await mkdtemp(join(tmpdir(), 'shanmen-lighthouse-'))
  await measure(chromium, folder).finally(() => rm(folder, { recursive: true, force: true }))
}
