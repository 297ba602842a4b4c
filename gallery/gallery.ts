import { createReadStream, existsSync, rmSync } from 'node:fs'
import { join, normalize } from 'node:path'
import { createServer, type Plugin } from 'vite'
import { openSample, type Sample } from './sample.ts'

const repository = join(import.meta.dirname, '..')
const types: Record<string, string> = { avif: 'image/avif', webp: 'image/webp', pdf: 'application/pdf' }

/** Serves the answers of the API as `/sample.json`, and the pictures and files of the sample. */
const serveSample = ({ data, folder }: Sample): Plugin => ({
  name: 'gallery-sample',
  configureServer({ middlewares }) {
    middlewares.use('/sample.json', (_, response) => {
      response.setHeader('Content-Type', 'application/json')
      response.end(JSON.stringify(data))
    })
    middlewares.use('/media', (request, response, next) => {
      const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://gallery').pathname))
      const file = join(folder, 'media', path)
      if (!existsSync(file)) return next()
      response.setHeader('Content-Type', types[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream')
      createReadStream(file).pipe(response)
    })
  },
})

process.stdout.write('Loading the sample ...\n')
const sample = await openSample()
// The server ends the process at a signal, so nothing asynchronous would run.
process.once('exit', () => rmSync(sample.folder, { recursive: true, force: true }))
const vite = await createServer({
  configFile: false,
  root: import.meta.dirname,
  publicDir: join(repository, 'brand/public/site'),
  cacheDir: join(repository, 'node_modules/.cache/gallery'),
  plugins: [serveSample(sample)],
  css: { modules: { generateScopedName: '[name]_[local]' } },
  resolve: { dedupe: ['react', 'react-dom', 'react-router'] },
  optimizeDeps: { entries: ['index.html', 'page.html'] },
  server: { port: 3002, host: 'localhost', fs: { allow: [repository] } },
})
await vite.listen()
process.stdout.write(`The gallery is on ${vite.resolvedUrls?.local[0]}\n`)
