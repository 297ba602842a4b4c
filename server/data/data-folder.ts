import { constants, existsSync } from 'node:fs'
import { access, mkdir, rm, rmdir, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { hintFor } from '@shanmen/content/database/trouble.ts'
import { StorageError } from '@shanmen/content/errors.ts'
import { errorCode, UserError } from '../user-error.ts'

/**
 * Looks whether the folder can be written to, or made where it is missing; makes nothing. Throws a UserError that says
 * what to do when that is not possible.
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
 * Makes the folder and tries to write in it. Answers what takes back the folders that were made, as long as they are
 * empty. Throws a UserError that says what to do when that is not possible.
 */
export async function openFolder(folder: string): Promise<() => Promise<void>> {
  const trial = join(folder, `.trial-${process.pid}`)
  const made: string[] = []
  const takeBack = async () => {
    // What is no longer empty is in use by someone else.
    for (const one of made.toReversed()) await rmdir(one).catch(() => undefined)
  }
  try {
    await makeFolder(folder, made)
    await writeFile(trial, '')
    await rm(trial)
    return takeBack
  } catch (error) {
    await takeBack()
    throw cannotWrite(folder, error)
  }
}

const nearest = (folder: string): string => (existsSync(folder) ? folder : nearest(dirname(folder)))

const isFull = (error: unknown): boolean => ['ENOSPC', 'EDQUOT'].includes(errorCode(error) ?? '')

const cannotWrite = (folder: string, error: unknown): Error =>
  isFull(error)
    ? new StorageError(hintFor(error, { dataDir: folder }), { cause: error })
    : new UserError(
        `The folder ${folder} cannot be written to (${errorCode(error) ?? error}). ` +
          'Give this user the right to write there, or choose another: DATA_DIR=/path/to/folder npm start',
      )

/** With `recursive`, mkdir tries for ever where the system answers "no such folder" for one that may not be made. */
async function makeFolder(folder: string, made: string[]): Promise<void> {
  if (existsSync(folder)) return
  await makeFolder(dirname(folder), made)
  try {
    await mkdir(folder)
    made.push(folder)
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  }
}
