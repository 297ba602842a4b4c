import { mkdir, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { type Ask, headersOf } from './load.ts'

/** An answer of the site as it came over the wire, kept for the references: its body is the file at `path`. */
export type Kept = { path: string; status: number; headers: string[] }

const own = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length'])

/** Asks each once and keeps the answers in `folder`, with the same bytes and headers, at `/0`, `/1` and so on. */
export async function capture(folder: string, asks: readonly Ask[]): Promise<void> {
  await mkdir(folder, { recursive: true })
  const kept: Kept[] = []
  for (const [index, ask] of asks.entries()) {
    const path = `/${index}`
    const { status, headers, body } = await answerTo(ask)
    kept.push({ path, status, headers: [...headers, 'content-length', String(body.length)] })
    await writeFile(join(folder, path), body)
  }
  await writeFile(join(folder, 'kept.json'), JSON.stringify(kept))
}

function answerTo(ask: Ask): Promise<{ status: number; headers: string[]; body: Buffer }> {
  const { port, path, method } = ask
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers: headersOf(ask) }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => {
        const headers = Object.entries(answer.headers).filter(([name]) => !own.has(name))
        const flat = headers.flatMap(([name, value]) => [name, String(value)])
        resolve({ status: answer.statusCode ?? 0, headers: flat, body: Buffer.concat(chunks) })
      })
    })
    sent.on('error', reject)
    sent.end(ask.body)
  })
}
