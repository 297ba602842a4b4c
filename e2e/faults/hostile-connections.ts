// Holds many connections to a program on this machine, each of one hostile kind, from many source addresses; opens a
// closed one again. Arguments: port, connections, seconds, path of something large. Prints how many are open once a second.
import { connect, type Socket } from 'node:net'

const [port = 0, count = 0, seconds = 0] = process.argv.slice(2, 5).map(Number)
const large = process.argv[5] ?? '/'
const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`

const kinds: ((socket: Socket) => void)[] = [
  // Silent.
  () => {},
  // Half-closed after a part of a header.
  (socket) => socket.end('GET / HTTP/1.1\r\nHost: local'),
  // A byte of a header at a time.
  (socket) => drip(socket, 'GET / HTTP/1.1\r\nX-A: '),
  // A byte of a body at a time.
  (socket) =>
    drip(socket, 'POST /backends/api/scenic HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n'),
  // Reads nothing of what it asked for.
  (socket) => socket.pause().write(get(large)),
  // The same many times over.
  (socket) => socket.pause().write(get(large).repeat(60)),
]

function drip(socket: Socket, start: string): void {
  socket.write(start)
  const timer = setInterval(() => socket.write('a'), 1_000)
  socket.on('close', () => clearInterval(timer))
}

const ends = Date.now() + seconds * 1_000
let open = 0
function attack(n: number): void {
  if (Date.now() > ends) return
  const socket = connect({
    port,
    host: '127.0.0.1',
    localAddress: `127.0.1.${1 + (n % 50)}`,
    allowHalfOpen: true,
  })
  socket.on('connect', () => {
    open += 1
    kinds[n % kinds.length]?.(socket)
    socket.on('close', () => {
      open -= 1
    })
  })
  socket.on('error', () => undefined)
  socket.on('close', () => setTimeout(attack, 1_000, n))
}

for (let n = 0; n < count; n += 1) setTimeout(attack, (n / count) * 1_000, n)
setInterval(() => process.stdout.write(`${open}\n`), 1_000)
setTimeout(() => process.exit(), (seconds + 1) * 1_000)
