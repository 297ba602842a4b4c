import { type ChildProcess, spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { root } from '../config/settings.ts'
import { stopSignal } from '../http/shutdown.ts'
import { print } from './run-command.ts'

/** What the server is made of; the site reloads itself in the browser. */
const rooms = ['server', 'studio', 'api', 'content', 'contract']
const program = join(root, 'server/cli/dev-serve.ts')

let child: ChildProcess | undefined
let ending = false
let restarting = false

function serve(): void {
  child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program], { stdio: 'inherit' })
  child.on('exit', (code) => {
    child = undefined
    if (ending) process.exit(0)
    // The bundler ends with a code of its own when it is told to stop.
    if (code && !restarting) print('Waiting for a change before the next try ...')
    else serve()
    restarting = false
  })
}

// One save makes several events; the server ends in order and its successor starts when the port is free.
let pending: NodeJS.Timeout | undefined
for (const room of rooms) {
  watch(join(root, room), { recursive: true }, (_event, name) => {
    if (!name || !/(?<!\.test)\.ts$/.test(name)) return
    clearTimeout(pending)
    pending = setTimeout(() => {
      print(`${room}/${name} changed: starting the server again ...`)
      restarting = child !== undefined
      if (child) child.kill('SIGTERM')
      else serve()
    }, 100)
  })
}

serve()
await stopSignal()
ending = true
if (child) child.kill('SIGTERM')
else process.exit(0)
