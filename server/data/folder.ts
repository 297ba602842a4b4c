import { randomUUID } from 'node:crypto'
import { constants, existsSync, type Stats } from 'node:fs'
import { access, mkdir, rm, rmdir, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { hintFor } from '@shanmen/content/database/storage-hint.ts'
import { StorageError } from '@shanmen/content/errors.ts'
import { errorCode, UserError } from '../user-error.ts'

/**
 * Checks that the folder can be written to, or created if missing; creates nothing. Throws a UserError that says what to
 * do when it cannot.
 */
export async function ensureWritable(folder: string): Promise<void> {
  try {
    const there = nearest(folder)
    if (!(await stat(there)).isDirectory())
      throw Object.assign(new Error('not a folder'), { code: 'ENOTDIR' })
    await access(there, constants.W_OK | constants.X_OK)
  } catch (error) {
    throw cannotWrite(folder, error)
  }
}

/**
 * Creates the folder and tries to write in it. Returns a function that removes the created folders as long as they are
 * empty. Throws a UserError that says what to do when it cannot.
 */
export async function openFolder(folder: string): Promise<() => Promise<void>> {
  const probe = join(folder, `.probe-${randomUUID()}`)
  const created: string[] = []
  const removeCreated = async () => {
    // A folder that is no longer empty is in use.
    for (const one of created.toReversed()) await rmdir(one).catch(() => undefined)
  }
  try {
    await createFolder(folder, created)
    await writeFile(probe, '')
    await rm(probe)
    return removeCreated
  } catch (error) {
    await removeCreated()
    throw cannotWrite(folder, error)
  }
}

const nearest = (folder: string): string => (existsSync(folder) ? folder : nearest(dirname(folder)))

const isFull = (error: unknown): boolean => ['ENOSPC', 'EDQUOT'].includes(errorCode(error) ?? '')

const cannotWrite = (folder: string, error: unknown, setting = 'DATA_DIR'): Error =>
  isFull(error)
    ? new StorageError(hintFor(error, { dataDir: folder }), { cause: error })
    : new UserError(
        `The folder ${folder} cannot be written to (${errorCode(error) ?? error}). ` +
          `Give this user the right to write there, or choose another: ${setting}=/path/to/folder npm start`,
      )

/** Another machine's folder that is slower than this may be silent for hours. */
const answerMs = 5_000

/**
 * Makes the folder of media where there is none. One that is there is left as it is: where it cannot be written to, pictures are
 * served all the same. Resolves to whether it answers: on a machine that hangs, `ask` would wait for as long as that does. Throws a
 * UserError that says what to do.
 */
export async function makeMediaFolder(
  folder: string,
  ask: (path: string) => Promise<Stats> = stat,
): Promise<boolean> {
  try {
    const silent = setTimeout(answerMs, 'silent' as const, { ref: false })
    const found = await Promise.race([ask(folder).catch(() => undefined), silent])
    if (found === 'silent') return false
    if (found && !found.isDirectory()) throw Object.assign(new Error('not a folder'), { code: 'ENOTDIR' })
    await createFolder(folder)
    return true
  } catch (error) {
    throw cannotWrite(folder, error, 'MEDIA_URL')
  }
}

/** With `recursive`, mkdir tries for ever where the system reports "no such folder" for one that must not be created. */
export async function createFolder(folder: string, created: string[] = []): Promise<void> {
  if (existsSync(folder)) return
  await createFolder(dirname(folder), created)
  try {
    await mkdir(folder)
    created.push(folder)
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  }
}
