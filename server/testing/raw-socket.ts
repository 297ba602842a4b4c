import { connect } from 'node:net'

/** A connection of a test: what came so far, and whether it was closed. It reads only while it is not paused. */
export function openRaw(port: number, options: { from?: string; allowHalfOpen?: boolean } = {}) {
  const { from: localAddress, allowHalfOpen } = options
  const socket = connect({ port, host: '127.0.0.1', localAddress, allowHalfOpen })
  const heard = { text: '', isClosed: false }
  socket.on('data', (chunk) => {
    heard.text += chunk.toString('latin1')
  })
  socket.on('error', () => undefined)
  socket.on('close', () => {
    heard.isClosed = true
  })
  return { socket, heard }
}

/** Sends exactly these bytes to a local port and answers everything that comes back; for tests of framing. */
export function sendRaw(port: number, bytes: string, timeoutMs = 3_000): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1' })
    let text = ''
    socket.setTimeout(timeoutMs, () => socket.destroy())
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1')
    })
    // A server that closes before it has read everything resets the connection; what it has answered counts.
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error)
    })
    socket.on('close', () => resolve(text))
    socket.write(bytes, 'latin1')
  })
}
