import { execFileSync } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { isLong, newFolder, report, setUp, signIn, startStudio } from './driver.ts'
import { Editor, noCounts, verify } from './history.ts'
import { usePostgres } from './postgres.ts'

const rounds = isLong ? 8 : 1
/** Longer than a connection may be silent. */
const stoppedMs = 15_000
vi.setConfig({ testTimeout: rounds * 60_000 + 120_000 })

/** The processes of the server on a port: the first one and those that it has started. */
function processesOf(host: string): number[] {
  const [, port] = host.split(':')
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n')
  const all = lines.map((line) => line.trim().split(/\s+/))
  const [first = ''] =
    all.find(([, , program = '', ...args]) => program.endsWith('/postgres') && args.includes(String(port))) ??
    []
  return all.flatMap(([pid = '', parent]) =>
    first !== '' && [pid, parent].includes(first) ? [Number(pid)] : [],
  )
}

test('a database server that stands still and continues: no step is lost or done twice, on two processes', async ({
  skip,
}) => {
  const postgres = await usePostgres(skip)
  const settings = { DATA_DIR: await newFolder(), DATABASE_URL: postgres.url, SAMPLE: 'off' }
  const studio = await startStudio(settings)
  const browser = await setUp(studio)
  const browsers = [browser, await signIn(await startStudio(settings))]
  const counts = noCounts()
  const editors = ['甲', '乙', '丙'].map((name) => new Editor(name, counts))
  let isWriting = true
  const writers = editors.map(async (editor) => {
    for (let at = 0; isWriting || editor.pending; at += 1)
      if (!(await editor.step(browsers[at % 2] ?? browser))) await setTimeout(200)
  })
  const acknowledgedMore = () => {
    const { acknowledged } = counts
    return expect.poll(() => counts.acknowledged, { timeout: 60_000 }).toBeGreaterThan(acknowledged + 9)
  }
  for (let round = 0; round < rounds; round += 1) {
    await acknowledgedMore()
    const processes = processesOf(postgres.host)
    expect(processes.length).toBeGreaterThan(1)
    for (const pid of processes) process.kill(pid, 'SIGSTOP')
    await setTimeout(stoppedMs)
    for (const pid of processes) process.kill(pid, 'SIGCONT')
    await acknowledgedMore()
  }
  isWriting = false
  await Promise.all(writers)
  await verify(browser, editors, 0)
  report(`${rounds} times stopped: ${JSON.stringify(counts)}`)
})
