// Runs a program of this project on the runtime it was made for, on any machine with Node 20 or newer.
import { spawn } from 'node:child_process'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensurePackages } from './packages.mjs'
import { findRuntime, runtimeArguments, runtimeEnvironment } from './runtime.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const [script, ...args] = process.argv.slice(2)

const fail = (message) => {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

if (!script) fail('Usage: node scripts/run.mjs <program.ts> [arguments]')
const onlyRuns =
  /^(?:server\/cli\/(?:start|sample|set-up-link|doctor|backup|restore|migrate-database)|scripts\/sbom)\.ts$/.test(
    script,
  )
const problem = ensurePackages(root, { onlyRuns })
if (problem) fail(problem)
const runtime = findRuntime(root)
if (runtime.problem) fail(runtime.problem)

const child = spawn(runtime.path, [...runtimeArguments, join(root, script), ...args], {
  stdio: 'inherit',
  env: {
    ...runtimeEnvironment,
    ...process.env,
    PATH: [dirname(runtime.path), join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules/.cache/compiled'),
  },
})

// Ctrl-C reaches both processes; the program may get the signal twice, and ends on its own.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))

// npm does not forward SIGHUP or its own end: without npm the program must end too, and free its port.
const parent = process.ppid
if (process.env.npm_lifecycle_event)
  setInterval(() => process.ppid !== parent && child.kill('SIGHUP'), 500).unref()

child.on('error', (error) => fail(`${runtime.path} does not start: ${error.message}`))
child.on('exit', (code, signal) => {
  if (signal === null) process.exit(code)
  process.removeAllListeners(signal)
  process.kill(process.pid, signal)
})
