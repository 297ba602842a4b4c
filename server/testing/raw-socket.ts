import { connect } from 'node:net'

/** Sends exactly these bytes to a local port and answers everything that comes back; for tests of framing. */
export function sendRaw(port: number, bytes: string, timeoutMs = 3_000): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1' })
    let text = ''
    socket.setTimeout(timeoutMs, () => socket.destroy())
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1')
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(text))
    socket.write(bytes, 'latin1')
  })
}
