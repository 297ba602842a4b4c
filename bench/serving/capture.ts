import { mkdir, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { type BenchRequest, headersOf } from './load.ts'

/** A response of the site as it was sent, stored for the reference servers: its body is the file at `path`. */
export type CapturedResponse = { path: string; status: number; headers: string[] }

const hopHeaders = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length'])

/** Sends each request once and stores the responses in `folder`, with the same bytes and headers, at `/0`, `/1` and so on. */
export async function capture(folder: string, requests: readonly BenchRequest[]): Promise<void> {
  await mkdir(folder, { recursive: true })
  const captured: CapturedResponse[] = []
  for (const [index, each] of requests.entries()) {
    const path = `/${index}`
    const { status, headers, body } = await responseTo(each)
    captured.push({ path, status, headers: [...headers, 'content-length', String(body.length)] })
    await writeFile(join(folder, path), body)
  }
  await writeFile(join(folder, 'captured.json'), JSON.stringify(captured))
}

function responseTo(wanted: BenchRequest): Promise<{ status: number; headers: string[]; body: Buffer }> {
  const { port, path, method } = wanted
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port, path, method, headers: headersOf(wanted) },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () => {
          const headers = Object.entries(response.headers).filter(([name]) => !hopHeaders.has(name))
          const flat = headers.flatMap(([name, value]) => [name, String(value)])
          resolve({ status: response.statusCode ?? 0, headers: flat, body: Buffer.concat(chunks) })
        })
      },
    )
    sent.on('error', reject)
    sent.end(wanted.body)
  })
}
