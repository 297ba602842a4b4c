import { readFile, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { newFolder, readiness, report, setUp, signIn, startBoth } from './driver.ts'
import { Editor, noCounts, verify } from './history.ts'

vi.setConfig({ testTimeout: 300_000 })

const soon = { timeout: 60_000, interval: 200 }

/**
 * Whether the log holds what is not in the database yet, by the counters of its index: pages written, pages copied. SQLite copies
 * them at every thousandth page, and then a log that is emptied takes nothing with it.
 */
async function isNeeded(dataDir: string): Promise<boolean> {
  const index = await readFile(join(dataDir, 'content.sqlite-shm'))
  return index.readUInt32LE(96) < index.readUInt32LE(16)
}

/** A site with its studio, and an editor whose last steps are only in the write-ahead log. */
async function startWithLog() {
  const dataDir = await newFolder()
  const program = await startBoth({ DATA_DIR: dataDir })
  const browser = await setUp(program)
  const before = (await browser.call('entryList', { kind: 'news', page: 1, pageSize: 1 })).total
  const counts = noCounts()
  const editor = new Editor('a', counts)
  expect((await fetch(program.baseUrl)).status).toBe(200)
  while (counts.acknowledged < 20 || !(await isNeeded(dataDir))) await editor.step(browser)
  return { dataDir, program, browser, editor, before, counts }
}

test('a write-ahead log that another program empties: nothing more is acknowledged, it is reported, pages are served', async () => {
  const { dataDir, program, browser, editor } = await startWithLog()
  await truncate(join(dataDir, 'content.sqlite-wal'))
  expect(await editor.step(browser)).toBe(false)
  const readinessLine = async () => {
    const { status, findings = [] } = await readiness(program)
    return `${status}: ${findings.join()}`
  }
  await expect.poll(readinessLine, soon).toMatch(/^damaged: .*(?:database|history)/)
  expect((await fetch(program.baseUrl)).status).toBe(200)
  expect(program.child.exitCode ?? program.child.signalCode).toBe(null)
})

test('an index of the log that another program empties: whatever process ends by it, no acknowledged step is lost', async () => {
  const { dataDir, program, browser, editor, before, counts } = await startWithLog()
  await truncate(join(dataDir, 'content.sqlite-shm'))
  // A process ends by SIGBUS when it finds its page of the index gone: the studio, the site or both.
  for (let steps = 0; steps < 20; steps += 1) await editor.step(browser)
  const { exitCode, signalCode } = program.child
  const ended = /"signal":"\w+"/.exec(program.output())?.[0]
  await program.kill()
  const again = await startBoth({ DATA_DIR: dataDir })
  const other = await signIn(again)
  while (editor.pending) await editor.step(other)
  await verify(other, [editor], before)
  report(`emptied index: site ${exitCode ?? signalCode}, studio ${ended}, ${JSON.stringify(counts)}`)
})
