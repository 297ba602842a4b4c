import { appendFile, open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from './tables.ts'

/** The newest line of the audit log, stored outside the database too, so that removing the last lines is noticed. */
export type Anchor = { no: number; hash: string; at: string }

const fileOf = (dataDir: string) => join(dataDir, 'anchor.jsonl')

/** The line is on disk when this returns. */
export async function appendAnchor(dataDir: string, { no, hash, at }: Anchor): Promise<void> {
  const file = await open(fileOf(dataDir), 'a')
  try {
    await appendFile(file, `${JSON.stringify({ no, hash, at })}\n`)
    await file.datasync()
  } finally {
    await file.close()
  }
}

/** All anchors, oldest first. A last line that was half written at a power cut is skipped. */
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

/**
 * Anchors the newest audit line unless it is: a process that ended between its commit and the anchor leaves it without
 * one. A log shorter than its anchors is left alone, for the verification to find.
 */
export async function anchorHead({ read, dataDir, anchor }: Anchored): Promise<void> {
  const head = await read
    .selectFrom('audit')
    .select(['no', 'hash', 'at'])
    .orderBy('no', 'desc')
    .limit(1)
    .executeTakeFirst()
  const last = (await readAnchors(dataDir)).at(-1)
  if (head && head.no > (last?.no ?? 0)) await anchor(head)
}

type Anchored = { read: Pick<Database, 'selectFrom'>; dataDir: string; anchor(head: Anchor): Promise<void> }
