import { open } from 'node:fs/promises'

/**
 * Appends a line to a file that its owner alone may read; it is on disk when this returns. After a line that was half written, at a
 * power cut or on a full disk, it begins one of its own.
 */
export async function appendLine(path: string, line: string): Promise<void> {
  const file = await open(path, 'a+', 0o600)
  try {
    const { size } = await file.stat()
    const last = size > 0 ? (await file.read(Buffer.alloc(1), 0, 1, size - 1)).buffer.toString() : '\n'
    await file.appendFile(`${last === '\n' ? '' : '\n'}${line}\n`)
    await file.datasync()
  } finally {
    await file.close()
  }
}
