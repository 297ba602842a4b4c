import { chmod, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { marker } from '@shanmen/content/media/installation.ts'
import { print } from '../cli/run-command.ts'

/** What the program puts into DATA_DIR as folders; a file in the place of one would end it later, with a stack. */
export const ownFolders = ['media', 'originals', 'uploads', 'receiving', 'stored', 'backups', 'media-copies']
export const ownFiles = ['content.sqlite', 'anchor.jsonl', 'restored.jsonl']
/** What a folder of this program has where anchors were lost on PostgreSQL. */
const otherFiles = ['anchor.key', 'public-media.json', marker]

/** Databases with their logs, the anchors of the audit log, and the key of sessions. */
const isSecret = (name: string) => /^(?:content\.sqlite|people\.sqlite|anchor\.jsonl|studio\.key)/.test(name)

/** Lock files, and what a file system makes by itself. */
const isOfNoProgram = (name: string) => name.startsWith('.') || name === 'lost+found'

/** A name of something else in a folder that holds no data of this program; undefined for a folder that may be its own. */
export function foreignName(names: readonly string[]): string | undefined {
  if (names.some((name) => isSecret(name) || ownFiles.includes(name) || otherFiles.includes(name)))
    return undefined
  return names.find((name) => !isOfNoProgram(name) && !ownFolders.includes(name))
}

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
  const isOwn = foreignName(all) === undefined
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
