import { statfs } from 'node:fs/promises'

/** Below this nothing that writes can be trusted to finish; what is left is for texts and the files of the database. */
export const minFreeBytes = 256 * 1024 * 1024

/** The bytes that this process may still write below a folder; undefined where the folder cannot be read. */
export async function readFreeBytes(folder: string): Promise<number | undefined> {
  const disk = await statfs(folder).catch(() => undefined)
  return disk && disk.bavail * disk.bsize
}
