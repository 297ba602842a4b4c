import { randomBytes, randomInt } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { listBackups, readManifest } from '@shanmen/content/backup/manifest.ts'
import { restoreBackup } from '@shanmen/content/backup/restore-backup.ts'
import { openPostgres } from '@shanmen/content/database/postgres.ts'
import { openContent } from '@shanmen/content/open.ts'
import { createScratchDatabase } from '@shanmen/server/backup/scratch-database.ts'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { runStart } from '../scripts/started-program.ts'
import { isLong, newFolder, report, setUp, signIn, startStudio } from './driver.ts'
import { Editor, noCounts, verify } from './history.ts'
import { usePostgres } from './postgres.ts'

const minute = 60_000
const kills = isLong ? 200 : 20

/** What was acknowledged, and when the answer was here. */
type Acknowledged = { id: string; no: number; title: string; publishings: number; at: number }

async function tablesOf(url: string): Promise<string[]> {
  const database = openPostgres(url, { readOnly: true })
  const tables = await database.introspection.getTables().finally(() => database.destroy())
  return tables.map(({ name }) => name)
}

/** Ends a backup at once, a moment after it has begun to write. Returns false when it was whole before that. */
async function killBackup(settings: Record<string, string>, backupDir: string): Promise<boolean> {
  const { child, ended } = runStart(settings, 'backup')
  let isOver = false
  void ended.then(() => {
    isOver = true
  })
  const isWriting = async () =>
    (await readdir(backupDir).catch(() => [])).some((name) => name.endsWith('.part'))
  while (!isOver && !(await isWriting())) await setTimeout(2)
  await setTimeout(randomInt(150))
  child.kill('SIGKILL')
  return (await ended).code !== 0
}

test(
  'backups killed while editors write: only whole ones are offered, and one holds every step before its moment',
  async () => {
    const folder = await newFolder()
    const [DATA_DIR, BACKUP_DIR] = [join(folder, 'data'), join(folder, 'backups')]
    const settings = { DATA_DIR, BACKUP_DIR }
    const studio = await startStudio({ DATA_DIR })
    const browser = await setUp(studio)
    await mkdir(join(DATA_DIR, 'media/large'), { recursive: true })
    for (let no = 0; no < 200; no += 1)
      await writeFile(join(DATA_DIR, `media/large/${no}.webp`), randomBytes(200_000))
    const acknowledged: Acknowledged[] = []
    let writing = true
    const editors = ['a', 'b', 'c'].map((name) => new Editor(name, noCounts()))
    const writers = editors.map(async (editor) => {
      while (writing && (await editor.step(browser))) {
        const entry = editor.entries.at(-1)
        if (entry) acknowledged.push({ ...entry, at: Date.now() })
      }
    })
    let killed = 0
    while (killed < kills) {
      if (await killBackup(settings, BACKUP_DIR)) killed += 1
      if (killed % 5 === 0) expect(await runStart(settings, 'backup').ended).toMatchObject({ code: 0 })
      for (const { folder } of await listBackups(BACKUP_DIR)) await readManifest(folder)
    }
    writing = false
    await Promise.all(writers)
    await studio.stop()
    const [newest] = await listBackups(BACKUP_DIR)
    const to = join(folder, 'to')
    await restoreBackup({ backup: newest?.folder ?? '', to: { dataDir: to } })
    const content = await openContent({ dataDir: to })
    onTestFinished(content.close)
    const before = acknowledged.filter(({ at }) => at < (newest?.at.getTime() ?? 0))
    expect(before.length).toBeGreaterThan(100)
    for (const { id, no, title, publishings } of before) {
      const revision = await content.read
        .selectFrom('revision')
        .select('document')
        .where('entry_id', '=', id)
        .where('no', '=', no)
        .executeTakeFirst()
      expect(JSON.parse(revision?.document ?? '{}').zh?.title).toBe(title)
      const published = await content.read
        .selectFrom('publishing')
        .select('no')
        .where('entry_id', '=', id)
        .execute()
      expect(published.length).toBeGreaterThanOrEqual(publishings)
    }
    report(
      `${killed} backups killed, ${before.length} of ${acknowledged.length} steps before the newest whole one`,
    )
  },
  15 * minute,
)

test(
  'a drill restores, starts the program and compares its pages; one on damaged media fails and says so',
  async () => {
    const folder = await newFolder()
    const settings = {
      ...{ DATA_DIR: join(folder, 'data'), BACKUP_DIR: join(folder, 'backups') },
      SITE_BUILD_DIR: join(import.meta.dirname, '../node_modules/.cache/chaos-site'),
    }
    expect(await runStart(settings, 'sample').ended).toMatchObject({ code: 0 })
    expect(await runStart(settings, 'backup').ended).toMatchObject({ code: 0 })
    const drill = await runStart(settings, 'restore', ['--drill']).ended
    report(drill.output)
    expect(drill).toMatchObject({
      code: 0,
      output: expect.stringMatching(
        /20 of 20 are as in the current data\n {2}Result {5}the backup can be restored/,
      ),
    })
    // Nothing to compare with is a failure, unless the pages are left out.
    const elsewhere = { ...settings, DATA_DIR: join(folder, 'none') }
    expect(await runStart(elsewhere, 'restore', ['--drill']).ended).toMatchObject({
      code: 1,
      output: expect.stringMatching(/not compared: there is no current data .+\n {2}Result {5}FAILED/),
    })
    expect(await runStart(elsewhere, 'restore', ['--drill', '--without-pages']).ended).toMatchObject({
      code: 0,
    })
    const files = join(settings.BACKUP_DIR, 'files')
    const [file] = (await readdir(files, { recursive: true })).filter((name) => /[0-9a-f]{64}$/.test(name))
    await writeFile(join(files, file ?? ''), 'damaged')
    expect(await runStart(settings, 'restore', ['--drill']).ended).toMatchObject({
      code: 1,
      output: expect.stringMatching(/files.+ is (?:not what was backed up|missing or damaged)/),
    })
    expect((await readdir(settings.BACKUP_DIR)).filter((name) => name.startsWith('.drill'))).toEqual([])
  },
  5 * minute,
)

test(
  'the next drill removes the database of one that was killed, and not that of one that runs',
  async ({ skip }) => {
    const { url } = await usePostgres(skip)
    const server = openPostgres(url, { readOnly: false })
    onTestFinished(() => server.destroy())
    await sql`create database shanmen_drill_of_a_killed_one`.execute(server)
    const databases = async () => {
      const { rows } = await sql<{ datname: string }>`
        select datname from pg_database where datname like 'shanmen_drill%'`.execute(server)
      return rows.map(({ datname }) => `/${datname}`)
    }
    const running = await createScratchDatabase(url)
    const next = await createScratchDatabase(url)
    expect((await databases()).sort()).toEqual([running, next].map(({ url }) => new URL(url).pathname).sort())
    await Promise.all([running.drop(), next.drop()])
    expect(await databases()).toEqual([])
  },
  minute,
)

test(
  'content and accounts are moved to PostgreSQL, backed up there, tried in a drill and restored: nothing is lost',
  async ({ skip }) => {
    const postgres = await usePostgres(skip)
    const folder = await newFolder()
    const [DATA_DIR, BACKUP_DIR] = [join(folder, 'data'), join(folder, 'backups')]
    const SITE_BUILD_DIR = join(import.meta.dirname, '../node_modules/.cache/chaos-site')
    // It reads the reports too; a program that starts with the sample does so later, and the drill would see some change.
    expect(await runStart({ DATA_DIR }, 'sample').ended).toMatchObject({ code: 0 })
    const onSqlite = await startStudio({ DATA_DIR })
    const browser = await setUp(onSqlite)
    const before = (await browser.call('entryList', { kind: 'news', page: 1, pageSize: 1 })).total
    const editors = ['a', 'b'].map((name) => new Editor(name, noCounts()))
    for (let step = 0; step < 60; step += 1) for (const editor of editors) await editor.step(browser)
    await onSqlite.stop()

    const onServer = { DATA_DIR, BACKUP_DIR, SITE_BUILD_DIR, DATABASE_URL: postgres.url }
    const tables = () => tablesOf(postgres.url)
    const killed = runStart(onServer, 'migrate-database')
    await expect.poll(tables, { timeout: minute, interval: 5 }).toContain('entry')
    killed.child.kill('SIGKILL')
    await killed.ended
    const moved = await runStart(onServer, 'migrate-database').ended
    report(moved.output)
    expect(moved).toMatchObject({ code: 0, output: expect.stringContaining('Every row is the same') })
    expect(moved.output).not.toContain('Found')
    expect(await runStart(onServer, 'migrate-database').ended).toMatchObject({
      code: 1,
      output: expect.stringContaining('was moved to PostgreSQL'),
    })
    expect(await runStart({ DATA_DIR }, 'sample').ended).toMatchObject({
      code: 1,
      output: expect.stringContaining('was moved to PostgreSQL'),
    })
    let studio = await startStudio(onServer)
    let signedIn = await signIn(studio)
    await verify(signedIn, editors, before)
    for (let step = 0; step < 30; step += 1) for (const editor of editors) await editor.step(signedIn)

    expect(await runStart(onServer, 'backup').ended).toMatchObject({ code: 0 })
    const drill = await runStart(onServer, 'restore', ['--drill']).ended
    report(drill.output)
    expect(drill).toMatchObject({ code: 0, output: expect.stringContaining('20 of 20 are as in') })
    await studio.stop()

    const elsewhere = { ...onServer, DATA_DIR: join(folder, 'elsewhere') }
    expect(await runStart(elsewhere, 'restore', ['newest']).ended).toMatchObject({
      code: 1,
      output: expect.stringContaining('is not empty'),
    })
    expect(existsSync(elsewhere.DATA_DIR)).toBe(false)
    const restored = { ...elsewhere, DATABASE_URL: (await usePostgres(skip)).url }
    const result = await runStart(restored, 'restore', ['newest']).ended
    report(result.output)
    expect(result).toMatchObject({ code: 0 })
    studio = await startStudio(restored)
    signedIn = await signIn(studio)
    await verify(signedIn, editors, before)
    await studio.stop()
  },
  10 * minute,
)
