import { execFileSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mediaId } from '@shanmen/content/media/media-row.ts'
import { type Content, openContent } from '@shanmen/content/open.ts'
import { runStart } from '../scripts/started-program.ts'
import { loadEntries } from './entries/load.ts'
import { describeMachine } from './machine.ts'

// node scripts/run.mjs bench/backup.ts [entries] [gigabytes]: how long a backup and a restore of that much take; PostgreSQL with
// DATABASE_URL, an empty database whose user may make another one beside it.
const databaseUrl = process.env.DATABASE_URL ?? ''
const restored = 'shanmen_restored'
const [entries = 20_000, gigabytes = 5] = process.argv.slice(2).map(Number)
const fileBytes = 2_000_000
const print = (line: string) => void process.stdout.write(`${line}\n`)

/** Files that cannot be compressed, with their records in the library. */
async function addMedia(content: Content): Promise<number> {
  const count = Math.round((gigabytes * 1e9) / fileBytes)
  for (let no = 0; no < count; no += 1) {
    const bytes = randomBytes(fileBytes)
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const id = mediaId(sha256)
    await mkdir(join(content.dataDir, 'media', id), { recursive: true })
    await writeFile(join(content.dataDir, 'media', id, 'file.pdf'), bytes)
    const row = {
      ...{ id, sha256, name: 'file.pdf', mime: 'application/pdf', bytes: fileBytes, pages: 1 },
      ...{ width: null, height: null, widths: '[]', focus_x: 0.5, focus_y: 0.5, alt_zh: '', alt_en: '' },
      ...{ created_at: new Date().toISOString(), created_by: 'bench', original: '', file_sha256: '' },
    }
    await content.write.insertInto('media').values(row).execute()
  }
  return count
}

const folder = await mkdtemp(join(tmpdir(), 'shanmen-bench-backup-'))
try {
  const settings = {
    ...{ DATA_DIR: join(folder, 'data'), BACKUP_DIR: join(folder, 'backups') },
    DATABASE_URL: databaseUrl,
  }
  print(`Loading ${entries} entries and ${gigabytes} GB of files …`)
  const content = await openContent({ databaseUrl, dataDir: settings.DATA_DIR })
  await loadEntries(content, entries)
  const files = await addMedia(content)
  await content.close()
  const timed = async (name: string, command: string, args: string[], more = {}) => {
    const started = performance.now()
    const { code, output } = await runStart({ ...settings, ...more }, command, args).ended
    if (code !== 0) throw new Error(output)
    print(`${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`)
    return output
  }
  print(`${describeMachine()}; ${databaseUrl ? 'PostgreSQL' : 'SQLite'}, ${entries} entries, ${files} files`)
  await timed('first backup', 'backup', [])
  await timed('next backup', 'backup', [])
  if (databaseUrl) execFileSync('createdb', [`--maintenance-db=${databaseUrl}`, restored])
  const to = {
    DATA_DIR: join(folder, 'to'),
    DATABASE_URL: databaseUrl && Object.assign(new URL(databaseUrl), { pathname: restored }).href,
  }
  print(await timed('restore, with all verification', 'restore', ['newest', '--with-findings'], to))
} finally {
  if (databaseUrl) execFileSync('dropdb', ['--if-exists', `--maintenance-db=${databaseUrl}`, restored])
  await rm(folder, { recursive: true, force: true })
}
