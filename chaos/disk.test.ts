import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { publish } from '@shanmen/content/entries/publish.ts'
import { readHistory } from '@shanmen/content/entries/read.ts'
import { saveRevision } from '@shanmen/content/entries/save.ts'
import { checkContent } from '@shanmen/content/integrity/check.ts'
import { type Content, openContent } from '@shanmen/content/open.ts'
import { news, put } from '@shanmen/content/testing/fixtures.ts'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'

vi.setConfig({ testTimeout: 300_000 })

const canLimit = (() => {
  try {
    return execFileSync('prlimit', ['--version']).length > 0
  } catch {
    return false
  }
})()
if (!canLimit) process.stdout.write('No prlimit on this machine: failing writes are not tested.\n')

/** Lets every write of this process beyond so many bytes of a file fail, as those of a full or failing disk do. */
const limitFiles = (bytes: number | 'unlimited') =>
  execFileSync('prlimit', [`--pid=${process.pid}`, `--fsize=${bytes}:unlimited`])

const isLong = process.env.CHAOS === 'long'
const stepBytes = isLong ? 128 : 2048
const maxBytes = 256 * 1024

/** A save and a publication, each with what became of it. */
async function change(
  content: Content,
  entry: string,
  no: number,
): Promise<{ saved: boolean; published: boolean }> {
  const document = news({ zh: `第 ${no} 版`, body: '正文'.repeat(200) })
  const succeeded = (step: Promise<unknown>) =>
    step.then(
      () => true,
      () => false,
    )
  const saved = await succeeded(saveRevision(content, 'a', { entry, basedOn: no - 1, document }))
  const published = saved && (await succeeded(publish(content, 'a', { entry, language: 'zh' })))
  return { saved, published }
}

test.runIf(canLimit)(
  'a write that fails, at every one of a change: what was acknowledged is there, the rest is not',
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'shanmen-disk-'))
    const content = await openContent({ dataDir })
    onTestFinished(async () => {
      limitFiles('unlimited')
      await content.close()
      await rm(dataDir, { recursive: true, force: true })
    })
    const { id } = await put(content, 'news', news({ zh: '第 1 版' }))
    let [no, publishings] = [1, 1]
    const counts = { saved: 0, published: 0, refused: 0 }
    for (let bytes = 0; bytes < maxBytes; bytes += stepBytes) {
      await sql`pragma wal_checkpoint(truncate)`.execute(content.write)
      limitFiles(bytes)
      const { saved, published } = await change(content, id, no + 1)
      limitFiles('unlimited')
      no += saved ? 1 : 0
      publishings += published ? 1 : 0
      counts[published ? 'published' : saved ? 'saved' : 'refused'] += 1
      const history = await readHistory(content, id)
      expect([bytes, history.revisions.length, history.publishings.length]).toEqual([bytes, no, publishings])
    }
    expect(counts.refused).toBeGreaterThan(0)
    expect(counts.published).toBeGreaterThan(0)
    expect(await checkContent(content)).toEqual([])
  },
)
