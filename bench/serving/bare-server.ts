import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { CapturedResponse } from './capture.ts'

// Sends captured responses with plain node:http: the reference for the site's own serving.
const [folder = '', port = ''] = process.argv.slice(2)
const captured: CapturedResponse[] = JSON.parse(readFileSync(`${folder}/captured.json`, 'utf8'))
const responses = new Map(
  captured.map(({ path, ...head }) => [path, { ...head, body: readFileSync(folder + path) }] as const),
)
createServer((request, response) => {
  const found = responses.get(request.url ?? '')
  if (!found) return response.writeHead(404).end()
  response.writeHead(found.status, found.headers)
  response.end(found.body)
}).listen(Number(port), '127.0.0.1', () => process.stdout.write('ready\n'))
