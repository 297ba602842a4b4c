import { randomInt } from 'node:crypto'
import { appendFileSync, chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { runStart, startSite, stopSite } from '../scripts/started-program.ts'
import { describeMachine } from './machine.ts'

const rounds = 3
const boundMs = 60_000
const print = (line: string) => void process.stdout.write(`${line}\n`)

/** Faults on a running site with the sample content, by what the check calls them. Each touches something of its own. */
const faults: Record<string, (dataDir: string) => void> = {
  anchor: (dataDir) => appendFileSync(join(dataDir, 'anchor.jsonl'), '\0'.repeat(64)),
  permissions: (dataDir) => chmodSync(join(dataDir, 'anchor.jsonl'), 0o666),
  file: (dataDir) => flipBit(join(dataDir, 'media', pictureOf(dataDir), '320.webp')),
  accounts: (dataDir) => writeFileSync(join(dataDir, 'people.sqlite'), 'x'.repeat(9000)),
  columns: (dataDir) => tamper(dataDir, "update publication set sort = 1 where kind = 'news'"),
  publication: (dataDir) =>
    tamper(dataDir, "update publication set visible_until = '2027-01-01T00:00:00.000Z' where kind = 'job'"),
  document: (dataDir) =>
    tamper(
      dataDir,
      `update revision set document = document || ' ' where entry_id = (select id from entry where kind = 'scenic' limit 1)`,
    ),
  medium: (dataDir) => tamper(dataDir, `update media set alt_zh = 'x' where mime = 'application/pdf'`),
  search: (dataDir) => tamper(dataDir, 'delete from search where rowid = (select max(id) from publication)'),
  // As after an older backup was put back: the newest anchor is not in the log.
  history: (dataDir) => tamper(dataDir, 'delete from audit where no = (select max(no) from audit)'),
}

function tamper(dataDir: string, statement: string): void {
  const database = new DatabaseSync(join(dataDir, 'content.sqlite'), { timeout: 5000 })
  const triggers = database.prepare("select name from sqlite_master where type = 'trigger'").all()
  for (const { name } of triggers) database.exec(`drop trigger "${name}"`)
  database.exec(`pragma foreign_keys = off; ${statement}`)
  database.close()
}

function flipBit(file: string): void {
  const bytes = readFileSync(file)
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 9) ^ 4, bytes.length - 9)
  writeFileSync(file, bytes)
}

function pictureOf(dataDir: string): string {
  const database = new DatabaseSync(join(dataDir, 'content.sqlite'), { readOnly: true })
  const row = database.prepare("select id from media where mime like 'image/%' limit 1").get()
  database.close()
  return String(row?.id)
}

/** Starts a site on a copy, lets it run for a while, causes all faults at once, and says after how long each was found. */
async function round(sample: string, build: string): Promise<Map<string, number>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'shanmen-noticed-'))
  cpSync(sample, dataDir, { recursive: true })
  const site = await startSite({ DATA_DIR: dataDir, SITE_BUILD_DIR: build, LOG_LEVEL: 'error' })
  const found = new Map<string, number>()
  try {
    // At another moment of the check in each round.
    await setTimeout(20_000 + randomInt(40_000))
    const before = cpuSeconds(site.child.pid)
    for (const cause of Object.values(faults)) cause(dataDir)
    const begun = performance.now()
    // Causing them may be found by other codes too.
    const isMissing = () => Object.keys(faults).some((code) => !found.has(code))
    while (isMissing() && performance.now() - begun < 2 * boundMs) {
      const answer = await fetch(`${site.baseUrl}/readyz`)
      const { findings = [] }: { findings?: string[] } = await answer.json()
      for (const code of findings) if (!found.has(code)) found.set(code, performance.now() - begun)
      await setTimeout(200)
    }
    const share = ((cpuSeconds(site.child.pid) - before) / (performance.now() - begun)) * 100_000
    print(`  the idle process took ${share.toFixed(1)} % of one processor meanwhile`)
  } finally {
    await stopSite(site)
    rmSync(dataDir, { recursive: true, force: true })
  }
  return found
}

/** Processor time of a process so far, in seconds; on Linux only. */
function cpuSeconds(pid: number | undefined): number {
  if (process.platform !== 'linux') return Number.NaN
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / 100
}

const sample = mkdtempSync(join(tmpdir(), 'shanmen-noticed-'))
const build = join(import.meta.dirname, '../node_modules/.cache/chaos-site')
try {
  const loaded = await runStart({ DATA_DIR: sample }, 'sample').ended
  if (loaded.code !== 0) throw new Error(loaded.output)
  print(`After how many seconds a running site says what is damaged, sample content, ${describeMachine()}`)
  const worst = new Map<string, number>()
  for (let count = 1; count <= rounds; count += 1) {
    const found = await round(sample, build)
    for (const code of Object.keys(faults))
      worst.set(code, Math.max(worst.get(code) ?? 0, found.get(code) ?? Number.POSITIVE_INFINITY))
  }
  for (const [code, ms] of worst) print(`  ${code.padEnd(12)} ${(ms / 1000).toFixed(1)}`)
  if ([...worst.values()].some((ms) => ms > boundMs)) process.exitCode = 1
} finally {
  rmSync(sample, { recursive: true, force: true })
}
