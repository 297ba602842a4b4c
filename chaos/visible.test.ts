import { existsSync, readFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { news } from '@shanmen/content/testing/fixtures.ts'
import { expect, test, vi } from 'vitest'
import { isLong, report, setUp, signIn } from './driver.ts'
import { addNode, type Node, percentile, soon, startStore, versionShown } from './nodes.ts'
import { usePooler, usePostgres } from './postgres.ts'

vi.setConfig({ testTimeout: 900_000 })
const publications = Number(process.env.PUBLICATIONS ?? (isLong ? 100 : 5))

const cpuSecondsOf = (pid: number | string | undefined): number => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(stat[11]) + Number(stat[12])) / 100
}
const cpuSeconds = ({ running }: Node): number => cpuSecondsOf(running.child.pid)
/** How long the main thread of a program could run and no processor was free, in milliseconds: what other programs cost it. */
const waited = (pid: number | string | undefined): number => {
  const file = `/proc/${pid}/task/${pid}/schedstat`
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split(' ')[1]) / 1e6 : 0
}

/** Waits until nodes and their studio do next to nothing: after a start they render pages and read PDF files in advance. */
async function idle(nodes: Node[]): Promise<void> {
  const used = () =>
    nodes.reduce((sum, node) => {
      const { pid } = node.running.child
      const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
      return sum + [pid, ...children].reduce<number>((sum, each) => sum + cpuSecondsOf(each), 0)
    }, 0)
  const share = async () => {
    const before = used()
    await setTimeout(2_000)
    return (used() - before) / 2
  }
  await expect.poll(share, soon).toBeLessThan(0.1 * nodes.length)
}

/** Pages a second that some nodes serve together, and for each second of processor time that they use. */
async function throughput(nodes: Node[]): Promise<[perSecond: number, perCpuSecond: number]> {
  const ms = 5_000
  const before = nodes.map(cpuSeconds)
  const until = Date.now() + ms
  let served = 0
  const read = async (at: number) => {
    for (let turn = at; Date.now() < until; turn += 1) {
      const node = nodes[turn % nodes.length]
      if (node) await (await fetch(`${node.baseUrl}/`)).arrayBuffer()
      served += 1
    }
  }
  await Promise.all(Array.from({ length: 16 }, (_, at) => read(at)))
  const used = nodes.reduce((sum, node, at) => sum + cpuSeconds(node) - (before[at] ?? 0), 0)
  return [served / (ms / 1000), served / used]
}

test('what one node publishes is soon on all, with notifications of the database and without', async ({
  skip,
}) => {
  const postgres = await usePostgres(skip)
  const pooler = await usePooler(skip, postgres.host)
  const { settings: ofStore } = await startStore()
  const settings = { ...ofStore, DATABASE_URL: postgres.url, SAMPLE: 'on', LOG_LEVEL: 'warn' }
  const first = await addNode(settings, true)
  const listening: Node[] = [first, await addNode(settings, false), await addNode(settings, false)]
  const url = `http://127.0.0.1:${first.studioPort}`
  await setUp({ url, output: first.running.output })
  const browser = await signIn({ url })
  const { id, slug } = await browser.call('createEntry', { kind: 'news', document: news({ zh: '第 0 版' }) })
  await browser.call('publish', { id, language: 'zh', revision: 1 })

  let version = 0
  const measure = async (nodes: Node[], name: string): Promise<number> => {
    for (const node of nodes) await expect.poll(() => versionShown(node, slug), soon).toBe(version)
    if (isLong) await idle([first, ...nodes.filter((node) => node !== first)])
    const delays: number[] = []
    const ofNode: number[] = []
    for (let turn = 0; turn < publications; turn += 1) {
      version += 1
      await browser.call('saveEntry', { id, basedOn: version, document: news({ zh: `第 ${version} 版` }) })
      await browser.call('publish', { id, language: 'zh', revision: version + 1 })
      const published = performance.now()
      await Promise.all(
        nodes.map(async (node) => {
          const before = waited(node.running.child.pid)
          while ((await versionShown(node, slug)) !== version) await setTimeout(5)
          const delay = performance.now() - published
          delays.push(delay)
          ofNode.push(delay - (waited(node.running.child.pid) - before))
        }),
      )
      // So that no beat of the polling decides.
      await setTimeout(Math.random() * 400)
    }
    const [median, p99] = [percentile(delays, 0.5), percentile(delays, 0.99)]
    report(
      `published → visible ${name}, ${nodes.length} nodes: median ${median.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms of ${delays.length}, ` +
        `without the node's waits for a processor ${percentile(ofNode, 0.5).toFixed(0)} and ${percentile(ofNode, 0.99).toFixed(0)} ms, ` +
        `load ${loadavg()[0]?.toFixed(1)}`,
    )
    return median
  }
  await measure(listening, 'with notifications')
  // As PgBouncer is deployed: for reading only.
  const deaf = { ...settings, DATABASE_URL: pooler.url, READ_ONLY: 'yes' }
  const polling = [await addNode(deaf, false), await addNode(deaf, false)]
  for (const { running } of polling)
    await expect.poll(running.output, soon).toMatch(/notifications do not arrive/)
  // The polling's 400 ms, and rendering, on a busy machine too.
  expect(await measure(polling, 'without notifications')).toBeLessThan(1_500)

  if (!isLong) return
  await Promise.all(polling.map(({ running }) => running.stop()))
  // What only the first measurement would pay for.
  await throughput(listening)
  const measured: [number, number][] = []
  for (const count of [1, 2, 3]) measured.push(await throughput(listening.slice(0, count)))
  const [one = [1, 1]] = measured
  const ratios = (at: 0 | 1) => measured.map((each) => (each[at] / one[at]).toFixed(2)).join(', ')
  report(
    `one, two, three processes on ${cpus().length} cores: ${ratios(0)} pages a second, ${ratios(1)} for each second of processor time`,
  )
})
