import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { appendFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** That a backup was put back: the chain up to this line is taken as right, and `anchors` lines before it no longer count. */
export type Restore = { no: number; hash: string; at: string; by: string; anchors: number }

const fileOf = (dataDir: string) => join(dataDir, 'restored.jsonl')

/** The key of this installation that signs restores, readable by its owner alone; made when it is missing. */
async function readKey(dataDir: string): Promise<string> {
  const file = join(dataDir, 'anchor.key')
  await writeFile(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    },
  )
  return readFile(file, 'utf8')
}

const sign = (key: string, { no, hash, at, by, anchors }: Restore): string =>
  createHmac('sha256', key)
    .update(JSON.stringify([no, hash, at, by, anchors]))
    .digest('hex')

/** Appends a signed line. */
export async function appendRestore(dataDir: string, restore: Restore): Promise<void> {
  const signature = sign(await readKey(dataDir), restore)
  await appendFile(fileOf(dataDir), `${JSON.stringify({ ...restore, signature })}\n`, {
    mode: 0o600,
    flush: true,
  })
}

/** The newest restore whose signature is this installation's. */
export async function readLastRestore(dataDir: string): Promise<Restore | undefined> {
  const text = await readFile(fileOf(dataDir), 'utf8').catch(() => '')
  if (text === '') return undefined
  const key = await readKey(dataDir)
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
