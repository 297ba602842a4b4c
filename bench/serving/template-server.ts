import { createServer } from 'node:http'
import { createRequestListener } from '@react-router/node'

// The framework's own template with its own request listener: a plain React Router server.
const [folder = '', port = ''] = process.argv.slice(2)
const build = await import(`${folder}/server/index.js`)
createServer(createRequestListener({ build, mode: 'production' })).listen(Number(port), '127.0.0.1', () =>
  process.stdout.write('ready\n'),
)
