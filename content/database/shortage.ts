import { open } from 'node:fs/promises'
import { devNull } from 'node:os'

/**
 * Whether the process or the machine has too many files open, or no memory left: such a failure says nothing about what
 * was to be read.
 */
export async function isShortage(error: unknown): Promise<boolean> {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  if (/^(?:EMFILE|ENFILE|ENOMEM)$/.test(code)) return true
  // SQLite's cantopen, which does not say why.
  return 'errcode' in error && Number(error.errcode) === 14 && !(await canOpenFiles())
}

/** As many as SQLite needs at once for a database with its log, and some more. */
const files = 8

async function canOpenFiles(): Promise<boolean> {
  const opened = await Promise.allSettled(Array.from({ length: files }, () => open(devNull)))
  for (const each of opened) if (each.status === 'fulfilled') await each.value.close()
  return opened.every(({ status }) => status === 'fulfilled')
}
