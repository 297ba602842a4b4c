import type { Listener } from './open-server.ts'
import { securityHeaders } from './security-headers.ts'

/** What is answered between taking the port and being ready: alive, not ready, come back in a moment. */
export const startingListener: Listener = (request, response) => {
  const alive = request.url === '/healthz'
  response.writeHead(alive ? 200 : 503, {
    ...securityHeaders(false),
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    ...(!alive && { 'Retry-After': '5' }),
  })
  response.end(JSON.stringify({ status: alive ? 'ok' : 'starting' }))
}
