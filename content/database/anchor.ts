import { appendFile, open, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A head of the audit chain kept outside the database, so that cutting off its newest links is noticed. */
export type Anchor = { no: number; hash: string; at: string }

const fileOf = (dataDir: string) => join(dataDir, 'anchor.jsonl')

/** Appends a head. The line is on disk when this returns. */
export async function appendAnchor(dataDir: string, { no, hash, at }: Anchor): Promise<void> {
  const file = await open(fileOf(dataDir), 'a')
  try {
    await appendFile(file, `${JSON.stringify({ no, hash, at })}\n`)
    await file.datasync()
  } finally {
    await file.close()
  }
}

/** All anchors, oldest first. A last line that a power cut left half written is passed over. */
export async function readAnchors(dataDir: string): Promise<Anchor[]> {
  const text = await readFile(fileOf(dataDir), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  return text.split('\n').flatMap((line) => {
    try {
      const { no, hash, at } = JSON.parse(line)
      return typeof no === 'number' && typeof hash === 'string' ? [{ no, hash, at: String(at) }] : []
    } catch {
      return []
    }
  })
}
