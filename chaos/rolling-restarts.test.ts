import { setTimeout } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openBalancer } from './balancer.ts'
import { isLong, newFolder, type RunningSite, report, setUp, signIn, startBoth } from './driver.ts'
import { Editor, noCounts, verify } from './history.ts'
import { usePostgres } from './postgres.ts'

const rounds = isLong ? 100 : 1
vi.setConfig({ testTimeout: rounds * 60_000 + 180_000 })

// Longer than the balancer takes to see that a process is about to stop, on a busy machine too.
const stopDelayMs = 5_000
const readers = 4
const paths = [
  '/',
  '/en',
  '/newsAndInformation/group',
  '/en/newsAndInformation/group?page=2',
  '/member/scenic',
  '/partyBuilding/organization/brand',
  '/backends/api/menu/1',
]

async function rollingRestarts(settings: Record<string, string>, database: string): Promise<void> {
  const start = () => startBoth({ ...settings, STOP_DELAY_MS: String(stopDelayMs) })
  const first = await start()
  await setUp(first)
  const balancers = { site: await openBalancer(), studio: await openBalancer() }
  onTestFinished(async () => {
    await Promise.all([balancers.site.close(), balancers.studio.close()])
  })
  /** Waits until both balancers send requests to a process that was started. */
  const admit = async (process: RunningSite) => {
    const { baseUrl, url } = process
    const targets = { site: { baseUrl, url: baseUrl }, studio: { baseUrl, url } }
    balancers.site.add(targets.site)
    balancers.studio.add(targets.studio)
    const isReady = () => balancers.site.isReady(targets.site) && balancers.studio.isReady(targets.studio)
    await expect.poll(isReady, { timeout: 60_000 }).toBe(true)
    return {
      stop: async () => {
        await process.stop()
        balancers.site.remove(targets.site)
        balancers.studio.remove(targets.studio)
      },
    }
  }
  const processes = [await admit(first), await admit(await start())]

  let working = true
  const failed: string[] = []
  let reads = 0
  const read = async () => {
    while (working) {
      const path = paths[reads++ % paths.length] ?? '/'
      const answer = await fetch(balancers.site.url + path).then(
        async (response) => `${response.status} ${(await response.text()).length > 1000 ? 'whole' : 'short'}`,
        (error) => String(error.cause ?? error),
      )
      if (answer !== '200 whole') failed.push(`${path}: ${answer}`)
      await setTimeout(10)
    }
  }
  const browser = await signIn(balancers.studio)
  const before = (await browser.call('entryList', { kind: 'news', page: 1, pageSize: 1 })).total
  const counts = noCounts()
  const editors = ['a', 'b'].map((name) => new Editor(name, counts))
  const write = async (editor: Editor) => {
    while (working || editor.pending) await setTimeout((await editor.step(browser)) ? 20 : 200)
  }
  const load = [...Array.from({ length: readers }, read), ...editors.map(write)]
  for (let round = 0; round < rounds; round += 1)
    for (const at of processes.keys()) {
      await processes[at]?.stop()
      processes[at] = await admit(await start())
    }
  working = false
  await Promise.all(load)
  await verify(browser, editors, before)
  report(`${database}, ${2 * rounds} restarts, ${reads} reads: ${JSON.stringify(counts)}`)
  expect(failed).toEqual([])
  await Promise.all(processes.map(({ stop }) => stop()))
}

test('two processes restarted in turn under load: no read fails, no acknowledged write is lost', async () => {
  await rollingRestarts({ DATA_DIR: await newFolder() }, 'SQLite')
})

test('the same on PostgreSQL', async ({ skip }) => {
  const postgres = await usePostgres(skip)
  await rollingRestarts({ DATA_DIR: await newFolder(), DATABASE_URL: postgres.url }, 'PostgreSQL')
})
