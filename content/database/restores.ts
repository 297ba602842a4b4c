import { createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { appendLine } from './append-line.ts'

/**
 * That a backup was put back: the chain up to this line is taken as right, and `anchors` lines before it no longer count.
 * `backups` are the names of those that were there.
 */
export type Restore = {
  no: number
  hash: string
  at: string
  by: string
  anchors: number
  backups?: string[]
}

const fileOf = (dataDir: string) => join(dataDir, 'restored.jsonl')
const keyFileOf = (dataDir: string) => join(dataDir, 'anchor.key')

/** The key of this installation that signs restores; undefined where there is none, or an empty one with which anyone could sign. */
async function readKey(dataDir: string): Promise<string | undefined> {
  const key = await readFile(keyFileOf(dataDir), 'utf8').catch(() => '')
  return /^[\w-]{43}$/.test(key) ? key : undefined
}

/** Whole or not at all: on a full disk there is none. */
async function makeKey(dataDir: string): Promise<string> {
  const key = randomBytes(32).toString('base64url')
  const part = `${keyFileOf(dataDir)}.${randomUUID()}`
  try {
    await writeFile(part, key, { mode: 0o600, flush: true })
    await rename(part, keyFileOf(dataDir))
    return key
  } finally {
    await rm(part, { force: true })
  }
}

// Lines of earlier releases have no backups.
const sign = (key: string, { no, hash, at, by, anchors, backups }: Restore): string =>
  createHmac('sha256', key)
    .update(JSON.stringify([no, hash, at, by, anchors, ...(backups ? [backups] : [])]))
    .digest('hex')

/** Appends a signed line. */
export async function appendRestore(dataDir: string, restore: Restore): Promise<void> {
  const signature = sign((await readKey(dataDir)) ?? (await makeKey(dataDir)), restore)
  await appendLine(fileOf(dataDir), JSON.stringify({ ...restore, signature }))
}

/** The newest restore whose signature is this installation's. */
export async function readLastRestore(dataDir: string): Promise<Restore | undefined> {
  const text = await readFile(fileOf(dataDir), 'utf8').catch(() => '')
  const key = await readKey(dataDir)
  if (key === undefined) return undefined
  return text
    .split('\n')
    .flatMap((line) => parse(key, line) ?? [])
    .at(-1)
}

function parse(key: string, line: string): Restore | undefined {
  try {
    const { signature, ...restore }: Restore & { signature: string } = JSON.parse(line)
    const [given, right] = [Buffer.from(signature), Buffer.from(sign(key, restore))]
    return given.length === right.length && timingSafeEqual(given, right) ? restore : undefined
  } catch {
    return undefined
  }
}
