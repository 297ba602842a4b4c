import { randomBytes } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * The key that signs session cookies and locks the second factors, made at the first start and kept beside the data
 * for its owner only. Without it, everyone signs in again and enrols the second factor anew.
 */
export async function readSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'studio.key')
  const read = () =>
    readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return ''
      throw error
    })
  const there = (await read()).trim()
  if (there) return there
  // Written whole beside its place and linked: of two processes that start at once, one key wins.
  const beside = `${file}.${process.pid}`
  await writeFile(beside, `${randomBytes(36).toString('base64url')}\n`, { mode: 0o600 })
  await link(beside, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(beside)
  return (await read()).trim()
}
