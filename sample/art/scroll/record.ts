import { writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'

const file = new URL('./tiles.json', import.meta.url)

/** Digest of the painting the committed tiles were cut from; undefined before the first rendering. */
export async function readPainted(): Promise<string | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')).painted
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

export const writePainted = (painted: string) =>
  writeFileSync(file, `${JSON.stringify({ painted }, null, 2)}\n`)
