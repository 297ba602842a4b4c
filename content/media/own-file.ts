import { lstat } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Whether this is a file in a folder, and neither is a link: what a link in the folder of media leads to, such as the
 * accounts, would be public.
 */
export async function isOwnFile(file: string): Promise<boolean> {
  try {
    return (await lstat(dirname(file))).isDirectory() && (await lstat(file)).isFile()
  } catch {
    return false
  }
}
