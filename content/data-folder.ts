import { existsSync } from 'node:fs'
import { access, constants, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hintFor } from './database/storage-hint.ts'
import { StorageError } from './errors.ts'

/** The content of an installation without a database server. */
export const sqliteFile = (dataDir: string): string => join(dataDir, 'content.sqlite')

/** Makes the folder of the data, for the user of this process only. Throws a StorageError where nothing can be written in it. */
export async function makeFolder(dataDir: string): Promise<void> {
  try {
    await mkdir(join(dataDir, 'media'), { recursive: true, mode: 0o700 })
    await access(dataDir, constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new StorageError(hintFor(error, { dataDir }), { cause: error })
  }
}

/** Drafts are for the user of this process only; SQLite gives its other files the mode of the first. */
export async function createPrivate(file: string): Promise<void> {
  // An existing file is not opened: closing it would end the locks that this process has on it. What fails here fails again.
  if (!existsSync(file)) await writeFile(file, '', { flag: 'wx', mode: 0o600 }).catch(() => undefined)
}
