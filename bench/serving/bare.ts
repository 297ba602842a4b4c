import { createServer } from 'node:http'
import { brotliCompressSync, constants } from 'node:zlib'

// The least that Node needs to send just these bytes: what the site's own serving is compared with.
const [address = '', port = ''] = process.argv.slice(2)
const answer = await fetch(address, { headers: { 'accept-encoding': 'identity', cookie: 'webLang=zh' } })
const own = new Set(['content-length', 'content-encoding', 'date', 'connection', 'keep-alive'])
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
const body = brotliCompressSync(Buffer.from(await answer.arrayBuffer()), quality)
const head = [...answer.headers].filter(([name]) => !own.has(name)).flat()
head.push('content-encoding', 'br', 'content-length', String(body.length))
createServer((_request, response) => {
  response.writeHead(200, head)
  response.end(body)
}).listen(Number(port), '127.0.0.1', () => process.stdout.write('ready\n'))
