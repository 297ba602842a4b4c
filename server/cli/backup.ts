import { setPriority } from 'node:os'
import { parseArgs } from 'node:util'
import { listBackups } from '@shanmen/content/backup/manifest.ts'
import { backUp } from '../backup/back-up.ts'
import { problemCode } from '../backup/watch-backups.ts'
import { readSettings } from '../config/env.ts'
import { UserError } from '../user-error.ts'
import { print, runCommand } from './run-command.ts'

const usage =
  'Usage: npm run backup              makes a backup in BACKUP_DIR, while the program runs\n' +
  '       npm run backup -- --list    lists the backups there'

/** Lower than what serves visitors, on the same processors. */
const niceness = 10

await runCommand(async () => {
  const { list, scheduled } = readArguments()
  const settings = readSettings()
  if (!settings.BACKUP_DIR)
    throw new UserError('Set BACKUP_DIR to the folder of the backups, in .env or the environment.')
  if (list) {
    for (const { folder } of await listBackups(settings.BACKUP_DIR)) print(folder)
    return
  }
  if (scheduled) setPriority(niceness)
  const started = performance.now()
  const backup = await backUp(settings, { onlyIfDue: scheduled === true })
  if (backup && !scheduled)
    print(`Backed up to ${backup.folder} in ${((performance.now() - started) / 1000).toFixed(1)} s.`)
  if (!backup?.problem) return
  process.stderr.write(`A backup was made, ${backup.problem}\n`)
  if (scheduled) process.exitCode = problemCode
})

function readArguments() {
  const options = { list: { type: 'boolean' }, scheduled: { type: 'boolean' } } as const
  try {
    return parseArgs({ options }).values
  } catch {
    throw new UserError(usage)
  }
}
