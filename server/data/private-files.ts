import { chmod, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { print } from '../cli/run-command.ts'

/** Databases with their logs, the anchors of the audit log, and the key of sessions. */
export const isSecret = (name: string) =>
  /^(?:content\.sqlite|people\.sqlite|anchor\.jsonl|studio\.key)/.test(name)

/** Lock files, and what a file system makes by itself. */
export const isOfNoProgram = (name: string) => name.startsWith('.') || name === 'lost+found'

/**
 * From now on files and folders of this process are for its own user only; those with content or accounts that an earlier
 * release left open to others are closed, which is printed once. Windows has no such modes.
 */
export async function closeToOthers(dataDir: string): Promise<void> {
  if (process.platform === 'win32') return
  process.umask(0o077)
  const all = await readdir(dataDir).catch(() => [])
  const names = all.filter(isSecret)
  const closed: string[] = []
  for (const name of names) {
    const file = join(dataDir, name)
    // SQLite's logs come and go; a file of another user stays as it is.
    const mode = (await stat(file).catch(() => undefined))?.mode ?? 0
    const done =
      mode & 0o077 &&
      (await chmod(file, mode & 0o700).then(
        () => true,
        () => false,
      ))
    if (done) closed.push(name)
  }
  const { mode: folderMode = 0 } = (await stat(dataDir).catch(() => undefined)) ?? {}
  // Closed to others, a folder of the whole machine whose name was mistyped would stop its other programs.
  const isOwn = names.length > 0 || all.every(isOfNoProgram)
  const isFolderClosed =
    isOwn &&
    folderMode & 0o007 &&
    (await chmod(dataDir, folderMode & 0o7770).then(
      () => true,
      () => false,
    ))
  if (isFolderClosed) print(`Closed to other users of this machine: ${dataDir}`)
  if (closed.length > 0) print(`Closed to other users of this machine (mode 600): ${closed.join(', ')}`)
}
