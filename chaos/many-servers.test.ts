import { readFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { news } from '@shanmen/content/testing/fixtures.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { isLong, report, setUp, signIn } from './driver.ts'
import { hasHaproxy, startHaproxy } from './haproxy.ts'
import { Editor, noCounts, verify } from './history.ts'
import {
  addNode,
  isReady,
  killAll,
  type Node,
  percentile,
  soon,
  startAgain,
  startStore,
  versionShown,
} from './nodes.ts'
import { usePostgres } from './postgres.ts'
import { startReaders } from './readers.ts'

const kills = Number(process.env.CRASHES ?? 20)
const perSecond = Number(process.env.REQUESTS_PER_SECOND ?? 200)
/** Each publication is rendered by all nodes, which on two cores takes most of what readers need. */
const publishEveryMs = Number(process.env.PUBLISH_EVERY_MS ?? 500)
const outageMs = 60_000
vi.setConfig({ testTimeout: 1_800_000 })

// As in `mixed-versions.test.ts`: the release after this one, with one more migration.
const newer = { NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, 'next-schema.ts'))}` }
const pages = [
  '/',
  '/en',
  '/newsAndInformation/group',
  '/en/newsAndInformation/group?page=2',
  '/member/scenic',
  '/partyBuilding/organization/brand',
  '/backends/api/menu/1',
]

const picture = join(import.meta.dirname, '../brand/public/site/icon-192.png')

test('three nodes, a standby, a store and a balancer: kills, a failover, an outage and an upgrade fail no read and lose no write', async ({
  skip,
}) => {
  if (!isLong) return skip('three nodes and two databases take more than two cores: CHAOS=long')
  if (!hasHaproxy) return skip('HAProxy is not installed')
  const postgres = await usePostgres(skip)
  const standby = await postgres.addStandby()
  onTestFinished(standby.remove)
  const { store, settings: ofStore } = await startStore()
  const settings = {
    ...ofStore,
    DATABASE_URL: postgres.url.replace(postgres.host, `${postgres.host},${standby.host}`),
    // One address for all, which is in every page.
    ...{ PUBLIC_BASE_URL: 'http://www.lingshan.example', SAMPLE: 'on', TRUST_PROXY: 'loopback' },
    STOP_DELAY_MS: '2000',
  }
  const first = await addNode(settings, true)
  // Before the next studio starts: the newest link replaces the one before.
  await setUp({ url: `http://127.0.0.1:${first.studioPort}`, output: first.running.output })
  const nodes: Node[] = [first, await addNode(settings, true, first), await addNode(settings, false)]
  const balancer = await startHaproxy({
    site: nodes.map(({ port }) => port),
    studio: nodes.flatMap(({ studioPort }) => studioPort ?? []),
  })
  const isServed = () =>
    fetch(`${balancer.studio}/`).then(
      ({ ok }) => ok,
      () => false,
    )
  await expect.poll(isServed, soon).toBe(true)
  const roleOf = async (url: string) => (await (await fetch(`${url}/readyz`)).json()).role
  // The second studio may start later than the balancer's first answer.
  const ownStudio = `http://127.0.0.1:${first.studioPort}`
  const roles = () => Promise.all([...nodes.map(({ baseUrl }) => baseUrl), ownStudio].map(roleOf))
  await expect.poll(roles, soon).toEqual(['site and studio', 'site and studio', 'site', 'studio'])
  const browser = await signIn({ url: balancer.studio })
  report(`cores: ${cpus().length}, load of the machine at first: ${loadavg()[0]?.toFixed(1)}`)
  const { id, slug } = await browser.call('createEntry', { kind: 'news', document: news({ zh: '第 0 版' }) })
  await browser.call('publish', { id, language: 'zh', revision: 1 })

  // Each node copies what it serves from the store.
  const home = await (await fetch(`${first.baseUrl}/`)).text()
  const media = [...new Set(home.match(/\/media\/[\w-]+\/\d+\.webp/g))].slice(0, 3)
  expect(media).toHaveLength(3)
  const paths = [...pages, ...media]
  for (const { baseUrl } of nodes)
    for (const path of paths) expect((await fetch(baseUrl + path)).status, path).toBe(200)

  let working = true
  const readers = startReaders(balancer.site, paths, perSecond)
  /** Whether one node ever shows an older version than it did. */
  const backwards: string[] = []
  const follow = async (at: number) => {
    let newest = 0
    while (working) {
      const node = nodes[at]
      const now = node && (await versionShown(node, slug))
      if (now !== undefined && now < newest) backwards.push(`node ${at}: ${newest}, then ${now}`)
      newest = Math.max(newest, now ?? 0)
      await setTimeout(200)
    }
  }
  let version = 0
  const publishNext = async () => {
    const basedOn = version + 1
    await browser.call('saveEntry', { id, basedOn, document: news({ zh: `第 ${version + 1} 版` }) })
    await browser.call('publish', { id, language: 'zh', revision: basedOn + 1 })
    version += 1
  }
  const publishAgain = async () => {
    while (working) {
      // While no studio can write it is tried again with what is stored.
      await publishNext().catch(async () => {
        const entry = await browser.call('readEntry', { id }).catch(() => undefined)
        if (!entry) return
        version = entry.revision.no - 1
        const target = { id, language: 'zh' as const, revision: entry.revision.no }
        await browser.call('publish', target).catch(() => undefined)
      })
      await setTimeout(publishEveryMs)
    }
  }
  const before = (await browser.call('entryList', { kind: 'news', page: 1, pageSize: 1 })).total
  const counts = noCounts()
  const editors = ['a', 'b'].map((name) => new Editor(name, counts))
  const write = async (editor: Editor) => {
    while (working || editor.pending) await setTimeout((await editor.step(browser)) ? 20 : 200)
  }
  const file = new Blob([readFileSync(picture)])
  /** The id of an uploaded picture; undefined when it was not accepted. */
  const upload = () =>
    browser.call('uploadMedia', { name: 'a.png' }, { body: file }).then(
      ({ id }) => id,
      () => undefined,
    )
  /** The store fails for a minute, in which no upload is accepted. Nodes end and start meanwhile. */
  const interruptStore = async () => {
    const start = performance.now()
    store.fault = () => 'reset'
    while (performance.now() - start < outageMs) {
      expect(await upload()).toBeUndefined()
      await setTimeout(5_000)
    }
    store.fault = () => undefined
  }
  const load = [publishAgain(), ...nodes.map((_, at) => follow(at)), ...editors.map(write)]
  let outage: Promise<void> | undefined

  for (let kill = 0; kill < kills; kill += 1) {
    await setTimeout(1_000)
    const node = nodes[kill % nodes.length]
    if (!node) continue
    await killAll(node)
    await startAgain(node, settings)
    report(`kill ${kill + 1}: ready again; ${readers.took.length} reads, ${readers.failed.length} failed`)
    if (kill === 0) outage = interruptStore()
    if (kill !== Math.floor(kills / 2)) continue
    postgres.crash()
    const down = performance.now()
    await setTimeout(3_000)
    standby.promote()
    const acknowledged = counts.acknowledged
    await expect.poll(() => counts.acknowledged, soon).toBeGreaterThan(acknowledged)
    report(
      `failover: first change acknowledged ${((performance.now() - down) / 1000).toFixed(1)} s after the crash`,
    )
    await expect.poll(async () => (await Promise.all(nodes.map(isReady))).every(Boolean), soon).toBe(true)
  }
  await outage
  for (const node of nodes) {
    await node.running.stop()
    await startAgain(node, { ...settings, ...newer })
    // Until the balancer has noticed.
    await setTimeout(2_000)
  }
  await setTimeout(2_000)
  working = false
  await Promise.all(load)
  const rate = await readers.stop()
  const { took, failed } = readers

  await expect.poll(upload, soon).toBeTruthy()
  await verify(browser, editors, before)
  const texts = async (path: string) =>
    new Set(await Promise.all(nodes.map(async ({ baseUrl }) => (await fetch(baseUrl + path)).text()))).size
  for (const path of paths) await expect.poll(() => texts(path), soon).toBe(1)
  report(
    `${kills} kills, a failover, ${outageMs / 1000} s without the store, ${nodes.length} restarts across a migration; ` +
      `${took.length} reads at ${rate.toFixed(0)} of ${perSecond} a second, p50 ${percentile(took, 0.5).toFixed(0)} ms, ` +
      `p99 ${percentile(took, 0.99).toFixed(0)} ms, ${failed.length} failed; ` +
      `writes ${JSON.stringify(counts)}; load of the machine ${loadavg()[0]?.toFixed(1)}`,
  )
  expect(failed).toEqual([])
  expect(backwards).toEqual([])
})
