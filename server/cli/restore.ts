import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { isAbsolute, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { listBackups, newestUntil } from '@shanmen/content/backup/manifest.ts'
import { type Restored, restoreBackup } from '@shanmen/content/backup/restore-backup.ts'
import { readSettings } from '../config/env.ts'
import type { Settings } from '../config/settings.ts'
import { whereOf } from '../config/where.ts'
import { openFolder } from '../data/folder.ts'
import { whileLocked } from '../data/lock.ts'
import { closeToOthers } from '../data/private-files.ts'
import { UserError } from '../user-error.ts'
import { print, runCommand } from './run-command.ts'

const usage =
  'Usage: npm run restore -- BACKUP            restores a backup into an empty DATA_DIR (and an empty DATABASE_URL)\n' +
  '       npm run restore -- --drill [BACKUP]  tries that in a scratch place, and reports; changes nothing\n' +
  '       npm run restore -- --drill --without-pages  the same where there is no current data to compare with\n' +
  'BACKUP is the folder of a backup, its name in BACKUP_DIR, or newest. npm run backup -- --list lists them.\n' +
  '--with-findings restores a backup that was made of damaged content, or has lost pictures or files: without these.'

await runCommand(async () => {
  const { name, drill, withoutPages, withFindings } = readArguments()
  const settings = readSettings()
  const backup = await findBackup(settings, name ?? 'newest')
  if (drill) {
    const { runDrill } = await import('../backup/drill.ts')
    process.exitCode = (await runDrill(settings, backup, { withoutPages })) ? 0 : 1
    return
  }
  if (name === undefined) throw new UserError(usage)
  await closeToOthers(settings.DATA_DIR)
  const started = performance.now()
  const { manifest, findings } = await whileAlone(settings.DATA_DIR, () =>
    restoreBackup({
      ...{ backup, withFindings, by: userInfo().username, onStep: print },
      to: whereOf(settings),
    }),
  )
  const { head, rows, media } = manifest
  print(
    `Restored the state of ${manifest.at} in ${((performance.now() - started) / 1000).toFixed(1)} s: ` +
      `${rows.entry} entries, ${rows.revision} revisions, the audit log up to line ${head.no}, ${rows.person ?? 0} people, ` +
      `${media.files} pictures and files (${(media.bytes / 1e6).toFixed(0)} MB).${findings.length === 0 ? ' Everything is as it was backed up.' : ''}`,
  )
  for (const { code, where } of findings)
    print(`Damaged or missing in the backup: ${code} (${where.join(', ')})`)
})

/** A second restore would take the files of the first for those of one that was killed, and remove them. */
async function whileAlone(dataDir: string, restore: () => Promise<Restored>): Promise<Restored> {
  const isNew = !existsSync(dataDir)
  const removeCreated = await openFolder(dataDir)
  const lock = join(dataDir, '.preparing')
  const refuse = () => {
    throw new UserError(
      `Another restore, or a start, works in ${dataDir}: wait for its end. This one changed nothing.`,
    )
  }
  let isMine = false
  const restoreMine = () => {
    isMine = true
    return restore()
  }
  try {
    return await whileLocked(lock, restoreMine, refuse)
  } catch (error) {
    if (isNew && isMine) await rm(lock, { force: true })
    await removeCreated()
    throw error
  }
}

function readArguments() {
  const flag = { type: 'boolean' } as const
  const options = { drill: flag, 'without-pages': flag, 'with-findings': flag }
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    if (positionals.length > 1) throw new Error(usage)
    return {
      name: positionals[0],
      drill: values.drill === true,
      withoutPages: values['without-pages'] === true,
      withFindings: values['with-findings'] === true,
    }
  } catch {
    throw new UserError(usage)
  }
}

/** The folder of a backup by its path, its name in BACKUP_DIR, or the word `newest`. */
async function findBackup({ BACKUP_DIR }: Settings, name: string): Promise<string> {
  if (name !== 'newest')
    return BACKUP_DIR && !isAbsolute(name) && !/[\\/]/.test(name) ? join(BACKUP_DIR, name) : resolve(name)
  if (!BACKUP_DIR) throw new UserError(usage)
  const backups = await listBackups(BACKUP_DIR)
  const [newest] = backups
  if (!newest) throw new UserError(`There is no backup in ${BACKUP_DIR}.`)
  if (newest !== newestUntil(backups, new Date()))
    throw new UserError(
      `${newest.name} is dated later than the clock of this machine (${new Date().toISOString()}): set the clock. If it is right, ` +
        'that one was made while a clock was ahead: name the newest of the others, npm run backup -- --list.',
    )
  return newest.folder
}
