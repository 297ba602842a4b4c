import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { Kept } from './capture.ts'

// The least that Node needs to send just these bytes: what the site's own serving is compared with.
const [folder = '', port = ''] = process.argv.slice(2)
const kept: Kept[] = JSON.parse(readFileSync(`${folder}/kept.json`, 'utf8'))
const answers = new Map(
  kept.map(({ path, ...head }) => [path, { ...head, body: readFileSync(folder + path) }] as const),
)
createServer((request, response) => {
  const answer = answers.get(request.url ?? '')
  if (!answer) return response.writeHead(404).end()
  response.writeHead(answer.status, answer.headers)
  response.end(answer.body)
}).listen(Number(port), '127.0.0.1', () => process.stdout.write('ready\n'))
